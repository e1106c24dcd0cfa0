# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of dubarry-cli for fish. The program says what a word can be, so that this file has to
# know no command and no option.

function __dubarry_cli
    set -l words (commandline -opc) (commandline -ct)
    for line in ($words[1] complete $words[2..-1] 2>/dev/null)
        if test "$line" = :file
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end

complete -c dubarry-cli -f -a '(__dubarry_cli)'
