#!/usr/bin/env bash
# Makes sure there is a browser for the stories: Debian's Chromium, unless CHROMIUM names another.
set -euo pipefail

browser="${CHROMIUM:-/usr/bin/chromium}"
[ -x "$browser" ] && exit 0

give_up() {
  echo "There is no browser at $browser, and $1." >&2
  echo "Install Chromium or Chrome and say where it is: CHROMIUM=/path/to/chrome npm test" >&2
  exit 1
}

[ -z "${CHROMIUM:-}" ] || give_up 'that is where CHROMIUM points'
command -v apt-get >/dev/null || give_up 'this system has no apt-get to install one with'

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  sudo -n true 2>/dev/null || give_up 'installing one needs root'
  as_root=(sudo -n)
fi

echo 'Installing Chromium, once.' >&2
log=$(mktemp)
"${as_root[@]}" apt-get update -qq >"$log" 2>&1 || true
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y -qq --no-install-recommends chromium >>"$log" 2>&1 ||
  { tail -n 20 "$log" >&2; give_up 'apt-get could not install one'; }
