import type { Lock } from '../../mission/mission';
import type { LocationId } from '../../mission/names';
import { locationOf } from '../../rules/lookup';
import { openDemands } from '../../rules/starts';
import { useSpeech } from './HandContext';
import { handWords } from './words';

/** What the back of a card says about its locks, and what the table can see of it. */
export function useLockWords() {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const lenders = (ids: readonly string[]) =>
    ids.map(id => words.lenders[id]?.name ?? id).join(', ');
  function lockWords(lock: Lock, card: LocationId): string {
    switch (lock.lock) {
      case 'token': {
        const missing = lock.tokens.filter(it => !view.tokens.includes(it));
        const names = missing.map(it => words.tokens[it] ?? it).join(', ');
        return missing.length > 0 ? say('lock.token', { token: names }) : say('lock.open');
      }
      case 'only': {
        const key =
          lock.key === null
            ? ''
            : `, ${say('lock.key', { item: words.items[lock.key]?.name ?? lock.key })}`;
        return say('lock.only', { lenders: lenders(lock.lenders) }) + key;
      }
      case 'not':
        return say('lock.not', { lenders: lenders(lock.lenders) });
      case 'forbidden':
        return view.allowed.includes(card) ? say('lock.open') : say('lock.forbidden');
      default:
        return say(`lock.${lock.lock}`);
    }
  }
  return (card: LocationId): string => {
    const { locks, fleeting } = locationOf(view, card);
    const isEntering = view.phase.name === 'entering';
    return [
      ...(view.gone.includes(card) ? [say('lock.gone')] : locks.map(it => lockWords(it, card))),
      ...(isEntering && openDemands(view).some(it => it.card === card) ? [say('lock.start')] : []),
      ...(isEntering && fleeting ? [say('lock.fleeting')] : []),
      ...(view.tests.some(it => it.card === card) ? [say('lock.begun')] : []),
    ].join(', ');
  };
}
