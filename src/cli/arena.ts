/** Plays bots against each other at full speed and reports who is better, and by how much. */
import { BEAM_UNITS } from '../games/time-n-space/rules/components';
import { gameOf } from '../games/games';
import { messageOf } from '../kit/errors';
import { anyReport, type AnySeated, playAny, readAnyWish } from './arena/anyGame';
import { type ArenaWish, readFlags } from './arena/flags';
import { report } from './arena/report';
import { type Played, playOne } from './arena/playOne';

const USAGE =
  'npm run arena -- --games 200 [--levels expert,player] [--seats 3|4] [--seed 1] [--options beginner|normal] [--minutes 30] [--beams 1,2,3] [--levels trial,expert --trial offer=2]\n' +
  'npm run arena -- --game aquasphere [--games 100] [--levels expert,player|labs,expert] [--seats 4] [--seed 1]';

/**
 * Rewrites one progress line on a terminal; elsewhere prints one line for every tenth of the games.
 */
function tellProgress(done: number, all: number): void {
  const { stderr } = process;
  if (stderr.isTTY) stderr.write(`\r${done} of ${all} games${done === all ? '\n' : ''}`);
  else if (done % Math.ceil(all / 10) === 0) stderr.write(`${done} of ${all} games\n`);
}

function run(wish: ArenaWish): void {
  const [one, two, three] = wish.beams ?? [1, 2, 3];
  Object.assign(BEAM_UNITS, { 1: one, 2: two, 3: three });
  const games: Played[] = [];
  for (let n = 0; n < wish.games; n++) {
    games.push(playOne(wish, n));
    tellProgress(n + 1, wish.games);
  }
  process.stdout.write(`${report(wish, games)}\n`);
}

/** Any other game: `--game` names it. */
async function runAny(args: readonly string[]): Promise<void> {
  const wish = readAnyWish(args);
  const game = await gameOf(wish.game);
  if (!game) throw new Error(`no game is called ${wish.game}`);
  const seated: AnySeated[] = [];
  for (let n = 0; n < wish.games; n++) {
    seated.push(...playAny(game, wish, n));
    tellProgress(n + 1, wish.games);
  }
  process.stdout.write(`${anyReport(wish, seated)}\n`);
}

function refuse(problem: string): void {
  process.stderr.write(`${problem}\n${USAGE}\n`);
  process.exitCode = 2;
}

const args = process.argv.slice(2);
if (args.includes('--game')) {
  runAny(args).catch((error: unknown) => refuse(messageOf(error)));
} else {
  const wish = readFlags(args);
  if (wish.ok) run(wish.wish);
  else refuse(wish.problem);
}
