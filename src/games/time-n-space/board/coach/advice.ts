/** What a good player would notice now, the most urgent first: from what the seat sees, and no more. */
import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import type { View } from '../../rules/state';
import { ofCentre, ofColours } from './centreAdvice';
import type { Advice } from './codes';
import { ofFlight, ofJourneys } from './flightAdvice';
import { ofGlasses } from './glassAdvice';

export type Sight = {
  readonly view: View;
  readonly seat: Seat;
  readonly at: Millis;
  /** Since when both glasses have been lying idle: no single look can tell. */
  readonly parkedSince?: Millis | null;
};

export function advice(sight: Sight): readonly Advice[] {
  if (sight.view.phase.name !== 'running') return [];
  const { pressing, worthwhile } = ofCentre(sight);
  const colours = ofColours(sight);
  return [
    ...ofGlasses(sight),
    ...ofFlight(sight),
    ...pressing,
    ...colours.pressing,
    ...worthwhile,
    ...ofJourneys(sight),
    ...colours.worthwhile,
  ];
}
