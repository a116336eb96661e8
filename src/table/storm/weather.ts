/** Every seed has its own weather: from short squalls among bots to long storms with a TV. */
import type { AnyGame } from '../../games/game';
import { chances, pick } from '../../kit/random';
import { MINUTE, SECOND } from '../../kit/millis';
import type { StormPlan } from './storming';

/** Options of a short match, so that players are busy and the end may come in the storm. */
export type Samples = readonly { readonly options: unknown; readonly places?: number }[];

export function weatherOf({ seats }: AnyGame, samples: Samples, seed: number): StormPlan {
  const next = chances(seed + 0.5);
  const [least, most] = [Math.max(2, seats.min), seats.max];
  const places = least + pick(next(), most - least + 1);
  const fitting = samples.filter(it => it.places === undefined || it.places === places);
  return {
    storm: (1 + pick(next(), 3)) * MINUTE,
    calm: 20 * SECOND,
    options: fitting[pick(next(), fitting.length)]?.options ?? {},
    places,
    players: 1 + pick(next(), places),
    watchers: pick(next(), 4),
    level: next() < 0.5 ? 'random' : 'plain',
  };
}
