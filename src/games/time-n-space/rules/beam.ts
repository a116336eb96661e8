/** Beam stations: moves cubes from any of the player's plants onto free units of the station. */
import { of, type Seat } from '../../../kit/seat';
import type { Why } from './actions';
import { isCube, kindAt, slotOf, thingAt, withThings } from './centre';
import { type Change, withCentre } from './change';
import type { Field, Slot } from './components';
import { whyNotFree, whyNotOn, whyNotOnce } from './fields';
import type { Centre, Seen, State, Thing } from './state';

export type Move = { readonly from: Field; readonly to: Field };

export function whyNotLoad(
  seen: Seen,
  seat: Seat,
  slot: Slot,
  moves: readonly Move[],
): Why | undefined {
  const centre = of(seen.centres, seat);
  if (moves.length === 0) return { code: 'nothing-chosen' };
  const [from, to] = [moves.map(move => move.from), moves.map(move => move.to)];
  return (
    whyNotOn(slot, to) ??
    whyNotFree(centre, to) ??
    first(from, field => whyNotFrom(centre, field)) ??
    whyNotOnce(from)
  );
}

export function loaded(state: State, seat: Seat, moves: readonly Move[]): Change {
  const centre = of(state.centres, seat);
  const things = moves.flatMap(({ from, to }): [Field, Thing | null][] => [
    [to, thingAt(centre, from) ?? null],
    [from, null],
  ]);
  return {
    state: withCentre(state, seat, withThings(centre, things)),
    events: [{ type: 'loaded', seat, moves }],
  };
}

function whyNotFrom(centre: Centre, field: Field): Why | undefined {
  const thing = thingAt(centre, field);
  if (thing === undefined) return { code: 'no-such-field', field };
  if (kindAt(centre, slotOf(field)) !== 'plant') return { code: 'not-from-a-plant', field };
  return isCube(thing) ? undefined : { code: 'no-cube', field };
}

const first = (fields: readonly Field[], why: (field: Field) => Why | undefined) =>
  fields.map(why).find(found => found !== undefined);
