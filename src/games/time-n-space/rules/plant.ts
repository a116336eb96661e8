/** Production plants: puts cubes from the supply onto free units of the plant. */
import { of, type Seat } from '../../../kit/seat';
import type { Why } from './actions';
import { makesAt, withThings } from './centre';
import { type Change, withCentre, withSupply } from './change';
import type { Field, Good, Slot } from './components';
import { whyNotFree, whyNotOn } from './fields';
import type { Centre, Seen, State } from './state';

export function whyNotProduce(
  seen: Seen,
  seat: Seat,
  slot: Slot,
  fields: readonly Field[],
): Why | undefined {
  const centre = of(seen.centres, seat);
  if (fields.length === 0) return { code: 'nothing-chosen' };
  const why = whyNotOn(slot, fields) ?? whyNotFree(centre, fields);
  if (why) return why;
  const { made, short } = harvest(centre, seen.supply, fields);
  return made.length === 0 ? { code: 'supply-is-out', goods: short } : undefined;
}

export function produced(state: State, seat: Seat, wanted: readonly Field[]): Change {
  const centre = of(state.centres, seat);
  const { made, short } = harvest(centre, state.supply, wanted);
  const supplied = withSupply(
    state,
    made.map(([, good]) => good),
    -1,
  );
  const fields = made.map(([field]) => field);
  return {
    state: withCentre(supplied, seat, withThings(centre, made)),
    events: [{ type: 'produced', seat, fields, short }],
  };
}

type Harvest = { made: [Field, Good][]; short: Good[] };

/**
 * The cubes for these fields: a good that is used up, or gets used up here, leaves its unit empty.
 */
function harvest(centre: Centre, supply: Seen['supply'], fields: readonly Field[]): Harvest {
  const left = { ...supply };
  const made: [Field, Good][] = [];
  const short: Good[] = [];
  for (const field of fields) {
    const good = makesAt(centre, field);
    if (!good) continue;
    if (left[good] === 0) short.push(good);
    else made.push([field, good]);
    left[good] = Math.max(0, left[good] - 1);
  }
  return { made, short };
}
