/** `npm run --silent headless`: a table over standard input and output. See README.md here. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Table } from '../table/match';
import { converse } from './conversation';
import { replayed } from './replay';

const HELP = `One JSON a line in, exactly one a line out. See src/cli/README.md.

  npm run --silent headless                     a table over standard input and output
  npm run --silent headless -- --replay FILE    fold a saved match, print its result
  npm run --silent headless -- --help           this`;

async function talk(): Promise<void> {
  let table: Table | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const turn = converse(table, line);
    ({ table } = turn);
    process.stdout.write(`${JSON.stringify(turn.reply)}\n`);
  }
}

function replay(file: string | undefined): void {
  if (file === undefined) return complain({ code: 'no-file', usage: '--replay FILE' });
  try {
    const reply = replayed(readFileSync(file, 'utf8'));
    process.stdout.write(`${JSON.stringify(reply)}\n`);
    if (!reply.ok) process.exitCode = 1;
  } catch (error) {
    complain({ code: 'cannot-read', file, problem: (error as Error).message });
  }
}

function complain(why: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ ok: false, why })}\n`);
  process.exitCode = 2;
}

const [flag, file, ...more] = process.argv.slice(2);
if (flag === undefined) void talk();
else if (flag === '--help') process.stdout.write(`${HELP}\n`);
else if (flag === '--replay' && more.length === 0) replay(file);
else complain({ code: 'unknown-flag', flag, known: ['--replay', '--help'] });
