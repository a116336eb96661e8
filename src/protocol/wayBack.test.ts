/** The stored way back to a table, this device's or another host's. */
import { chances, pick } from '../kit/random';
import { readSavedDoor, readSavedSeat, writeWayBack } from './savedSettings';
import type { Token } from './token';

const seat = {
  kept: 'seat',
  invite: 'http://t/join#x',
  game: 'nim',
  name: 'Ann',
  face: 'owl',
  watches: false,
  tokens: { red: 'ab' as Token },
} as const;
const door = {
  kept: 'door',
  keys: '{}',
  name: 'Ann',
  face: 'fox',
  game: 'nim',
  tokens: {},
} as const;

test('[K15] the way back to a table is read as it was written', () => {
  expect(readSavedSeat(writeWayBack(seat))).toEqual(seat);
  expect(readSavedDoor(writeWayBack(door))).toEqual(door);
});

test('[K15] a way back stored by an older version is read, too', () => {
  expect(readSavedSeat(JSON.stringify(seat))).toEqual(seat);
  expect(readSavedDoor(JSON.stringify(door))).toEqual(door);
  const { face: _face, ...faceless } = seat;
  expect(readSavedSeat(JSON.stringify(faceless))?.face).toBe('');
  const { keys: _keys, ...rest } = door;
  const keysOf = (secret: string) =>
    readSavedDoor(JSON.stringify({ ...rest, code: 'CDFHJK', secret }))?.keys;
  expect([keysOf('ab'), keysOf('')]).toEqual(['none', '']);
});

test('[K15] 1,000 times: a way back with a changed bit leads nowhere', () => {
  const next = chances(11);
  for (let n = 0; n < 1_000; n++) {
    const bytes = Buffer.from(writeWayBack(seat));
    const place = pick(next(), bytes.length);
    bytes[place] = (bytes[place] ?? 0) ^ (1 << pick(next(), 8));
    expect(readSavedSeat(bytes.toString())).toBeUndefined();
  }
});

test.each([
  ['nothing', ''],
  ['no JSON', 'x'],
  ['another kind', JSON.stringify(door)],
  ['more than there should be', JSON.stringify({ ...seat, extra: 1 })],
])('[K15] %s leads back to no table', (_what, text) => {
  expect(readSavedSeat(text)).toBeUndefined();
});

test('[K15] a door with an invalid secret is no way back', () => {
  expect(readSavedDoor(JSON.stringify({ ...door, secret: 'xyz' }))).toBeUndefined();
});
