# Runs a NATS server until standard input is closed. Arguments: program, port.
set -e
program=$1 port=$2
umask 077
folder=$(mktemp -d "${TMPDIR:-/tmp}/lyngk-nats.XXXXXX")
cd "$folder"
start() {
    : > log
    "$program" --addr 127.0.0.1 --port "$port" --log log < /dev/null > /dev/null 2>&1 &
    server=$!
    until grep -q 'Server is ready' log; do
        kill -0 "$server" 2> /dev/null || { cat log >&2; return 1; }
        sleep 0.05
    done
}
stop() {
    kill -KILL "$server" 2> /dev/null
    wait "$server" 2> /dev/null || true
}
clean_up() {
    stop || true
    cd /
    rm -rf "$folder"
}
trap clean_up EXIT
# Nobody reads the answers of a script whose test has ended.
trap '' PIPE
start
echo done
while read -r order; do
    case $order in
        start) start ;;
        stop) stop ;;
    esac
    echo done
done
