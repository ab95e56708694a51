#!/bin/sh
# Starts Undertable from this folder. Where Linux keeps Electron from its sandbox, Electron ends at once: then this says
# how to allow it, and the same program opens the table in a browser. It shows no page of its own then, so it needs no
# sandbox.
here=$(dirname "$(readlink -f "$0")")
errors=$(mktemp) || exit 1
trap 'rm -f "$errors"' EXIT
"$here/undertable" "$@" 2>"$errors" &
app=$!
trap 'kill "$app" 2>/dev/null' INT TERM
wait "$app"
status=$?
# A signal ends the wait before it ends the app.
while kill -0 "$app" 2>/dev/null; do
  wait "$app"
  status=$?
done
cat "$errors" >&2
[ "$status" -ne 0 ] || exit 0
if grep -q 'Running as root without --no-sandbox' "$errors"; then
  why=root
elif grep -q 'SUID sandbox helper binary was found\|No usable sandbox' "$errors"; then
  why=sandbox
else
  exit "$status"
fi
allow="sudo chown root:root '$here/chrome-sandbox' && sudo chmod 4755 '$here/chrome-sandbox'"
case "$why ${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}}" in
  "root ru"*) echo "Окно программы не открывается от имени root: запустите её от имени обычного пользователя. Пока стол откроется в браузере." ;;
  "root it"*) echo "La finestra del programma non si apre come root: avvialo da un altro utente. Intanto il tavolo si apre nel browser." ;;
  "root "*) echo "The app's window doesn't open as root: start it as another user. For now the table opens in a browser." ;;
  *" ru"*) echo "Этот Linux не даёт программе её песочницу. Разрешить её раз и навсегда: $allow. Пока стол откроется в браузере." ;;
  *" it"*) echo "Questo Linux nega al programma la sua sandbox. Per permetterla una volta per tutte: $allow. Intanto il tavolo si apre nel browser." ;;
  *) echo "This Linux keeps the app from its sandbox. To allow it for good: $allow. For now the table opens in a browser." ;;
esac >&2
rm -f "$errors"
exec "$here/undertable" --no-sandbox --ozone-platform=headless --browser-host
