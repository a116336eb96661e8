/**
 * `npm run --silent headless`: a table over standard input and output. See README.md in this
 * folder.
 */
import { readFileSync } from 'node:fs';
import { allGames, findIn } from '../games/games';
import { conversation } from './conversation';
import { replayed } from './replay';
import { talk } from './talk';
import { messageOf } from '../kit/errors';

const HELP = `Reads one JSON command a line and answers each with one line. See src/cli/README.md.

  npm run --silent headless                     a table over standard input and output
  npm run --silent headless -- --replay FILE    fold a saved match, print its result
  npm run --silent headless -- --help           print this help`;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

async function replay(file: string): Promise<void> {
  try {
    const reply = replayed(readFileSync(file, 'utf8'), findIn(await allGames()));
    say(JSON.stringify(reply));
    if (!reply.ok) process.exitCode = 1;
  } catch (error) {
    complain({ code: 'cannot-read', file, problem: messageOf(error) });
  }
}

async function converse(): Promise<void> {
  const respond = conversation(await allGames());
  await talk(process.stdin.setEncoding('utf8'), text => process.stdout.write(text), respond);
}

function complain(why: Record<string, unknown>): void {
  say(JSON.stringify({ ok: false, why }));
  process.exitCode = 2;
}

// A closed output ends the process without an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? 0 : 2),
);

const [flag, ...files] = process.argv.slice(2);
const [file, ...more] = files;
if (flag === undefined) {
  void converse();
} else if (flag === '--help') say(HELP);
else if (flag !== '--replay')
  complain({ code: 'unknown-flag', flag, known: ['--replay', '--help'] });
else if (file === undefined || more.length > 0) complain({ code: 'one-file', given: files });
else void replay(file);
