# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of dubarry-cli for fish.

set -l commands resolve score check-box box play replay forecast course stats games data simulate rules help
set -l box list new show export import compare merge delete trash restore
set -l games list rename delete trash restore export import repair branch log

# The first column of a list: the ids of games or profiles.
function __dubarry_cli_ids
    dubarry-cli $argv 2>/dev/null | string replace -r ' .*' ''
end

# Whether the words that are no options are these, and the one to complete comes next.
function __dubarry_cli_after
    set -l words (commandline -opc | string match -v -- '-*')
    test "$words[2..-1]" = "$argv"
end

# Whether the command is one of these.
function __dubarry_cli_in
    set -l words (commandline -opc | string match -v -- '-*')
    contains -- "$words[2]" $argv
end

# Whether this command has one of these verbs.
function __dubarry_cli_verb
    set -l words (commandline -opc | string match -v -- '-*')
    test "$words[2]" = "$argv[1]"; and contains -- "$words[3]" $argv[2..-1]
end

complete -c dubarry-cli -f
complete -c dubarry-cli -n '__dubarry_cli_after' -a "$commands"
complete -c dubarry-cli -n '__dubarry_cli_after help' -a "$commands scenario codes schemas status"
complete -c dubarry-cli -n '__dubarry_cli_after box' -a "$box"
complete -c dubarry-cli -n '__dubarry_cli_after games' -a "$games"
complete -c dubarry-cli -n '__dubarry_cli_after data' -a 'export import'
complete -c dubarry-cli -n '__dubarry_cli_in resolve score check-box replay forecast course data' -F
complete -c dubarry-cli -n '__dubarry_cli_verb box import export compare merge' -F
complete -c dubarry-cli -n '__dubarry_cli_verb games import export' -F
complete -c dubarry-cli -n '__dubarry_cli_in replay forecast course' -a '(__dubarry_cli_ids games list)'
for verb in show export delete
    complete -c dubarry-cli -n "__dubarry_cli_after box $verb" -a '(__dubarry_cli_ids box list)'
end
for verb in rename delete export repair branch log
    complete -c dubarry-cli -n "__dubarry_cli_after games $verb" -a '(__dubarry_cli_ids games list)'
end
complete -c dubarry-cli -n '__dubarry_cli_verb box new compare merge' -a '(__dubarry_cli_ids box list)'
complete -c dubarry-cli -n '__dubarry_cli_after box restore' -a '(__dubarry_cli_ids box trash)'
complete -c dubarry-cli -n '__dubarry_cli_after games restore' -a '(__dubarry_cli_ids games trash)'

complete -c dubarry-cli -l plain
complete -c dubarry-cli -l edition -x -a 'en fr uk classic'
complete -c dubarry-cli -s h -l help
complete -c dubarry-cli -n '__dubarry_cli_after' -l version
complete -c dubarry-cli -n '__dubarry_cli_in resolve' -s e -l explain
complete -c dubarry-cli -n '__dubarry_cli_in resolve play simulate' -s s -l seed -x
complete -c dubarry-cli -n '__dubarry_cli_in play' -l new
complete -c dubarry-cli -n '__dubarry_cli_in play' -s g -l game -x -a '(__dubarry_cli_ids games list)'
complete -c dubarry-cli -n '__dubarry_cli_in play' -l name -x
complete -c dubarry-cli -n '__dubarry_cli_in play simulate' -s b -l box -r -F -a '(__dubarry_cli_ids box list)'
complete -c dubarry-cli -n '__dubarry_cli_in play simulate' -s m -l expansions -x -a '(__fish_append , jewelry-box fancy festivity expert)'
complete -c dubarry-cli -n '__dubarry_cli_in play' -s w -l cards -x -a 'app table learn'
complete -c dubarry-cli -n '__dubarry_cli_in play simulate' -l strength -x -a 'printed card-fewer card-more pp-5 pp-10'
complete -c dubarry-cli -n '__dubarry_cli_in play games' -l deal -x
complete -c dubarry-cli -n '__dubarry_cli_in play' -l week -x -a now
complete -c dubarry-cli -n '__dubarry_cli_in games' -l at -x
complete -c dubarry-cli -n '__dubarry_cli_in games' -l code
complete -c dubarry-cli -n '__dubarry_cli_in games' -l player -x
complete -c dubarry-cli -n '__dubarry_cli_in games' -l location -x
complete -c dubarry-cli -n '__dubarry_cli_in play games' -l ascii
complete -c dubarry-cli -n '__dubarry_cli_in play simulate' -l second-place
complete -c dubarry-cli -n '__dubarry_cli_in play simulate' -l without-candidate
complete -c dubarry-cli -n '__dubarry_cli_in play simulate' -l without-zero-gown
complete -c dubarry-cli -n '__dubarry_cli_in simulate' -s n -l games -x
complete -c dubarry-cli -n '__dubarry_cli_in simulate' -s j -l jobs -x
complete -c dubarry-cli -n '__dubarry_cli_in stats' -l csv
complete -c dubarry-cli -n '__dubarry_cli_in replay forecast stats games simulate' -l json
complete -c dubarry-cli -n '__dubarry_cli_in box games data' -s f -l force
