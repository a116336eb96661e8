import { green, OPTIONS, place, played, red, together, versus } from '../rules/testing/fixture';
import { alarms } from './alarms';
import { cues } from './cues';

const start = versus(['1500', '1900'], {
  hands: { red: ['1700', '1950'], green: ['1600'] },
  pile: ['1000'],
});

const heard = (language: string, change: ReturnType<typeof played>, seat: typeof red) =>
  cues(language, change.events, change.state, seat);

test('everybody hears how a card came out, and the next player hears that it is their turn', () => {
  const right = played(start, red, place('1700', 1));
  expect(heard('en', right, red)).toEqual([{ cue: 'right', words: '1700: it fits.' }]);
  expect(heard('de', right, green)).toEqual([
    { cue: 'right', words: '1700: passt.' },
    { cue: 'your-turn', words: 'Du bist dran, Grün.' },
  ]);
  const wrong = played(start, red, place('1950', 0));
  expect(heard('en', wrong, red)).toEqual([{ cue: 'wrong', words: '1950: it does not fit.' }]);
});

test('a lone player is not called to each turn', () => {
  const alone = together(['1500'], { hands: { red: ['1600', '1700'] }, discards: ['1'] });
  const lone = { ...alone, seats: [red] as unknown as typeof alone.seats, laid: 1, tried: 1 };
  const change = played(lone, red, { type: 'stop' });
  expect(change.events).toContainEqual(expect.objectContaining({ type: 'on-turn', seat: red }));
  expect(heard('en', change, red)).toEqual([]);
});

test('everybody hears the end, and nobody is called to a turn after it', () => {
  const events = [
    { type: 'on-turn', seat: green, until: null },
    { type: 'over', at: 1, how: 'won' },
  ] as const;
  const state = { ...start, turn: green, ended: { at: 1, how: 'won' } } as const;
  expect(heard('en', { events, state }, green)).toEqual([{ cue: 'over' }]);
});

test('there are alarms only with a glass', () => {
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
