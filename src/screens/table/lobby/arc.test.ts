import { tvSizes } from '../../tv/tvSizes';
import { arcAt, arcFrom, GROWS } from './arc';
import { seatSpots } from './tableSizes';
import type { Seat } from '@/kit/seat';

const SCREENS = [
  [1920, 1080],
  [3840, 2160],
  [1024, 768],
  [844, 390],
  [390, 844],
  [768, 1024],
] as const;
const CASES = SCREENS.flatMap(([width, height]) =>
  [2, 3, 4, 6, 8].map(seats => ({ width, height, seats })),
);
const PARTS = Array.from({ length: 51 }, (_, n) => n / 50);

test.each(CASES)('at $width x $height none of $seats flies over the code', ({ seats, ...room }) => {
  const sizes = tvSizes(room, { seats, hasCode: true, isFull: false, textScale: 1 });
  const { card, table, radius, disc, as } = sizes;
  const source = { ...card, left: card.left - table.left, top: card.top - table.top };
  const places = Array.from({ length: seats }, (_, n) => ({ seat: `${n}` as Seat }));
  for (const seat of seatSpots(places, undefined, radius, disc / 2)) {
    const flight = arcFrom(source, seat, disc);
    for (const part of PARTS) {
      const { x, y } = arcAt(flight, part);
      const half = (disc / 2) * (GROWS.from + (GROWS.to - GROWS.from) * part);
      if (as === 'wide') expect(seat.x + x + half).toBeLessThanOrEqual(source.left);
      else expect(seat.y + y + half).toBeLessThanOrEqual(source.top);
    }
  }
});

test('a flight begins at the edge of the card and ends at the seat', () => {
  const card = { left: 500, top: 0, width: 100, height: 200 };
  const flight = arcFrom(card, { x: 100, y: 300 }, 50);
  expect(arcAt(flight, 0)).toEqual({ x: 389, y: -240 });
  const { x, y } = arcAt(flight, 1);
  expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
});
