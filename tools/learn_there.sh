#!/bin/bash
# bash learn_there.sh FOLDER OUT "GAME key=value ..." ...   (see learn_elsewhere.py)
set -e
folder=$(realpath "$1"); out=$(realpath "$2"); shift 2
room=${ROOM:-/tmp/elsewhere}; mkdir -p "$room"; cd "$room"
for name in python package learner; do tar xzf "$folder/$name.tar.gz"; done
cat > actor << END
#!/bin/bash
export LD_LIBRARY_PATH=$room/python/lib PYTHONHOME=$room/python PYTHONPATH=$room/package
exec $room/python/bin/python3 "\$@"
END
chmod +x actor
program=$folder/learn_elsewhere.py
for job in "$@"; do
  read -r -a words <<< "$job"; game=${words[0]}
  ./actor "$program" plan "$room/$game" "${words[@]}"
  PYTHONPATH=$room/learner python3 "$program" train "$room/$game" "$room/actor" "$out" "${words[@]}" \
    > "$room/$game.log" 2>&1 &
done
wait
tail -n 3 "$room"/*.log
