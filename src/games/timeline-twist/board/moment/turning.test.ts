import {
  after,
  discard,
  place,
  play,
  played,
  red,
  together,
  versus,
} from '../../rules/testing/fixture';
import { lastTurning, turningOf } from './turning';

const line = ['1500', '1900'];

const turned = ({ events }: ReturnType<typeof played>) =>
  events.flatMap(event => turningOf(event) ?? []);

test('against each other, a turned card fits or misses its gap', () => {
  const start = versus(line, { hands: { red: ['1700', '1950'], green: ['1600'] }, pile: ['1000'] });
  expect(turned(played(start, red, place('1700', 1)))).toEqual([
    { card: '1700', seat: red, came: 'fits', gap: 1 },
  ]);
  expect(turned(played(start, red, place('1950', 0)))).toEqual([
    { card: '1950', seat: red, came: 'misses', gap: 0 },
  ]);
});

test('together, a turned card finds its place, finds none, or is discarded', () => {
  const hands = { red: ['1700', '1701', '1800', '1000'], green: ['1600'] };
  const start = together(line, { hands, discards: ['1'], backs: { '1': 'circle' } });
  const laid = played(start, red, play('1700'));
  expect(turned(laid)).toEqual([{ card: '1700', seat: red, came: 'fits', gap: null }]);
  expect(turned(played(laid.state, red, play('1701')))).toEqual([
    { card: '1701', seat: red, came: 'nowhere', gap: null },
  ]);
  expect(turned(played(start, red, discard('1800')))).toEqual([
    { card: '1800', seat: red, came: 'discarded', gap: null },
  ]);
});

test('stopping turns no card over', () => {
  const start = together(line, { hands: { red: ['1700'], green: ['1600'] } }, { laid: 1 });
  expect(turned(played(start, red, { type: 'stop' }))).toEqual([]);
});

test('a failed match ended with the card that found no place', () => {
  const hands = { red: ['1700'], green: ['1600'] };
  const start = together(['1500|1600', '1900'], { hands, discards: ['1'] });
  const end = after(start, red, play('1700'));
  expect(end.ended?.how).toBe('failed');
  expect(lastTurning(end)).toMatchObject({ card: '1700', came: 'nowhere' });
  expect(lastTurning({ ...end, ended: { at: 0, how: 'stuck' } })).toBeNull();
});
