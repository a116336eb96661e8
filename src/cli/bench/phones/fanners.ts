/** Those who carry an act of one phone to four phones and a TV, one act at a time. */
import type { Viewer } from '../../../games/game';
import type { Seat } from '../../../kit/seat';
import { write } from '../../../protocol/messages';
import { bareFan } from './bareFan';
import { RoundTable, type Means } from './roundTable';
import { Hands, type Wanted } from './hands';

/** Carries one act, and says how many milliseconds that took until the last screen showed it. */
export type Fanner = () => Promise<number>;

/** Not faster than life: but then the sand would have to run. */
const SPEED = 120;
const OPTIONS = { level: 'normal', minutes: 30 };

export type Ours = { readonly carry: Fanner; readonly table: () => RoundTable };

/** Deals again when a match is over. */
export async function ours(means: Means): Promise<Ours> {
  let seed = 0;
  let table: RoundTable;
  let hands: Hands;

  async function begin(): Promise<void> {
    table = new RoundTable(means);
    await table.gather();
    await table.deal(OPTIONS, ++seed, SPEED);
    hands = new Hands(table, seed);
  }

  async function carry(): Promise<number> {
    const wanted = await hands.wanted();
    if (wanted) return shownAfter(table, wanted);
    await table.stop();
    await begin();
    return carry();
  }

  await begin();
  return { carry, table: () => table };
}

async function shownAfter(table: RoundTable, { seat, action }: Wanted): Promise<number> {
  await pause();
  await table.settled();
  const shown = everywhere(table);
  const phone = table.phoneOf(seat);
  const start = performance.now();
  phone.wish({ wish: 'act', seat, action });
  return (await shown) - start;
}

/** Says as much as `like` has said of its last act, and judges, keeps and shows nothing. */
export async function bare(like: () => RoundTable): Promise<Fanner> {
  const fan = await bareFan(like().phones.length);
  return async () => {
    const down = [...like().sent.values()];
    await pause();
    const start = performance.now();
    await fan(PROPOSAL, down);
    return performance.now() - start;
  };
}

const PROPOSAL = write({
  say: 'propose',
  seat: 'purple' as Seat,
  n: 100,
  rev: 300,
  finger: Math.PI * 1e11,
  action: { type: 'turn', glass: 0, on: 'plant-1' },
});

/** When every phone has shown one change more than it does now. */
function everywhere(table: RoundTable): Promise<number> {
  const revs = table.phones.map(({ viewer, shell }) => [viewer, revIn(shell.guest(), viewer)]);
  const before = new Map(revs as [Viewer, number][]);
  return new Promise(resolve => {
    table.onShown = (viewer, guest) => {
      if (revIn(guest, viewer) <= (before.get(viewer) ?? Infinity)) return;
      before.delete(viewer);
      if (before.size === 0) resolve(performance.now());
    };
  });
}

type Seen = { readonly views: ReadonlyMap<Viewer, { readonly rev: number }> };
const revIn = ({ views }: Seen, viewer: Viewer): number => views.get(viewer)?.rev ?? 0;

/** Long enough for threads to fall asleep, as they would between two acts. */
export const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 1));
