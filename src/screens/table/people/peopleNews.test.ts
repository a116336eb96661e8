import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { StandingGuest } from '@/stores/seats';
import { giftsFor } from './gifts';
import { newsBetween, type People } from './peopleNews';

const place = (seat: string, sits: TablePlace['sits'], here = true): TablePlace => ({
  seat: seat as Seat,
  sits,
  here,
  name: sits === 'player' ? 'Bo' : '',
  face: '',
});
const guest = (number: number, part: Partial<StandingGuest> = {}): StandingGuest => ({
  guest: number,
  name: 'Elli',
  face: 'owl',
  asks: false,
  ...part,
});
const people = (standing: readonly StandingGuest[], ...places: TablePlace[]): People => ({
  standing,
  places,
});
const [BOT, FREE] = [place('purple', 'bot'), place('blue', 'nobody')];
const [BO, GONE] = [place('purple', 'player'), place('purple', 'player', false)];

test.each<[string, People, People, ReturnType<typeof newsBetween>]>([
  ['nothing has changed', people([guest(1)], BOT), people([guest(1)], BOT), null],
  ['somebody comes', people([], BOT), people([guest(1)], BOT), { is: 'came', guest: guest(1) }],
  ['somebody leaves', people([guest(1)], BOT), people([], BOT), null],
  [
    'a guest asks for a seat',
    people([guest(1)], BOT),
    people([guest(1, { asks: true })], BOT),
    { is: 'asks', guest: guest(1, { asks: true }) },
  ],
  ['a guest asks no longer', people([guest(1, { asks: true })]), people([guest(1)]), null],
  [
    'one comes while another asks',
    people([guest(1)]),
    people([guest(2), guest(1, { asks: true })]),
    { is: 'asks', guest: guest(1, { asks: true }) },
  ],
  [
    'a guest takes over from a bot',
    people([guest(1)], BOT),
    people([], BO),
    { is: 'sat', place: BO },
  ],
  ['a phone drops out', people([], BO), people([], GONE), { is: 'away', place: GONE }],
  ['a phone comes back', people([], GONE), people([], BO), { is: 'back', place: BO }],
  ['a player stands up', people([], BO), people([], FREE), null],
  ['a seat is new', people([]), people([], GONE), null],
])('when %s, the news is right', (_what, before, after, news) => {
  expect(newsBetween(before, after)).toEqual(news);
});

const seatsFor = (one: StandingGuest, ...places: TablePlace[]) =>
  giftsFor(one, places).map(({ seat }) => seat);

test('free seats and those of bots can be given, and no player’s', () => {
  const red = place('red', 'player');
  expect(seatsFor(guest(1, { asks: true }), red, FREE, BOT)).toEqual(['blue', 'purple']);
  expect(seatsFor(guest(1), red)).toEqual([]);
});

test('the seat that a guest asks for comes first, even if a player has it', () => {
  const red = place('red', 'player');
  const asking = guest(1, { asks: true, seat: 'red' as Seat });
  expect(seatsFor(asking, BOT, red)).toEqual(['red', 'purple']);
  expect(seatsFor({ ...asking, asks: false }, BOT, red)).toEqual(['purple']);
});
