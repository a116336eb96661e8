import { slotOf } from '../../rules/centre';
import type { Field } from '../../rules/components';
import type { CentreSay } from './words';

/** For example “Plant 1, field 1”, where there is little room. */
export const shortField = (say: CentreSay, field: Field): string =>
  say('fieldShort', {
    place: say(`place.short.${slotOf(field)}`),
    number: Number(field.slice(-1)) + 1,
  });
