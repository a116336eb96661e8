/** `npm run table`: the web app and the broker on one port of the LAN. See README.md here. */
import { runServer } from './run';
import { stopSignal } from './stopSignal';
import { ServerTrouble, type Problem } from './trouble';
import { wordsFor } from './words/wordsFor';

const words = wordsFor(process.env);
const stop = stopSignal();

const problemOf = (error: unknown): Problem =>
  error instanceof ServerTrouble
    ? error.problem
    : { code: 'our-mistake', detail: error instanceof Error ? error.message : String(error) };

runServer(process.argv.slice(2), {
  root: process.cwd(),
  words,
  stop,
  isColour: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  say: line => console.log(line),
}).then(
  () => process.exit(0),
  error => {
    if (stop.aborted) process.exit(0);
    console.error(words.problem(problemOf(error)));
    process.exit(2);
  },
);
