/// What of the manual page is written by hand.
enum ManualText {
    /// What stands before the commands.
    static let beginning = #"""
        .\" Made by 'kata manual'.
        .ad l
        .SH NAME
        kata \- a dojo for design patterns
        .SH SYNOPSIS
        .B kata
        .I command
        .RI [ argument " ...]"
        .SH DESCRIPTION
        A kata is a YAML script of objects and commands, with the log that they should leave.
        .B kata
        runs it against a module, which is plain code without anything of kata's in it, keeps the commands on a queue that
        can be undone and redone, and shows at which command the log parts from what was expected.
        .PP
        Learners begin with
        .BR "kata list" ", " "kata start" " and " "kata watch" ,
        authors with
        .BR "kata new" ,
        and teachers with
        .BR "kata grade" .
        .PP
        A kata is named by its file, by a folder that holds some, or by its id, which is the file's name without
        .IR .yaml .
        Ids are looked up in
        .I Katas
        here and in the folders above, in the user's own folder, and in the installation.
        .SH OPTIONS
        Nearly every command takes these. Those of its own stand below.
        .TP
        \fB\-\-color\fR \fIwhen\fR
        Write in colour:
        .BR auto " (on a terminal), " always " or " never .
        .TP
        \fB\-\-plugins\fR \fIdir\fR
        Look for plugins in this folder first; may be repeated.
        .TP
        .B \-\-version
        Show the version.
        .TP
        \fB\-h\fR, \fB\-\-help\fR
        Show how the command is used.
        """#

    /// What stands behind the commands.
    static let end = #"""
        .SH EXIT STATUS
        The first of 130, 70, 2, 3, 1, 4 and 0 that applies.
        .TP
        .B 0
        All passed.
        .TP
        .B 1
        A solution did not pass: a log differs, an expectation is false, an error was thrown. A mutant lives, a starter
        passes, or
        .B accept \-\-check
        would change something.
        .TP
        .B 2
        A kata file or a manifest is invalid.
        .TP
        .B 3
        A solution could not be judged to its end: it does not build, lacks something, crashed or met a limit.
        .TP
        .B 4
        Nothing was selected. A run that judged nothing never passes.
        .TP
        .B 64
        The command line is wrong.
        .TP
        .B 70
        kata itself or the machine failed; never the solution's fault.
        .TP
        .B 75
        Try again, here or elsewhere:
        .B grade
        has submissions without a result, or this machine cannot isolate as
        .B \-\-isolation
        asks.
        .TP
        .B 130
        Interrupted.
        .SH ENVIRONMENT
        .TP
        .B KATA_PLUGINS
        Folders of plugins, parted by colons. They come after those of
        .BR \-\-plugins .
        .TP
        .BR XDG_CACHE_HOME ", " XDG_STATE_HOME ", " XDG_DATA_HOME ", " XDG_CONFIG_HOME
        Where the files below are kept, in place of
        .IR ~/.cache ", " ~/.local/state ", " ~/.local/share " and " ~/.config .
        .TP
        .BR LC_ALL ", " LC_MESSAGES ", " LANG
        The language of titles, stories and hints, where a kata has several. The first that is set counts.
        .TP
        .BR NO_COLOR ", " TERM
        No colour where the first is set, or the second is
        .BR dumb .
        .TP
        .B PAGER
        Shows long pages;
        .B less
        otherwise.
        .TP
        .B CI
        Where it is set,
        .B kata accept
        writes nothing.
        .TP
        .BR PATH ", " DEVELOPER_DIR ", " SDKROOT ", " TOOLCHAINS ", " TMPDIR
        Find compilers, and are handed on to them. A solution sees nothing of the environment.
        .TP
        .B GITHUB_STEP_SUMMARY
        Where it is set,
        .B kata grade \-\-format github
        adds its summary to the job's.
        .SH FILES
        .TP
        .IR Katas/ID.yaml ", " Plugins/patterns/ID ", " Plugins/languages/ID
        Katas, modules and languages, beside one another in a project.
        .TP
        .I .kata/workspace.yaml
        Which kata the folder that
        .B kata start
        made belongs to.
        .TP
        .I ~/.local/share/kata
        Katas and plugins of your own.
        .TP
        .I ~/.local/state/kata/progress.json
        What you have solved, and which hints you took.
        .TP
        .I ~/.config/kata/trusted
        The folders whose languages may run; see
        .BR "kata plugin trust" .
        .TP
        .I ~/.cache/kata
        Modules as they were built. It may be removed at any time.
        .SH EXAMPLES
        .nf
        kata list                                    what there is, and what you have solved
        kata start state; cd state; kata watch       practise
        kata run Katas --format junit=report.xml     run all, for a CI server
        kata new bell; kata verify bell              a kata of your own
        .fi
        .SH SEE ALSO
        .BR less (1)
        .PP
        The pages in
        .I docs
        of the source tell more:
        .IR write-a-kata.md ", " kata-file.md ", " write-a-plugin.md ", " formats.md .
        """#
}
