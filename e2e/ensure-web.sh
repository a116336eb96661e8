#!/usr/bin/env bash
# Builds the web app unless dist/ is newer than all its sources.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -f dist/index.html ]; then
  newer=$(find app app.json assets package-lock.json src .env babel.config.js metro.config.js -path '*/node_modules' -prune -o \
    -type f ! -name '*.test.ts*' -newer dist/index.html -print -quit)
  [ -z "$newer" ] && exit 0
fi
npm run --silent bundle:web
