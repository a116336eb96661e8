/** Every seed has a weather of its own: from short squalls among bots to long storms with a TV on. */
import type { AnyGame } from '../../games/game';
import { chances, pick } from '../../kit/random';
import { MINUTE, SECOND } from '../../kit/millis';
import type { StormPlan } from './storming';

const QUICK = { red: 30, green: 30, blue: 30 };
const quickFor = (places: number) => (places === 4 ? { ...QUICK, purple: 30 } : QUICK);

/** What a table of each game chooses, so that hands are busy and the end may come in the storm. */
const OPTIONS: Readonly<Record<string, (places: number) => readonly unknown[]>> = {
  nim: () => [{ stones: 300 }, { stones: 2_000 }],
  'timeline-twist': () => [{ way: 'versus', talkSeconds: 15 }, { way: 'together' }],
  'time-n-space': places => [
    { level: 'beginner', minutes: 6, glassSeconds: quickFor(places) },
    { level: 'normal', minutes: 12, glassSeconds: quickFor(places) },
  ],
};

export function weatherOf({ id, seats }: AnyGame, seed: number): StormPlan {
  const next = chances(seed + 0.5);
  const [least, most] = [Math.max(2, seats.min), seats.max];
  const places = least + pick(next(), most - least + 1);
  const options = OPTIONS[id]?.(places) ?? [{}];
  return {
    storm: (1 + pick(next(), 3)) * MINUTE,
    calm: 20 * SECOND,
    options: options[pick(next(), options.length)],
    places,
    players: 1 + pick(next(), places),
    watchers: pick(next(), 4),
    level: next() < 0.5 ? 'random' : 'plain',
  };
}
