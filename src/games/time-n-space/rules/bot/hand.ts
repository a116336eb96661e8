/** Reaction times, including wandering thoughts. */
import { type Chance, pick } from '../../../../kit/random';
import type { Millis } from '../../../../kit/millis';
import type { View } from '../state';
import type { Character } from './character';

type Phase = Pick<View['phase'], 'name'>;
type Hand = Pick<Character, 'hand' | 'dreams' | 'dream'>;

/**
 * Before the clock runs everybody waits for the last player, so all bots are quick and attentive.
 */
const WAITED_FOR: Hand = { hand: [600, 1_600], dreams: 0, dream: 0 };

export const handIn = (phase: Phase, character: Character): Hand =>
  phase.name === 'running' ? character : WAITED_FOR;

export function reaction(character: Hand, next: () => Chance, pace: number): Millis {
  const [least, most] = character.hand;
  const moved = least + pick(next(), most - least);
  const dreamt = next() < character.dreams ? pick(next(), character.dream) : 0;
  return Math.round((moved + dreamt) / pace);
}
