/** `npm run storm`: storms at a table of every game, for as many seeds as you have time for. */
import { withBots } from '../games/games';
import type { AnyGame } from '../games/game';
import { MANIFESTS } from '../games/manifests';
import { nim, samples } from '../table/nim';
import { type Faulty, seedsFrom, storms } from '../table/storm/storms';
import type { Samples } from '../table/storm/weather';
import { countedOf, createProgress } from './progress';
import { type StormFlags, stormFlags } from './stormFlags';

function raise(game: AnyGame, own: Samples, { seeds, from }: StormFlags): boolean {
  console.log(`${game.id}: storms ${from} to ${from + seeds - 1}`);
  const progress = createProgress({ total: seeds, line: countedOf('storms') });
  const { faulty, totals } = storms(game, own, seedsFrom(from, seeds), (seed, faults) => {
    if (faults.length > 0) {
      progress.clear();
      console.log(described({ seed, faults }));
    }
    progress.reached(seed - from + 1);
  });
  progress.clear();
  console.table(totals);
  console.log(`${game.id}: ${seeds - faulty.length} recovered, ${faulty.length} did not`);
  if (faulty.length > 0) console.log(`  seeds ${faulty.map(({ seed }) => seed).join(', ')}`);
  return faulty.length === 0;
}

const described = ({ seed, faults }: Faulty): string =>
  [`  seed ${seed} does not recover:`, ...faults.map(fault => `    ${fault}`)].join('\n');

const GAMES = [...MANIFESTS.map(({ id }) => id), nim.id];

async function stormy(id: string): Promise<[AnyGame, Samples]> {
  const manifest = MANIFESTS.find(it => it.id === id);
  return manifest ? [await withBots(manifest), manifest.samples] : [nim, samples];
}

async function run({ game, ...flags }: StormFlags): Promise<void> {
  for (const id of game ? [game] : GAMES) {
    const [rules, own] = await stormy(id);
    if (!raise(rules, own, flags)) process.exitCode = 1;
  }
}

const read = stormFlags(process.argv.slice(2), GAMES);
if (read.ok) void run(read.flags);
else {
  console.error(read.problem);
  process.exitCode = 2;
}
