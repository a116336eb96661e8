import type { LocationId } from '../../mission/names';
import { locationOf } from '../../rules/lookup';
import { openDemands } from '../../rules/starts';
import { type LockSign, type LockSigns, lockSigns } from '../pieces/locks';
import { resourceName } from '../pieces/naming';
import { tokenWords } from '../watch/tokenWords';
import { useSpeech } from './HandContext';
import { handWords } from './words';

/** What the back of a card says about its locks, and what the table can see of it. */
export function useLockWords() {
  const { view } = useSpeech();
  const say = handWords.useSay();
  const lockWords = useSignWords();
  return (card: LocationId): string => {
    const location = locationOf(view, card);
    const isEntering = view.phase.name === 'entering';
    const isDemanded = isEntering && openDemands(view).some(it => it.card === card);
    const locks = lockSigns(view, card, location);
    const shut = locks
      .map(lockWords)
      .filter(it => it !== '' && !(isDemanded && it === say('lock.forbidden')));
    const open = locks.length > 0 ? [say('lock.open')] : [];
    return [
      ...(view.gone.includes(card) ? [say('lock.gone')] : shut.length > 0 ? shut : open),
      ...(isDemanded ? [say('lock.start')] : []),
      ...(isEntering && location.fleeting ? [say('lock.fleeting')] : []),
      ...(view.tests.some(it => it.card === card) ? [say('lock.begun')] : []),
    ].join(', ');
  };
}

/** Only a token and a permission open for everybody; an item has to be where it is needed. */
const isOpened = ({ kind, isMet }: LockSign): boolean =>
  isMet && (kind === 'token' || kind === 'forbidden');

function useSignWords() {
  const say = handWords.useSay();
  const { words, language } = useSpeech();
  function neededWords(sign: LockSign): string | undefined {
    switch (sign.kind) {
      case 'token':
        return tokenWords({ language }, sign.token);
      case 'item':
        return say('lock.item', { item: sign.item });
      case 'resource':
        return sign.resource === 'any'
          ? String(sign.many)
          : `${sign.many} ${resourceName(words, sign.resource, sign.many)}`;
      default:
        return undefined;
    }
  }
  function ruleWords(sign: LockSign): readonly string[] {
    switch (sign.kind) {
      case 'only':
      case 'not': {
        const lenders = sign.lenders.map(id => words.lenders[id]?.name ?? id).join(', ');
        return [say(`lock.${sign.kind}`, { lenders })];
      }
      case 'all':
      case 'forbidden':
      case 'other':
        return [say(`lock.${sign.kind}`)];
      default:
        return [];
    }
  }
  return ({ signs, isEither }: LockSigns): string => {
    const shut = signs.filter(it => !isOpened(it));
    if (shut.length === 0 || (isEither && shut.length < signs.length)) return '';
    const needed = shut.flatMap(it => neededWords(it) ?? []);
    const what = needed.join(isEither ? ` ${say('lock.or')} ` : ', ');
    return [...shut.flatMap(ruleWords), ...(what ? [say('lock.needs', { what })] : [])].join(', ');
  };
}
