import { slotOf } from '../../rules/centre';
import type { Field } from '../../rules/components';
import type { CentreSay } from './words';

/** “Plant 1, field 1”: for the eye, where there is little room. */
export const shortField = (say: CentreSay, field: Field): string =>
  say('fieldShort', {
    place: say(`place.short.${slotOf(field)}`),
    number: Number(field.slice(-1)) + 1,
  });
