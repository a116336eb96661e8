/** What a roll can bring, and what an outcome costs, in words. */
import type { Language } from '@/ui/words/words';
import type { MissionWords } from '../../mission/words';
import type { Resource } from '../../mission/names';
import { missionIn } from '../../rules/lookup';
import type { Seen } from '../../rules/state';
import { handWords } from '../hand/words';
import { resourceName } from '../pieces/naming';
import { type Consequence, type Odds, percents } from './odds';

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

export type OddsPart = {
  readonly percent: number;
  readonly isWon: boolean;
  readonly words: string;
};

/** The best first; rare outcomes share the last part. */
export function oddsParts(speech: Speech, odds: readonly Odds[]): readonly OddsPart[] {
  const say = handWords.sayIn(speech.language);
  const parts = merged(odds);
  const shares = percents(parts.map(({ chance }) => chance));
  return parts.map((part, at) => {
    const what = consequenceWords(speech, part) + (part.isMore ? ' …' : '');
    const percent = shares[at] ?? 0;
    return { percent, isWon: part.isWon, words: say('odds.part', { what, percent }) };
  });
}

export const oddsSpoken = (language: Language, parts: readonly OddsPart[]): string =>
  `${handWords.sayIn(language)('odds.name')}: ${parts.map(({ words }) => words).join('; ')}`;

const MOST_PARTS = 4;

type Merged = Odds & { readonly isMore: boolean };

function merged(odds: readonly Odds[]): readonly Merged[] {
  const all = odds.map((it): Merged => ({ ...it, isMore: false }));
  const [first] = all.slice(MOST_PARTS - 1);
  if (all.length <= MOST_PARTS || !first) return all;
  const rest = all.slice(MOST_PARTS - 1);
  const chance = rest.reduce((sum, it) => sum + it.chance, 0);
  return [...all.slice(0, MOST_PARTS - 1), { ...first, chance, isMore: true }];
}

/** The resource that a special shield brings, as the eyes that notice the agents. */
function specialResource(view: Seen): Resource | null {
  const gains = missionIn(view).special?.effects ?? [];
  for (const effect of gains)
    if (effect.do === 'gain' && effect.goods.kind === 'resource') return effect.goods.resource;
  return null;
}
