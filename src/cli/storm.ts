/** `npm run storm`: a table of every game in storm after storm, for as many seeds as one has time. */
import type { AnyGame } from '../games/game';
import { GAMES } from '../games/rules';
import { nim } from '../table/nim';
import { type Faulty, seedsFrom, storms } from '../table/storm/storms';
import { countedOf, createProgress } from './progress';
import { type StormFlags, stormFlags } from './stormFlags';

function raise(game: AnyGame, { seeds, from }: StormFlags): boolean {
  console.log(`${game.id}: storms ${from} to ${from + seeds - 1}`);
  const progress = createProgress({ total: seeds, line: countedOf('storms') });
  const { faulty, totals } = storms(game, seedsFrom(from, seeds), (seed, faults) => {
    if (faults.length > 0) {
      progress.clear();
      console.log(told({ seed, faults }));
    }
    progress.reached(seed - from + 1);
  });
  progress.clear();
  console.table(totals);
  console.log(`${game.id}: ${seeds - faulty.length} came right again, ${faulty.length} did not`);
  if (faulty.length > 0) console.log(`  seeds ${faulty.map(({ seed }) => seed).join(', ')}`);
  return faulty.length === 0;
}

const told = ({ seed, faults }: Faulty): string =>
  [`  seed ${seed} does not come right:`, ...faults.map(fault => `    ${fault}`)].join('\n');

const read = stormFlags(process.argv.slice(2));
if (read.ok) {
  const calm = [...GAMES, nim].map(game => raise(game, read.flags));
  process.exitCode = calm.every(Boolean) ? 0 : 1;
} else {
  console.error(read.problem);
  process.exitCode = 2;
}
