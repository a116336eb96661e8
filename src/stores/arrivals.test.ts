import type { Seat } from '../kit/seat';
import { arrivalCue, leavers, newcomers } from './arrivals';

type Sits = 'nobody' | 'player' | 'bot';

/** A table such as "Ann - bot": one word for each seat. */
const table = (words: string) =>
  words.split(' ').map((name, at) => {
    const sits: Sits = name === '-' ? 'nobody' : name === 'bot' ? 'bot' : 'player';
    return { seat: `seat-${at}` as Seat, name: sits === 'player' ? name : '', face: '', sits };
  });

const namesOf = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name);

test.each([
  ['Ann - -', 'Ann Bo -', ['Bo'], []],
  ['Ann Bo -', 'Ann - -', [], ['Bo']],
  ['Ann Bo -', 'Ann - Bo', [], []],
  ['Ann Bo -', 'Bo Ann -', [], []],
  ['Ann bot -', 'bot Ann -', [], []],
  ['Ann - -', 'Zoe - -', [], []],
  ['Owl - -', 'Owl Owl -', ['Owl'], []],
  ['Ann - -', 'Ann Bo Cleo', ['Bo', 'Cleo'], []],
  ['Ann Bo -', 'Ann - Cleo', ['Cleo'], ['Bo']],
])('from %j to %j, %j come and %j leave', (before, after, come, leave) => {
  expect(namesOf(newcomers(table(before), table(after)))).toEqual(come);
  expect(namesOf(leavers(table(before), table(after)))).toEqual(leave);
});

test.each([
  ['Ann - - -', 'Ann Bo - -', 'sits-2'],
  ['Ann Bo - -', 'Ann Bo - Dora', 'sits-4'],
  ['Ann - - - - -', 'Ann - - - Eve -', 'sits-1'],
  ['Ann Bo -', 'Ann Bo Cleo', 'all-here'],
  ['Ann Bo -', 'Ann Bo bot', 'all-here'],
  ['Ann Bo Cleo', 'Ann Bo Cleo', null],
  ['Ann Bo -', 'Ann - Bo', null],
  ['Ann Bo -', 'Ann - -', null],
])('from %j to %j the table plays %s', (before, after, cue) => {
  expect(arrivalCue(table(before), table(after))).toBe(cue);
});

test('a table that has just been opened or found plays nothing', () => {
  expect(arrivalCue([], table('Ann Bo'))).toBeNull();
});
