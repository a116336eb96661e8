import {
  after,
  discard,
  green,
  place,
  play,
  red,
  together,
  versus,
} from '../../rules/testing/fixture';
import { lastTurning, turningBetween } from './turning';

const line = ['1500', '1900'];

test('against each other: a card that fits, and one that does not', () => {
  const start = versus(line, { hands: { red: ['1700', '1950'], green: ['1600'] }, pile: ['1000'] });
  const right = after(start, red, place('1700', 1));
  expect(turningBetween(start, right)).toMatchObject({
    card: '1700',
    seat: red,
    came: 'fits',
    gap: 1,
  });
  const wrong = after(start, red, place('1950', 0));
  expect(turningBetween(start, wrong)).toMatchObject({ card: '1950', came: 'misses', gap: 0 });
  const next = after(right, green, place('1600', 1));
  expect(turningBetween(right, next)).toMatchObject({ card: '1600', seat: green });
});

test('together: a card finds its place, finds none, or is discarded', () => {
  const hands = { red: ['1700', '1701', '1800', '1000'], green: ['1600'] };
  const start = together(line, { hands, discards: ['1'], backs: { '1': 'circle' } });
  const laid = after(start, red, play('1700'));
  expect(turningBetween(start, laid)).toMatchObject({ card: '1700', came: 'fits', gap: null });
  const lost = after(laid, red, play('1701'));
  expect(turningBetween(laid, lost)).toMatchObject({ card: '1701', came: 'nowhere' });
  const thrown = after(start, red, discard('1800'));
  expect(turningBetween(start, thrown)).toMatchObject({
    card: '1800',
    seat: red,
    came: 'discarded',
  });
});

test('nothing has been turned where nothing was done', () => {
  const start = versus(line, { hands: { red: ['1700'], green: ['1600'] } });
  expect(turningBetween(start, { ...start, round: 2 })).toBeNull();
  const again = versus(line, { hands: { red: ['1000'], green: ['1600'] } });
  expect(turningBetween(after(start, red, place('1700', 1)), again)).toBeNull();
});

test('a match that failed ended with the card that found no place', () => {
  const hands = { red: ['1700'], green: ['1600'] };
  const start = together(['1500|1600', '1900'], { hands, discards: ['1'] });
  const end = after(start, red, play('1700'));
  expect(end.ended?.how).toBe('failed');
  expect(lastTurning(end)).toMatchObject({ card: '1700', came: 'nowhere' });
  expect(lastTurning({ ...end, ended: { at: 0, how: 'stuck' } })).toBeNull();
});
