public class HelpingMapper {} // find
