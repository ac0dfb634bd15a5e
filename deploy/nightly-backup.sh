#!/bin/sh
# nightly-backup.sh FOLDER KEEP: takes a backup into FOLDER, then deletes all but the newest KEEP. When the backup fails it deletes none.
set -eu
folder=$1
keep=$2
cd "$(dirname "$0")/.."
node server/dist/backup.js "$folder/toptan-$(date -u +%Y-%m-%dT%H-%M-%SZ).backup"
# The names sort by time and hold nothing that the shell would split.
ls "$folder" | grep '^toptan-.*\.backup$' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  rm -- "$folder/$old"
done
# What a backup left that was killed.
find "$folder" -name 'toptan-*.part' -mmin +1440 -delete
