import LawModels
