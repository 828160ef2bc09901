# Runs etcd and two PostgreSQL servers under Patroni until standard input is closed.
# Arguments: folder of PostgreSQL's programs, Patroni, etcd, folder for logs, user and password of the database, system user ('' for the
# current one), ports of etcd for clients and peers, ports of PostgreSQL and of Patroni's API for member a, the same for member b.
set -e
bin=$1 patroni=$2 etcd=$3 logs=$4 user=$5 password=$6 system_user=$7 etcd_port=$8 peer_port=$9
shift 9
postgres_a=$1 rest_a=$2 postgres_b=$3 rest_b=$4
as=
[ -z "$system_user" ] || as="setpriv --reuid=$system_user --regid=$system_user --init-groups"
umask 077
folder=$(mktemp -d "${TMPDIR:-/tmp}/lyngk-patroni.XXXXXX")
cd "$folder"

run_etcd() {
    $as mkdir etcd
    exec $as "$etcd" --data-dir etcd --log-level error --heartbeat-interval 200 --election-timeout 2000 \
        --enable-v2 --listen-client-urls "http://127.0.0.1:$etcd_port" --advertise-client-urls "http://127.0.0.1:$etcd_port" \
        --listen-peer-urls "http://127.0.0.1:$peer_port" --initial-advertise-peer-urls "http://127.0.0.1:$peer_port" \
        --initial-cluster "default=http://127.0.0.1:$peer_port"
}
configure() {
    cat << END
scope: lyngk
name: $1
restapi: { listen: "127.0.0.1:$3", connect_address: "127.0.0.1:$3" }
# The old API: with the new one, Patroni 3.0.2 overwrites the lock of another leader after it has hung itself.
etcd: { host: "127.0.0.1:$etcd_port" }
bootstrap:
  dcs:
    ttl: 5
    loop_wait: 1
    retry_timeout: 2
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { wal_log_hints: "on", max_connections: 100, max_wal_size: 96MB, min_wal_size: 32MB }
  initdb: [ encoding: UTF8, locale: C, no-sync ]
  post_bootstrap: $folder/create.sh
postgresql:
  listen: "127.0.0.1:$2"
  connect_address: "127.0.0.1:$2"
  data_dir: $folder/$1/data
  bin_dir: $bin
  pgpass: $folder/$1/pgpass
  basebackup: [ checkpoint: fast ]
  authentication:
    superuser: { username: postgres, password: $password }
    replication: { username: replicator, password: $password }
  parameters: { unix_socket_directories: $folder/$1 }
  pg_hba:
    - local all all scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
END
}
start() {
    $as "$patroni" "$folder/$1.yml" < /dev/null >> "$logs/patroni-$1.log" 2>&1 &
    echo $! > "$1.pid"
}
# The processes of a member: Patroni, the postmaster, and its children. A frozen postmaster makes no more of them.
signal() {
    patroni_process=$(cat "$2.pid")
    kill -STOP "$patroni_process" 2> /dev/null
    postmaster=$(head -n 1 "$2/data/postmaster.pid" 2> /dev/null)
    children=
    if [ -n "$postmaster" ] && [ "$(cat "/proc/$postmaster/comm" 2> /dev/null)" = postgres ]; then
        kill -STOP "$postmaster"
        children=$(cat "/proc/$postmaster/task/$postmaster/children")
    else
        postmaster=
    fi
    kill "-$1" $patroni_process $postmaster $children 2> /dev/null
    [ "$1" != KILL ] || wait "$patroni_process" 2> /dev/null
}
clean_up() {
    set +e
    for member in a b; do signal KILL "$member"; done
    kill -KILL "$etcd_process" 2> /dev/null
    wait
    cd /
    for member in a b; do
        # Backends may need a moment to end.
        for attempt in 1 2 3 4 5; do
            grep -q " $folder/$member " /proc/mounts || break
            umount "$folder/$member" 2> /dev/null || sleep 0.2
        done
    done
    rm -rf "$folder"
}
etcd_process=
trap clean_up EXIT
# Nobody reads the answers of a script whose test has ended.
trap '' PIPE
[ -z "$system_user" ] || chown "$system_user:" "$folder"
for member in a b; do
    $as mkdir "$member"
    # A small disk of its own, which can be filled. It needs the rights of root.
    if mount -t tmpfs -o "size=512m,mode=700${system_user:+,uid=$system_user}" lyngk-drill "$folder/$member" 2> /dev/null; then
        echo mounted > "$member.disk"
    fi
done
# No superuser: connections are reserved for those, so that Patroni can still connect when nodes have taken all others.
cat > create.sh << END
#!/bin/sh
exec "$bin/psql" --no-psqlrc --quiet --dbname "\$1" --command "CREATE ROLE $user LOGIN PASSWORD '$password'" \
    --command "CREATE DATABASE $user OWNER $user"
END
chmod +x create.sh
configure a "$postgres_a" "$rest_a" > a.yml
configure b "$postgres_b" "$rest_b" > b.yml
[ -z "$system_user" ] || chown "$system_user:" a.yml b.yml create.sh
run_etcd < /dev/null > "$logs/etcd.log" 2>&1 &
etcd_process=$!
start a
start b
# From here on processes may be gone when they are looked for.
set +e
echo done
while read -r order member; do
    answer=done
    case $order in
        start) start "$member" ;;
        kill) signal KILL "$member" ;;
        freeze) signal STOP "$member" ;;
        thaw) signal CONT "$member" ;;
        fill) if [ -e "$member.disk" ]; then head -c 1G /dev/zero > "$member/full" 2> /dev/null; else answer=no; fi ;;
        free) rm -f "$member/full" ;;
    esac
    echo "$answer"
done
