import { stopSignal } from './stopSignal';
import type { FindApp } from './run';
import { ServerTrouble, type Problem } from './trouble';
import type { Start } from './words/words';
import { wordsFor } from './words/wordsFor';

/** Reports that it opens before anything else is loaded, then runs the server to its end. */
export function begin(start: Start, load: () => Promise<FindApp>): void {
  const words = wordsFor(process.env);
  const stop = stopSignal();
  const args = process.argv.slice(2);
  const world = {
    words,
    start,
    stop,
    isColour: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
    say: (line: string) => console.log(line),
  };
  if (!args.includes('--help')) world.say(words.opening);
  Promise.all([import('./run'), load()])
    .then(([{ runServer }, findApp]) => runServer(args, world, findApp))
    .then(
      () => process.exit(0),
      error => {
        if (stop.aborted) process.exit(0);
        console.error(words.problem(problemOf(error), start));
        process.exit(2);
      },
    );
}

const problemOf = (error: unknown): Problem =>
  error instanceof ServerTrouble
    ? error.problem
    : { code: 'our-mistake', detail: error instanceof Error ? error.message : String(error) };
