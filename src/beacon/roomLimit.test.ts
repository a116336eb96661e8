import { MINUTE, SECOND } from '../kit/millis';
import { createRoomLimit } from './roomLimit';

function limit() {
  const held = { now: 0 };
  return { held, mayCall: createRoomLimit(4, () => held.now) };
}

const ROOMS = ['CD', 'CF', 'CH', 'CJ', 'CK', 'CM'];

test('an address calls four rooms in a minute, each as often as it likes', () => {
  const { mayCall } = limit();
  const answers = [...ROOMS, ...ROOMS].map(room => mayCall('10.0.0.2', room));
  const four = [true, true, true, true, false, false];
  expect(answers).toEqual([...four, ...four]);
  expect(mayCall('10.0.0.3', 'CM')).toBe(true);
});

test('a minute after it was called, a room makes place for another one', () => {
  const { held, mayCall } = limit();
  for (const room of ROOMS) {
    mayCall('10.0.0.2', room);
    held.now += SECOND;
  }
  held.now = MINUTE;
  expect([mayCall('10.0.0.2', 'CK'), mayCall('10.0.0.2', 'CM')]).toEqual([true, false]);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s calls any number of rooms', address => {
  const { mayCall } = limit();
  expect(ROOMS.map(room => mayCall(address, room))).toEqual(ROOMS.map(() => true));
});
