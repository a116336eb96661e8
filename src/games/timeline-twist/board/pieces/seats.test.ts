import { COLOURS } from '../../rules/components';
import { seatName } from './naming';
import { seatColour, seatOutline } from './seats';

test.each([
  ['shape', seatOutline],
  ['colour', seatColour],
  ['English name', (seat: never) => seatName('en', seat)],
  ['German name', (seat: never) => seatName('de', seat)],
])('eight seats differ by their %s alone', (_what, of) => {
  expect(new Set(COLOURS.map(seat => of(seat as never))).size).toBe(8);
});

test('each seat has its own look and name, not the fallback ones', () => {
  for (const seat of COLOURS) {
    expect([seat, seatOutline(seat)]).not.toEqual([seat, seatOutline('stranger' as never)]);
    expect(seatName('en', seat)).toMatch(new RegExp(`^${seat as string}$`, 'i'));
    expect(seatName('de', seat)).toMatch(/^[A-ZÄÖÜ][a-zäöü]+$/);
  }
});
