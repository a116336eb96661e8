/** Checks shared by all acts on the fields of a centre. */
import type { Why } from './actions';
import { slotOf, thingAt } from './centre';
import type { Field, Slot } from './components';
import type { Centre } from './state';

/** Checks that each field exists, is free, and is named once. */
export function whyNotFree(centre: Centre, fields: readonly Field[]): Why | undefined {
  for (const field of fields) {
    const thing = thingAt(centre, field);
    if (thing === undefined) return { code: 'no-such-field', field };
    if (thing !== null) return { code: 'field-taken', field };
  }
  return whyNotOnce(fields);
}

export function whyNotOnce(fields: readonly Field[]): Why | undefined {
  const field = fields.find((named, n) => fields.indexOf(named) !== n);
  return field && { code: 'field-twice', field };
}

/** Checks that all fields belong to this building. */
export function whyNotOn(slot: Slot, fields: readonly Field[]): Why | undefined {
  const field = fields.find(named => slotOf(named) !== slot);
  return field && { code: 'field-elsewhere', field, on: slot };
}
