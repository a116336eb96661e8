/** Lists the tasks of a glass where it stands, each filled in in the most useful way. */
import type { Millis } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import type { Action, Deed } from '../../rules/actions';
import { isSlot, type Place } from '../../rules/components';
import { deedsAt, type TaskKind } from '../../rules/deeds';
import { type Choices, offers, type TnsOffer } from '../../rules/offers';
import { whyNot } from '../../rules/rules';
import type { Glass, GlassId, Seen } from '../../rules/state';
import { cubesToLoad, fieldsToBlock, ordersToOffer, slotToBuildOn } from './filling';

export type Task = {
  readonly kind: TaskKind;
  /** Null: no deed of this kind is possible now. */
  readonly deed: Deed | null;
  readonly choices: Choices;
};

/** The view as it would be if the sand of this glass had run out. */
function asThrough(seen: Seen, seat: Seat, glass: GlassId, at: Millis): Seen {
  const [left, right] = of(seen.glasses, seat);
  const through = (it: Glass): Glass => it && { ...it, until: Math.min(it.until, at) };
  const glasses = glass === 0 ? [through(left), right] : [left, through(right)];
  return { ...seen, glasses: { ...seen.glasses, [seat]: glasses } };
}

/** Sorts the most useful task first and tasks that are impossible now last. */
export function tasksOf(seen: Seen, seat: Seat, glass: GlassId, at: Millis): Task[] {
  const on = of(seen.glasses, seat)[glass]?.on;
  if (!on) return [];
  const then = asThrough(seen, seat, glass, at);
  const lifts = offers(then, seat, at).filter(
    ({ action }) => action.type === 'lift' && action.glass === glass,
  );
  const kinds = deedsAt(then, { seat }, on);
  return kinds
    .filter(kind => kind !== 'upgrade' || couldUpgrade(then, seat, on))
    .map(kind => taskOf(then, seat, kind, lifts))
    .sort((one, other) => rank(other) - rank(one));
}

/** A building reaches stage III only from stage II. */
const couldUpgrade = (seen: Seen, seat: Seat, on: Place): boolean =>
  isSlot(on) && of(seen.centres, seat).buildings[on].stage === 2;

const USE: Readonly<Record<TaskKind, number>> = {
  upgrade: 3,
  take: 2,
  deliver: 1,
  build: 1,
  produce: 1,
  load: 1,
  offer: 1,
  tuck: 0,
};
const rank = ({ kind, deed }: Task): number => USE[kind] + (deed ? 10 : 0);

function taskOf(seen: Seen, seat: Seat, kind: TaskKind, lifts: readonly TnsOffer[]): Task {
  const own = lifts.filter(({ action }) => deedOf(action)?.do === kind);
  const choices = own[0]?.choices ?? {};
  const offered = own.map(({ action }) => deedOf(action)).find(deed => deed !== undefined);
  return { kind, choices, deed: offered ? filled(seen, seat, offered, choices) : null };
}

const deedOf = (action: Action): Deed | undefined =>
  action.type === 'lift' ? action.deed : undefined;

function filled(seen: Seen, seat: Seat, deed: Deed, choices: Choices): Deed {
  switch (deed.do) {
    case 'load': {
      const { from = [], fields = [] } = choices;
      const cubes = cubesToLoad(seen, seat, from, fields.length);
      const moves = cubes.flatMap((cube, n) => {
        const to = fields[n];
        return to ? [{ from: cube, to }] : [];
      });
      return { ...deed, moves };
    }
    case 'offer': {
      const fields = fieldsToBlock(seen, seat, choices.most ?? 0);
      const orders = ordersToOffer(seen, seat, fields.length);
      const placings = orders.flatMap((order, n) => {
        const field = fields[n];
        return field ? [{ order, field }] : [];
      });
      return { ...deed, orders: placings };
    }
    case 'build':
      return { ...deed, slot: slotToBuildOn(seen, seat) ?? deed.slot };
    default:
      return deed;
  }
}

/** Returns the most useful deed of one kind, or null if none is possible. */
export const deedOfKind = (
  seen: Seen,
  seat: Seat,
  glass: GlassId,
  kind: Deed['do'],
  at: Millis,
): Deed | null =>
  kind === 'lapse'
    ? { do: 'lapse' }
    : (tasksOf(seen, seat, glass, at).find(task => task.kind === kind)?.deed ?? null);

/** Judges a deed as if its sand had run out. */
export const whyNotThen = (seen: Seen, seat: Seat, glass: GlassId, deed: Deed, at: Millis) =>
  whyNot(asThrough(seen, seat, glass, at), { type: 'lift', glass, deed }, { seat, at, finger: at });
