/** Turns every refusal into a sentence that says what to do, or what stands in the way. */
import type { TablePlace } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { TableWhy } from '@/games/tableWhy';
import { type Language, type Say, spoken } from '@/ui/words/words';
import type { MissionWords } from '../mission/words';
import type { Seen } from '../rules/state';
import type { Why } from '../rules/why';
import type { en } from '../texts/why.en';
import { agentName, cardName, nameOf, seatName } from './pieces/naming';
import { boardTexts } from './pieces/texts';

const words = boardTexts.words('why');

/** The mission of the match, so that its people and things are called by name. */
export type NamesIn = {
  readonly seen: Seen;
  readonly mission: MissionWords;
  readonly places: readonly TablePlace[];
};

export function whySentence(language: string, why: AnyWhy, names?: NamesIn): string {
  const known = spoken(language);
  const say = words.sayIn(known);
  return isKnown(why) ? sentence(known, say, why, names) : say('unknown', { code: why.code });
}

type KnownWhy = Why | { readonly code: Exclude<TableWhy, 'unknown'> };
const isKnown = (why: AnyWhy): why is KnownWhy =>
  why.code !== 'unknown' && (words.has(why.code) || words.has(`${why.code}_other`));

function sentence(
  language: Language,
  say: Say<typeof en>,
  why: KnownWhy,
  names: NamesIn | undefined,
): string {
  const { mission, seen, places = [] } = names ?? {};
  const lender = (id: string) => mission?.lenders[id]?.name ?? id;
  const card = (id: string) => (mission ? cardName(mission, id) : id);
  switch (why.code) {
    case 'answer-first':
    case 'not-your-agent':
    case 'shared-agent':
    case 'in-vortex':
    case 'has-acted':
    case 'no-plan-yet':
    case 'not-shared': {
      const isOne = mission && seen?.figures.includes(why.agent);
      const agent =
        isOne && seen
          ? agentName(language, mission, seen, why.agent)
          : seatName(language, why.agent);
      return say(why.code, { agent });
    }
    case 'lender-taken':
      return say(why.code, { lender: lender(why.lender) });
    case 'captain-only':
      return say(why.code, { name: nameOf(language, places, why.captain) });
    case 'reader-only':
      return say(why.code, { name: nameOf(language, places, why.reader) });
    case 'needs-token':
      return say(why.code, { token: mission?.tokens[why.token] ?? why.token });
    case 'only-these':
    case 'not-these':
      return say(why.code, { lenders: why.lenders.map(lender).join(', ') });
    case 'needs-key':
    case 'item-busy':
      return say(why.code, { item: mission?.items[why.item]?.name ?? why.item });
    case 'gather':
    case 'locked-in':
      return say(why.code, { card: card(why.card) });
    case 'must-start':
      return say(why.code, { cards: why.cards.map(card).join(', ') });
    case 'too-early':
      return say(why.code, { count: Math.ceil(why.waits / 1_000) });
    default:
      return say(why.code);
  }
}
