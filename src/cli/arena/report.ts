/** The tables of an arena: by level, by seat, and about the matches. */
import { type ColourStop, STOPS } from './colours';
import type { ArenaWish } from './flags';
import type { Played, Seated } from './playOne';

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Wilson's 95 % interval for a share. */
export function interval(share: number, count: number): readonly [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half =
    (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) /
    (1 + (z * z) / count);
  return [middle - half, middle + half];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

type Of = (part: (seat: Seated) => number) => number;

/** Every column: its heading and its value for a group of seats. */
const COLUMNS: readonly (readonly [
  head: string,
  cell: (seats: readonly Seated[], of: Of) => string,
])[] = [
  ['games', seats => String(seats.length)],
  ['wins', (_, of) => percent(of(seat => seat.win))],
  [
    '95 %',
    (seats, of) =>
      range(
        interval(
          of(seat => seat.win),
          seats.length,
        ),
      ),
  ],
  ['points', (_, of) => of(seat => seat.points).toFixed(1)],
  ['sd', (_, of) => spread(of).toFixed(1)],
  ['colours', (_, of) => of(seat => seat.coloursScored).toFixed(2)],
  ['3 scored', (_, of) => percent(of(seat => (seat.coloursScored >= 3 ? 1 : 0)))],
  ['3 placed', (_, of) => percent(of(seat => (seat.coloursPlaced >= 3 ? 1 : 0)))],
  ...STOPS.map(stop => [stop, (_: unknown, of: Of) => stopped(of, stop)] as const),
  ['placed', (_, of) => of(seat => seat.placed).toFixed(1)],
  ['delivered', (_, of) => of(seat => seat.delivered).toFixed(1)],
  ['1s', (_, of) => of(seat => seat.ones).toFixed(1)],
  ['2s', (_, of) => of(seat => seat.twos).toFixed(2)],
  ['3s', (_, of) => of(seat => seat.threes).toFixed(2)],
  ['value', (_, of) => of(seat => seat.value).toFixed(1)],
  ['turns', (_, of) => of(seat => seat.turns).toFixed(1)],
  ['glass use', (_, of) => percent(of(seat => seat.glassUse))],
  ['decision', (_, of) => `${thought(of).toFixed(2)} ms`],
];

const range = ([least, most]: readonly [number, number]): string =>
  `${(100 * least).toFixed(1)}–${(100 * most).toFixed(1)}`;

function spread(of: Of): number {
  const points = of(seat => seat.points);
  return Math.sqrt(of(seat => (seat.points - points) ** 2));
}

const stopped = (of: Of, stop: ColourStop): string =>
  of(({ stops }) => stops.filter(one => one === stop).length).toFixed(2);

const thought = (of: Of): number => {
  const decisions = of(seat => seat.decisions);
  return decisions === 0 ? 0 : of(seat => seat.thought) / decisions;
};

function row(name: string, seats: readonly Seated[]): string[] {
  const of: Of = part => mean(seats.map(part));
  return [name, ...COLUMNS.map(([, cell]) => cell(seats, of))];
}

function table(title: string, rows: readonly (readonly string[])[]): string {
  const all = [[title, ...COLUMNS.map(([head]) => head)], ...rows];
  const widths = all[0]?.map((_, n) => Math.max(...all.map(cells => cells[n]?.length ?? 0))) ?? [];
  return all
    .map(cells => cells.map((cell, n) => cell.padStart(widths[n] ?? 0)).join('  '))
    .join('\n');
}

/** A table with one row for each level or seat. */
function tableBy(title: 'level' | 'seat', seats: readonly Seated[]): string {
  const kinds = [...new Set(seats.map(seat => seat[title]))];
  return table(
    title,
    kinds.map(kind =>
      row(
        kind,
        seats.filter(seat => seat[title] === kind),
      ),
    ),
  );
}

export function report(wish: ArenaWish, games: readonly Played[]): string {
  const seats = games.flatMap(game => game.seats);
  const per = (part: (game: Played) => number, digits: number) =>
    mean(games.map(part)).toFixed(digits);
  const head =
    `${games.length} games ${wish.options}, ${wish.seats} seats, seed ${wish.seed}: ` +
    `${per(({ minutes }) => minutes, 1)} minutes, ${per(({ contests }) => contests, 2)} contests, ` +
    `${per(({ lapses }) => lapses, 1)} lapses a game`;
  return [head, tableBy('level', seats), tableBy('seat', seats)].join('\n\n');
}
