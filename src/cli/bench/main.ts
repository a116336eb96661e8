/**
 * `npm run bench`: measures a table beside its peers in the same run. It is bundled first, as for a
 * phone: tsx would name every closure of ours, and only ours, at run time.
 */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { answer } from './app/answer';
import { first } from './app/first';
import { load } from './app/load';
import { sand } from './app/sand';
import { clock } from './phones/clock';
import { crowd } from './phones/crowd';
import { fanOut } from './phones/fan/fanOut';
import { HOST, hostHere } from './phones/fan/hosts';
import { join } from './phones/join';
import { memory } from './phones/memory';
import { opening } from './opening';
import { missed, type Part, tableOf } from './report';
import { rules } from './rules/rules';
import { start } from './start';
import { thinking } from './rules/thinking';

const PHONES = { fanOut, join, clock, memory, crowd };
const APP = { first, load, sand, answer };
const PARTS: Readonly<Record<string, Part>> = {
  rules,
  thinking,
  start,
  opening,
  ...PHONES,
  ...APP,
};
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  phones: Object.keys(PHONES),
  app: Object.keys(APP),
};
/** Argument of a child process that measures one part. */
const HERE = 'here';
/** Exit code of a child process that missed a target, which is no crash. */
const MISSED = 3;

async function run([first = '', ...others]: readonly string[]): Promise<void> {
  if (first === HERE) return measured(others[0] ?? '');
  if (first === HOST) return hostHere(others[0] ?? '');
  const requested = [first, ...others].filter(name => name !== '');
  const names = requested.length > 0 ? requested : Object.keys(PARTS);
  console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`);
  const missedParts = names.flatMap(name => GROUPS[name] ?? [name]).filter(name => !apart(name));
  console.log(
    `\n${missedParts.length > 0 ? `Missed in: ${missedParts.join(', ')}` : 'Every target is met.'}`,
  );
}

/**
 * Measures each part in its own process, so that none inherits another's heap. Returns true if all
 * targets were met.
 */
function apart(name: string): boolean {
  const [script = ''] = process.argv.slice(1);
  const { status, signal } = spawnSync(process.execPath, ['--expose-gc', script, HERE, name], {
    stdio: 'inherit',
  });
  if (signal) console.error(`\n${name} was ended by ${signal}: run it again by its name.`);
  if (status !== 0 && status !== MISSED) process.exitCode = 2;
  return status === 0;
}

async function measured(name: string): Promise<void> {
  const part = PARTS[name];
  const known = [...Object.keys(PARTS), ...Object.keys(GROUPS)].join(', ');
  if (!part) throw new Error(`there is no part ${name}, but ${known}`);
  const { title, rows } = await part();
  console.log(`\n${title}\n${tableOf(rows)}`);
  // Peers leave sockets and threads open, which would keep the process alive.
  process.exit(missed(rows) ? MISSED : 0);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(2);
});
