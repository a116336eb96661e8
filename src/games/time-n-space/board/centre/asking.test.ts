import type { ShownRequest } from '@/games/board';
import type { TalkMessage } from '@/games/game';
import { green, lay, raise, red, running } from '../../rules/testing/fixture';
import { countToBring, saidBy, wantsAnswer, wishAbout } from './asking';
import { requestWords } from './requestWords';

test.each<[TalkMessage, string, string]>([
  [{ code: 'could-use', about: ['grey'] }, 'I could use grey.', 'Ich könnte Grau gebrauchen.'],
  [
    { code: 'bring', about: ['blue', 2, 1] },
    'I’ll bring 2 blue cubes in a minute.',
    'Ich bringe in einer Minute 2 blaue Würfel.',
  ],
  [
    { code: 'bring', about: ['brown', 1, 0] },
    'I’ll bring 1 brown cube right now.',
    'Ich bringe jetzt gleich einen braunen Würfel.',
  ],
  [
    { code: 'put-up', about: ['yellow'] },
    'Put up a yellow order: I’ll take it.',
    'Leg einen gelben Auftrag aus: Ich übernehme ihn.',
  ],
  [{ code: 'yes', about: [] }, 'Yes!', 'Ja!'],
  [{ code: 'no', about: [] }, 'No, sorry.', 'Nein, leider nicht.'],
  [{ code: 'thanks', about: [] }, 'Thank you!', 'Danke!'],
  [{ code: 'sing', about: ['loudly'] }, 'Hello!', 'Hallo!'],
])('%j has a sentence in both languages', (wish, en, de) => {
  expect(requestWords('en', wish)).toBe(en);
  expect(requestWords('de', wish)).toBe(de);
  expect(requestWords('xx', wish)).toBe(en);
});

test.each<[string, TalkMessage]>([
  ['no good', { code: 'could-use', about: [] }],
  ['a good that does not exist', { code: 'put-up', about: ['pink'] }],
  ['a good named like a property of every object', { code: 'could-use', about: ['constructor'] }],
  ['too many cubes', { code: 'bring', about: ['grey', 99, 1] }],
  ['half a cube', { code: 'bring', about: ['grey', 0.5, 1] }],
  ['a time too far ahead', { code: 'bring', about: ['grey', 1, 600] }],
  ['words for a number', { code: 'bring', about: ['grey', 'two', 1] }],
])('an invalid request is shown as a greeting: %s', (_what, wish) => {
  expect(saidBy(wish)).toBeUndefined();
  expect(requestWords('en', wish)).toBe('Hello!');
});

test('every request we send can be read', () => {
  const about = { good: 'blue', count: 2, minutes: 1 } as const;
  expect(saidBy(wishAbout('bring', about))).toEqual({ code: 'bring', ...about });
  expect(saidBy(wishAbout('could-use', about))).toEqual({ code: 'could-use', good: 'blue' });
});

test('the suggested count is the number of loaded cubes', () => {
  const state = lay(raise(running(), red, 'beam-1', 'black-1', 3), red, {
    'beam-1.0': 'grey',
    'beam-1.1': 'grey',
    'plant-1.0': 'grey',
  });
  expect(countToBring(state, red, 'grey')).toBe(2);
  expect(countToBring(state, red, 'blue')).toBe(1);
});

const ask = (id: number, from: typeof red, to?: typeof red): ShownRequest => ({
  id,
  from,
  to,
  words: { code: 'could-use', about: ['grey'] },
  left: 5,
});

test('an answer needs no answer', () => {
  expect(wantsAnswer(ask(1, green))).toBe(true);
  expect(wantsAnswer({ ...ask(1, green), words: { code: 'yes', about: [] } })).toBe(false);
});
