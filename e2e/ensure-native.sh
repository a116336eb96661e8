#!/usr/bin/env bash
# Exports the native bundles unless they are newer than all their sources, and installs what the phones
# of e2e/native need: Hermes, and SQLite, which is compiled if there is no binary.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -f dist-native/metadata.json ]; then
  newer=$(find app app.json assets package-lock.json src .env babel.config.js metro.config.js -path '*/node_modules' -prune -o \
    -type f ! -name '*.test.ts*' -newer dist-native/metadata.json -print -quit)
fi
[ -f dist-native/metadata.json ] && [ -z "${newer:-}" ] || npm run --silent bundle:native

installed=e2e/native/node_modules/.package-lock.json
[ -f "$installed" ] && [ ! e2e/native/package-lock.json -nt "$installed" ] && exit 0
# Uses the headers of the installed Node, if it has them, instead of downloading them.
home=$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")
[ ! -f "$home/include/node/node.h" ] || export npm_config_nodedir="$home"
npm --prefix e2e/native ci --no-audit --no-fund --loglevel=error
