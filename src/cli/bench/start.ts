/**
 * Measures the time to the first answer of the table without a screen, beside tsx with an empty
 * script.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from './app/served';
import { type Duel, ratiosOf } from './duel';
import type { Part, Row } from './report';
import { quantile } from './rounds';

const STARTS = 15;
const TIMES_TSX = 2;
const DEAL =
  '{"do":"deal","game":"time-n-space","seats":["red","green","blue"],"seed":7,"options":{}}';
const TSX = path.join(ROOT, 'node_modules', '.bin', 'tsx');

export const start: Part = async () => {
  const rounds: { mine: number[]; theirs: number[] }[] = [];
  for (let n = 0; n < 1 + STARTS; n++) {
    const theirs = [await taken(['-e', ''], '', 'close')];
    rounds.push({ theirs, mine: [await taken(['src/cli/headless.ts'], DEAL, 'data')] });
  }
  return { title: `headless starts: ${STARTS} times, by turns`, rows: rowsOf(rounds.slice(1)) };
};

/** Runs a process until it exits or prints something. */
async function taken(
  args: readonly string[],
  said: string,
  until: 'close' | 'data',
): Promise<number> {
  const began = performance.now();
  const child = spawn(TSX, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  child.stdin.on('error', () => undefined).end(said);
  await (until === 'data' ? once(child.stdout, 'data') : closed);
  const ms = performance.now() - began;
  await closed;
  return ms;
}

const rowsOf = (rounds: Duel): Row[] => [
  { what: "tsx -e ''", value: median(rounds.flatMap(it => it.theirs)), unit: 'ms' },
  {
    what: 'headless, to its answer to a deal',
    value: median(rounds.flatMap(it => it.mine)),
    unit: 'ms',
  },
  {
    what: '  to tsx alone, median of the pairs',
    value: median(ratiosOf(rounds)),
    unit: '×',
    target: { most: TIMES_TSX },
  },
];

const median = (some: readonly number[]): number => quantile(some, 0.5);
