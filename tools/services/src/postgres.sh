# Runs a PostgreSQL server until standard input is closed. Arguments: folder of the programs, port, user, password.
set -e
bin=$1 port=$2 user=$3 password=$4
umask 077
folder=$(mktemp -d "${TMPDIR:-/tmp}/lyngk-postgres.XXXXXX")
cd "$folder"
start() {
    "$bin/pg_ctl" start --silent --wait --pgdata data --log log \
        --options "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder" > /dev/null || { cat log >&2; false; }
}
stop() {
    "$bin/pg_ctl" stop --silent --wait --pgdata data --mode immediate > /dev/null
}
clean_up() {
    stop 2> /dev/null || true
    cd /
    rm -rf "$folder"
}
trap clean_up EXIT
# Nobody reads the answers of a script whose test has ended.
trap '' PIPE
printf '%s' "$password" > password
"$bin/initdb" --no-sync --pgdata data --username "$user" --auth scram-sha-256 --pwfile password --encoding UTF8 --locale C > log 2>&1 ||
    { cat log >&2; false; }
start
echo done
while read -r order; do
    case $order in
        start) start ;;
        stop) stop ;;
    esac
    echo done
done
