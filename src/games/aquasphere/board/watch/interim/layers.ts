/** What a step has poured into a player's tube. */
import { of, type Seat } from '@/kit/seat';
import { isReached } from './scoringSteps';
import type { InterimShow } from './interimShow';

export type PouredLayer = {
  readonly part: 'majority' | 'bots' | 'crystals';
  readonly from: number;
  readonly to: number;
};

/** The colours of what is poured. */
export const FILLS = { majority: '#8A5413', bots: '#4D5F92', crystals: '#8CA6CC' } as const;

const POURED = ['majority', 'bots', 'crystals'] as const;

export function layersOf(show: InterimShow, seat: Seat, reached: number): readonly PouredLayer[] {
  const score = show.scores && of(show.scores, seat);
  if (!score) return [];
  let from = of(show.before, seat);
  return POURED.flatMap(part => {
    const to = from + score[part];
    if (!isReached(part, reached) || to === from) return [];
    const layer = { part, from, to };
    from = to;
    return [layer];
  });
}

/** The top of what has been poured, and what octopods leave of it. */
export function levelOf(show: InterimShow, seat: Seat, reached: number) {
  const layers = layersOf(show, seat, reached);
  const top = layers[layers.length - 1]?.to ?? of(show.before, seat);
  const score = show.scores && of(show.scores, seat);
  const eaten = score && isReached('octopods', reached) ? score.octopods : 0;
  return { top, left: Math.max(0, top + eaten) };
}

/** Where the counter stands at this step. */
export const counterAt = (show: InterimShow, seat: Seat, reached: number): number =>
  of(isReached('move', reached) ? show.now : show.before, seat);
