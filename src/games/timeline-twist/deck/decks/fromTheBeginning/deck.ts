/** Covers all of time, from the Big Bang to the present. */
import type { Deck } from '../../card';
import { ageOfReason } from './ageOfReason';
import { ageOfSteam } from './ageOfSteam';
import { ageOfWires } from './ageOfWires';
import { antiquity } from './antiquity';
import { deepTime } from './deepTime';
import { earlyHumans } from './earlyHumans';
import { earlyTwentieth } from './earlyTwentieth';
import { firstTowns } from './firstTowns';
import { firstVoyages } from './firstVoyages';
import { lateTwentieth } from './lateTwentieth';
import { middleAges } from './middleAges';
import { midTwentieth } from './midTwentieth';
import { thisCentury } from './thisCentury';

export const fromTheBeginning: Deck = {
  id: 'from-the-beginning',
  title: { en: 'From the Beginning', de: 'Von Anfang an' },
  cards: [
    ...deepTime,
    ...earlyHumans,
    ...firstTowns,
    ...antiquity,
    ...middleAges,
    ...firstVoyages,
    ...ageOfReason,
    ...ageOfSteam,
    ...ageOfWires,
    ...earlyTwentieth,
    ...midTwentieth,
    ...lateTwentieth,
    ...thisCentury,
  ],
};
