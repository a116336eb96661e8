#!/usr/bin/env bash
# Installs the real programs that the tests use: browsers, brokers, a TURN server, tools for bad air,
# a reader of QR codes, and javac and Gradle for the Android project.
# Without Chromium this fails; without another program its tests are reported as skipped.
set -euo pipefail

browser="${CHROMIUM:-/usr/bin/chromium}"
missing=()
[ -x "$browser" ] || [ -n "${CHROMIUM:-}" ] || missing+=(chromium)
for part in g++ make openssl mosquitto nats-server turnserver:coturn ip:iproute2 python3 \
  javac:default-jdk-headless gradle \
  zbarimg:zbar-tools firefox-esr WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb; do
  PATH="$PATH:/usr/sbin:/sbin" command -v "${part%:*}" >/dev/null || missing+=("${part#*:}")
done

give_up() {
  echo "Missing: ${missing[*]:-} — $1." >&2
  [ -x "$browser" ] && [ -z "${CI:-}" ] && exit 0
  echo "There must be a browser at $browser; CHROMIUM=/path/to/chrome names another." >&2
  exit 1
}

[ -z "${CHROMIUM:-}" ] || [ -x "$browser" ] || give_up 'CHROMIUM names a file that does not exist'
[ ${#missing[@]} -eq 0 ] && exit 0
command -v apt-get >/dev/null || give_up 'this system has no apt-get to install them'

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  sudo -n true 2>/dev/null || give_up 'installing them needs root'
  as_root=(sudo -n)
fi

echo "Installing ${missing[*]}, once." >&2
log=$(mktemp)
"${as_root[@]}" apt-get update -qq >"$log" 2>&1 || true
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >>"$log" 2>&1 ||
  { tail -n 20 "$log" >&2; give_up 'apt-get could not install them'; }
