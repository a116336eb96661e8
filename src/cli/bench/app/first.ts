/**
 * Measures a first visit to the app and to an empty Expo app with the same router, reanimated and
 * svg.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Part, Row } from '../report';
import { quantile } from '../rounds';
import { gzipped } from './gzipped';
import { type Visit, visit } from './lighthouse';
import { ROOT } from './served';

const VISITS = 7;

type Round = { readonly ours: Visit; readonly empty: Visit };

export const first: Part = async () => {
  built(ROOT, 'e2e/ensure-web.sh');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'empty-app-'));
  try {
    emptyBuilt(folder);
    return { title: TITLE, rows: rowsOf(await byTurns(path.join(ROOT, 'dist'), folder)) };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
};

const TITLE = `A first visit beside an empty Expo app, by Lighthouse on a phone: ${VISITS} times, by turns, medians`;

async function byTurns(ours: string, empty: string): Promise<Round[]> {
  const [mine, theirs] = [await gzipped(ours), await gzipped(empty)];
  const rounds: Round[] = [];
  while (rounds.length < VISITS)
    rounds.push({ empty: await visit(theirs.at), ours: await visit(mine.at) });
  for (const { stop } of [mine, theirs]) stop();
  return rounds;
}

function built(cwd: string, script: string): void {
  const { status } = spawnSync('bash', [script], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${script} fails`);
}

/** Builds the empty app with this checkout's packages, so that both use the same versions. */
function emptyBuilt(into: string): void {
  const expo = path.join(ROOT, 'node_modules', '.bin', 'expo');
  const { status } = spawnSync(expo, ['export', '--platform', 'web', '--output-dir', into], {
    cwd: path.join(ROOT, 'src', 'cli', 'bench', 'empty'),
    env: { ...process.env, EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', CI: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the empty app is not built');
}

const rowsOf = (rounds: readonly Round[]): Row[] => [
  ...pair(rounds, 'script', 'script, gzipped', 'KB', { most: 1.25 }),
  ...pair(rounds, 'blocked', 'blocked', 'ms', { most: 2 }),
  ...pair(rounds, 'interactive', 'interactive after', 'ms', { most: 1.4 }),
  ...pair(rounds, 'score', 'score for performance', '', { least: 0.9 }),
];

function pair(
  rounds: readonly Round[],
  figure: keyof Visit,
  what: string,
  unit: string,
  target: NonNullable<Row['target']>,
): Row[] {
  const medianOf = (whose: keyof Round) =>
    quantile(
      rounds.map(it => it[whose][figure]),
      0.5,
    );
  const [ours, empty] = [medianOf('ours'), medianOf('empty')];
  return [
    { what, value: ours, unit },
    { what: '  of the empty app', value: empty, unit },
    { what: '  ratio of the medians', value: ours / empty, unit: '×', target },
  ];
}
