/** From seeing to doing: how long a hand takes, and how far thoughts wander. */
import { type Chance, pick } from '../../../../kit/chance';
import type { Millis } from '../../../../kit/millis';
import type { Character } from './character';

export function reaction(character: Character, next: () => Chance, pace: number): Millis {
  const [least, most] = character.hand;
  const moved = least + pick(next(), most - least);
  const dreamt = next() < character.dreams ? pick(next(), character.dream) : 0;
  return Math.round((moved + dreamt) / pace);
}
