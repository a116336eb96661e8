/** What the signs of a lock say, on phones in full and on the plates of a TV in short. */
import type { Language } from '@/ui/words/words';
import type { MissionWords } from '../../mission/words';
import type { LockSign, LockSigns } from './locks';
import { resourceName, shortName } from './naming';
import { tokenWords } from './tokenWords';
import { pieceWords } from './words';

type Speaker = { readonly language: Language; readonly words: MissionWords };

type SignWords = {
  /** Names something that is needed, so it does not stand alone. */
  readonly isNeed: boolean;
  readonly full: string;
  readonly short: string;
};

const need = (full: string, short = full): SignWords => ({ isNeed: true, full, short });
const rule = (full: string, short = full): SignWords => ({ isNeed: false, full, short });

export function signWords({ language, words }: Speaker, sign: LockSign): SignWords {
  const say = pieceWords.sayIn(language);
  switch (sign.kind) {
    case 'token':
      return need(tokenWords({ language }, sign.token));
    case 'item':
      return need(say('lock.item', { item: sign.item }), sign.item);
    case 'resource': {
      const { resource, many } = sign;
      return need(
        resource === 'any' ? `${many}` : `${many} ${resourceName(words, resource, many)}`,
      );
    }
    case 'only':
    case 'not': {
      const names = sign.lenders.map(id => words.lenders[id]?.name ?? id);
      const saidOf = (lenders: readonly string[]) =>
        say(`lock.${sign.kind}`, { lenders: lenders.join(', ') });
      return rule(saidOf(names), saidOf(names.map(shortName)));
    }
    default:
      return rule(say(`lock.${sign.kind}`));
  }
}

/** A whole lock; `note` adds something to each of its signs. */
export function lockSentence(
  speaker: Speaker,
  { signs, isEither }: LockSigns,
  note: (sign: LockSign) => string = () => '',
): string {
  const say = pieceWords.sayIn(speaker.language);
  const all = signs.map(sign => {
    const { isNeed, full } = signWords(speaker, sign);
    return { isNeed, words: full + note(sign) };
  });
  const needed = all.filter(it => it.isNeed).map(it => it.words);
  const what = needed.join(isEither ? ` ${say('lock.or')} ` : ', ');
  const rules = all.filter(it => !it.isNeed).map(it => it.words);
  return [...rules, ...(what ? [say('lock.needs', { what })] : [])].join(', ');
}
