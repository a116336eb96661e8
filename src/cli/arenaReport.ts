/** The tables of an arena: by level, by seat, and of the matches themselves. */
import { type ArenaWish } from './arenaFlags';
import type { Played, Seated } from './arenaMatch';

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Wilson's interval for a share, in which it lies 95 times of 100. */
export function interval(share: number, count: number): readonly [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half =
    (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) /
    (1 + (z * z) / count);
  return [middle - half, middle + half];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const COLUMNS = [
  'games',
  'wins',
  '95 %',
  'points',
  'sd',
  'colours',
  '3 scored',
  '3 placed',
  'placed',
  'delivered',
  'value',
  'turns',
  'glass use',
  'decision',
] as const;

function row(name: string, seats: readonly Seated[]): string[] {
  const of = (part: (seat: Seated) => number) => mean(seats.map(part));
  const wins = of(seat => seat.win);
  const [least, most] = interval(wins, seats.length);
  const points = of(seat => seat.points);
  const spread = Math.sqrt(of(seat => (seat.points - points) ** 2));
  const decisions = seats.reduce((sum, seat) => sum + seat.decisions, 0);
  const thought = seats.reduce((sum, seat) => sum + seat.thought, 0);
  return [
    name,
    String(seats.length),
    percent(wins),
    `${(100 * least).toFixed(1)}–${(100 * most).toFixed(1)}`,
    points.toFixed(1),
    spread.toFixed(1),
    of(seat => seat.coloursScored).toFixed(2),
    percent(of(seat => (seat.coloursScored >= 3 ? 1 : 0))),
    percent(of(seat => (seat.coloursPlaced >= 3 ? 1 : 0))),
    of(seat => seat.placed).toFixed(1),
    of(seat => seat.delivered).toFixed(1),
    of(seat => seat.value).toFixed(1),
    of(seat => seat.turns).toFixed(1),
    percent(of(seat => seat.glassUse)),
    `${(thought / Math.max(1, decisions)).toFixed(2)} ms`,
  ];
}

function table(title: string, rows: readonly (readonly string[])[]): string {
  const all = [[title, ...COLUMNS], ...rows];
  const widths = all[0]?.map((_, n) => Math.max(...all.map(cells => cells[n]?.length ?? 0))) ?? [];
  return all
    .map(cells => cells.map((cell, n) => cell.padStart(widths[n] ?? 0)).join('  '))
    .join('\n');
}

const distinct = <T>(things: readonly T[]): T[] => [...new Set(things)];

export function report(wish: ArenaWish, games: readonly Played[]): string {
  const seats = games.flatMap(game => game.seats);
  const levels = distinct(seats.map(({ level }) => level));
  const names = distinct(seats.map(({ seat }) => seat));
  return [
    `${games.length} games ${wish.options}, ${wish.seats} seats, seed ${wish.seed}: ` +
      `${mean(games.map(({ minutes }) => minutes)).toFixed(1)} minutes, ` +
      `${mean(games.map(({ contests }) => contests)).toFixed(2)} contests, ` +
      `${mean(games.map(({ lapses }) => lapses)).toFixed(1)} lapses a game`,
    table(
      'level',
      levels.map(level =>
        row(
          level,
          seats.filter(seat => seat.level === level),
        ),
      ),
    ),
    table(
      'seat',
      names.map(name =>
        row(
          name,
          seats.filter(({ seat }) => seat === name),
        ),
      ),
    ),
  ].join('\n\n');
}
