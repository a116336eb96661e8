import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { startWord } from './startWord';

const SEATS = ['red', 'green', 'blue'] as unknown as readonly Seat[];

test.each<[who: string, all: readonly TablePlace['sits'][], own: number, word: string]>([
  ['a seat is free', ['player', 'nobody'], 1, 'lobby.startAlone'],
  ['the computer has one', ['player', 'bot'], 1, 'lobby.startAlone'],
  ['nobody sits yet', ['nobody', 'nobody'], 0, 'lobby.startAlone'],
  ['somebody plays alone', ['player'], 1, 'lobby.start'],
  ['all sit at one phone', ['player', 'player', 'player'], 3, 'lobby.start'],
  ['another phone plays, too', ['player', 'player', 'nobody'], 1, 'lobby.startWith'],
])('the start button says what happens when %s', (_who, all, own, word) => {
  const places = all.map((sits, n) => ({
    seat: SEATS[n] as Seat,
    sits,
    name: '',
    face: '',
    here: true,
  }));
  expect(startWord(places, SEATS.slice(0, own))).toBe(word);
});
