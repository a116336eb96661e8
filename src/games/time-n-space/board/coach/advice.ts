/**
 * What a good player would notice now, the most urgent first, judged only by what the seat sees.
 */
import { ofCentre, ofColours } from './centreAdvice';
import type { Advice } from './codes';
import { ofFlight, ofJourneys } from './flightAdvice';
import { ofGlasses } from './glassAdvice';
import type { Sight } from './sight';

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
