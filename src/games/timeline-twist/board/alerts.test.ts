import { after, green, OPTIONS, place, red, versus } from '../rules/testing/fixture';
import { alarms } from './alarms';
import { chimes } from './chimes';

const start = versus(['1500', '1900'], {
  hands: { red: ['1700', '1950'], green: ['1600'] },
  pile: ['1000'],
});

test('all hear how a card came out, and who is next hears that he is', () => {
  const right = after(start, red, place('1700', 1));
  expect(chimes('en', start, right, red)).toEqual([{ cue: 'right', words: '1700: it fits.' }]);
  expect(chimes('de', start, right, green)).toEqual([
    { cue: 'right', words: '1700: passt.' },
    { cue: 'your-turn', words: 'Du bist dran, Grün.' },
  ]);
  const wrong = after(start, red, place('1950', 0));
  expect(chimes('en', start, wrong, red)).toEqual([
    { cue: 'wrong', words: '1950: it does not fit.' },
  ]);
});

test('the end is heard, and nobody is on turn any more', () => {
  const end = { ...start, turn: green, ended: { at: 1, how: 'won' } } as const;
  expect(chimes('en', start, end, green)).toEqual([{ cue: 'over' }]);
});

test('only where there is a glass there is something to come', () => {
  expect(alarms('en', start, red)).toEqual([]);
  const sand = { ...start, options: { ...OPTIONS, talkSeconds: 60 }, until: 60_000 };
  expect(alarms('en', sand, red).map(({ at, cue }) => [at, cue])).toEqual([
    [50_000, 'soon-left'],
    [60_000, 'glass-left'],
  ]);
  expect(alarms('en', sand, green).map(({ cue }) => cue)).toEqual(['glass-left']);
  expect(alarms('en', sand, null).map(({ cue }) => cue)).toEqual(['glass-left']);
  expect(alarms('en', { ...sand, ended: { at: 1, how: 'won' } }, red)).toEqual([]);
});
