# Runs a program until standard input is closed. Arguments: file for what it prints, program, arguments of the program.
log=$1
shift
start() {
    "$@" < /dev/null >> "$log" 2>&1 &
    process=$!
}
end() {
    kill "-$1" "$process" 2> /dev/null
    wait "$process" 2> /dev/null
}
trap 'end KILL' EXIT
# Nobody reads the answers of a script whose test has ended.
trap '' PIPE
start "$@"
echo done
while read -r order; do
    case $order in
        start) start "$@" ;;
        kill) end KILL ;;
        terminate) end TERM ;;
        freeze) kill -STOP "$process" ;;
        thaw) kill -CONT "$process" ;;
    esac
    echo done
done
