/** What an outcome of a roll costs, in words. */
import type { Language } from '@/ui/words/words';
import type { MissionWords } from '../../mission/words';
import type { Resource } from '../../mission/names';
import { missionIn } from '../../rules/lookup';
import type { Seen } from '../../rules/state';
import { handWords } from '../hand/words';
import { resourceName } from '../pieces/naming';
import type { Consequence } from './odds';

type Speech = { readonly language: Language; readonly words: MissionWords; readonly view: Seen };

export function costWords(
  { language, words, view }: Speech,
  { life, units, specials }: Omit<Consequence, 'isWon'>,
): string {
  const say = handWords.sayIn(language);
  const resource = specialResource(view);
  const what = resource ? resourceName(words, resource, specials) : '◉';
  const parts = [
    life > 0 && say('odds.life', { count: life }),
    units > 0 && say('odds.units', { count: units }),
    specials > 0 && say('odds.eyes', { count: specials, what }),
  ];
  return parts.filter(Boolean).join(', ') || say('odds.free');
}

export const consequenceWords = (speech: Speech, outcome: Consequence): string =>
  outcome.isWon ? handWords.sayIn(speech.language)('odds.done') : costWords(speech, outcome);

/** The resource that a special shield brings, as the eyes that notice the agents. */
function specialResource(view: Seen): Resource | null {
  const gains = missionIn(view).special?.effects ?? [];
  for (const effect of gains)
    if (effect.do === 'gain' && effect.goods.kind === 'resource') return effect.goods.resource;
  return null;
}
