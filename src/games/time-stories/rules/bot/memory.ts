/** What a team remembers from run to run: only what its views have shown. */
import { keysOf } from '../../../../kit/keys';
import type { ItemId, LocationId, PlaceId } from '../../mission/names';
import { agentOf, missionIn } from '../lookup';
import type { View } from '../state';

export type TeamMemory = {
  readonly run: number;
  readonly places: ReadonlySet<PlaceId>;
  readonly cards: ReadonlySet<LocationId>;
  readonly items: ReadonlySet<ItemId>;
  /** Acts that were won, and options that were chosen, each as its card and name. */
  readonly won: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** The same, in this run. */
  readonly wonNow: ReadonlySet<string>;
  readonly chosenNow: ReadonlySet<string>;
  /** The places of this run in the order of the visits. */
  readonly visits: readonly PlaceId[];
};

const NONE: ReadonlySet<string> = new Set();

export const NO_MEMORY: TeamMemory = {
  run: 0,
  places: NONE,
  cards: NONE,
  items: NONE,
  won: NONE,
  chosen: NONE,
  wonNow: NONE,
  chosenNow: NONE,
  visits: [],
};

export const memoryKey = (card: LocationId, name: string): string => `${card} ${name}`;

/** A card with one act has one text for it; of several each has its own. */
const textOfWinning = (act: string): string =>
  act === 'test' || act === 'code' ? 'won' : `${act}-won`;

export function withSeen(memory: TeamMemory, view: View): TeamMemory {
  const fresh = memory.run === view.run ? memory : { ...memory, ...inNewRun(view) };
  const won = wonIn(view);
  const chosen = chosenIn(view);
  const items = view.figures.flatMap(it => agentOf(view, it).items);
  return {
    run: view.run,
    places: withAll(fresh.places, view.laid.length > 0 ? [view.place] : []),
    cards: withAll(fresh.cards, Object.keys(view.read)),
    items: withAll(fresh.items, items),
    won: withAll(fresh.won, won),
    chosen: withAll(fresh.chosen, chosen),
    wonNow: withAll(fresh.wonNow, won),
    chosenNow: withAll(fresh.chosenNow, chosen),
    visits: visited(fresh.visits, view),
  };
}

const inNewRun = ({ run }: View) => ({ run, wonNow: NONE, chosenNow: NONE, visits: [] });

function withAll<T>(known: ReadonlySet<T>, things: readonly T[]): ReadonlySet<T> {
  return things.every(it => known.has(it)) ? known : new Set([...known, ...things]);
}

const visited = (visits: readonly PlaceId[], { laid, place }: View): readonly PlaceId[] =>
  laid.length === 0 || visits[visits.length - 1] === place ? visits : [...visits, place];

const wonIn = (view: View): readonly string[] =>
  Object.entries(view.fronts).flatMap(([card, { texts }]) =>
    keysOf(missionIn(view).cards[card]?.acts ?? {})
      .filter(act => texts.includes(textOfWinning(act)))
      .map(act => memoryKey(card, act)),
  );

/** A text that is no act's is an option that was chosen. */
const chosenIn = (view: View): readonly string[] =>
  Object.entries(view.fronts).flatMap(([card, { texts }]) =>
    texts.map(text => memoryKey(card, text)),
  );
