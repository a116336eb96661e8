import type { LocationId } from '../../mission/names';
import { locationOf } from '../../rules/lookup';
import { openDemands } from '../../rules/starts';
import { type LockSign, type LockSigns, lockSigns } from '../pieces/locks';
import { lockSentence } from '../pieces/lockWords';
import { useSpeech } from './HandContext';
import { handWords } from './words';

/** What the back of a card says about its locks, and what the table can see of it. */
export function useLockWords() {
  const speech = useSpeech();
  const { view } = speech;
  const say = handWords.useSay();
  return (card: LocationId): string => {
    const location = locationOf(view, card);
    const isEntering = view.phase.name === 'entering';
    const isDemanded = isEntering && openDemands(view).some(it => it.card === card);
    const locks = lockSigns(view, card, location);
    // Somebody who has to start there may go in all the same.
    const closed = isDemanded ? locks.map(withoutForbidden) : locks;
    const shut = closed.map(shutSigns).filter(({ signs }) => signs.length > 0);
    const open = locks.length > 0 ? [say('lock.open')] : [];
    return [
      ...(view.gone.includes(card)
        ? [say('lock.gone')]
        : shut.length > 0
          ? shut.map(it => lockSentence(speech, it))
          : open),
      ...(isDemanded ? [say('lock.start')] : []),
      ...(isEntering && location.fleeting ? [say('lock.fleeting')] : []),
      ...(view.tests.some(it => it.card === card) ? [say('lock.begun')] : []),
    ].join(', ');
  };
}

const withoutForbidden = ({ signs, isEither }: LockSigns): LockSigns => ({
  signs: signs.filter(({ kind }) => kind !== 'forbidden'),
  isEither,
});

/** Only a token and a permission open for everybody; an item has to be where it is needed. */
const isOpened = ({ kind, isMet }: LockSign): boolean =>
  isMet && (kind === 'token' || kind === 'forbidden');

/** The signs that still keep somebody out; of several keys one is enough. */
function shutSigns({ signs, isEither }: LockSigns): LockSigns {
  const shut = signs.filter(it => !isOpened(it));
  return { signs: isEither && shut.length < signs.length ? [] : shut, isEither };
}
