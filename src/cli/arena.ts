/** Plays bots against each other at full speed, and says who is better, and by how much. */
import { type ArenaWish, readFlags } from './arenaFlags';
import { report } from './arenaReport';
import { type Played, playOne } from './arenaMatch';

const USAGE =
  'npm run arena -- --games 200 [--levels expert,player] [--seats 3|4] [--seed 1] [--options beginner|normal] [--minutes 30]';

function run(wish: ArenaWish): void {
  const games: Played[] = [];
  for (let n = 0; n < wish.games; n++) games.push(playOne(wish, n));
  process.stdout.write(`${report(wish, games)}\n`);
}

const wish = readFlags(process.argv.slice(2));
if (wish.ok) run(wish.wish);
else {
  process.stderr.write(`${wish.problem}\n${USAGE}\n`);
  process.exitCode = 2;
}
