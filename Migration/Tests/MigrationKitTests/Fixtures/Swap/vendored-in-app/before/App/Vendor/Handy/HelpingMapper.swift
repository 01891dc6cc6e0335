public class HelpingMapper {}
