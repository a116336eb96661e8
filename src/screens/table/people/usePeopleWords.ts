import type { TablePlace } from '@/games/board';
import type { StandingGuest } from '@/stores/seats';
import { useComfort } from '@/ui/comfort';
import { useTableWords } from '../../tableWords';
import { useTable } from '../useTable';
import { giftsFor } from './gifts';
import type { PeopleNews } from './peopleNews';

type Sentences = { readonly title: string; readonly text: string };

/** Puts what happens among people into words. */
export function usePeopleWords() {
  const say = useTableWords();
  const { language } = useComfort();
  const { board, places } = useTable();
  const called = (seat: TablePlace['seat']) => board?.seatName(language, seat) ?? seat;

  /** What a guest without a seat does. */
  function does({ name, asks, seat }: StandingGuest): string {
    if (!asks) return say('people.watches', { name });
    return seat === undefined
      ? say('people.asks', { name })
      : say('people.asksFor', { name, seat: called(seat) });
  }
  /** Where they could sit. */
  function chance(guest: StandingGuest): string {
    const [gift] = giftsFor(guest, places);
    if (!gift) return say('people.full');
    return say(CHANCE[gift.sits], { seat: called(gift.seat) });
  }
  function news(told: PeopleNews): Sentences {
    if ('guest' in told) return { title: does(told.guest), text: chance(told.guest) };
    const { name, seat } = told.place;
    const text = told.is === 'away' ? say('people.kept') : '';
    return { title: say(`people.${told.is}`, { name, seat: called(seat) }), text };
  }
  const give = (seat: TablePlace['seat']) => say('people.give', { seat: called(seat) });
  return { does, chance, news, give };
}

const CHANCE = {
  bot: 'people.bot',
  nobody: 'people.free',
  player: 'people.elsewhere',
} as const;
