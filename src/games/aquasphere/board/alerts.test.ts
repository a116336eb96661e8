import type { Action } from '../rules/actions';
import { alarms } from './alarms';
import { cues } from './cues';
import { blue, played, position, red, seen, white, yellow } from './testing/position';

function heard(language: string, seat: typeof red, ...acts: readonly Action[]) {
  const { state, events } = played(position(), ...acts);
  return cues(language, events, seen(state), seat);
}

const PLACE: Action = { type: 'place', task: 'submarine', sector: 'F' };

test('the owner of a displaced bot hears it, and those whose bots go home', () => {
  expect(heard('en', yellow, PLACE)).toEqual([
    { cue: 'contested', words: 'Your bot in sector F goes to charging.' },
  ]);
  expect(heard('de', blue, PLACE)).toEqual([
    { cue: 'contested', words: expect.stringMatching(/^Die Ladestation läuft über/) },
  ]);
  expect(heard('en', white, PLACE)).toEqual([]);
  expect(heard('en', red, PLACE)).toEqual([]);
});

test('the next player hears that it is their turn, and nobody else', () => {
  const act: Action = { type: 'step', room: 'b1' };
  expect(heard('en', yellow, act)).toEqual([
    { cue: 'your-turn', words: 'It is your turn, Yellow.' },
  ]);
  expect(heard('en', blue, act)).toEqual([]);
});

test('a player who has to decide in the interim scoring is called', () => {
  const asked = [{ type: 'asked', seat: yellow }] as const;
  expect(cues('en', asked, seen(position()), yellow)).toEqual([
    { cue: 'your-turn', words: 'Your decision, Yellow.' },
  ]);
  expect(cues('en', asked, seen(position()), blue)).toEqual([]);
});

test('everybody hears the end', () => {
  const events = [{ type: 'over', at: 1, scores: {} }] as const;
  expect(cues('en', events, seen(position()), blue)).toEqual([{ cue: 'over' }]);
});

test('there are alarms only with a glass', () => {
  expect(alarms('en', seen(position()), red)).toEqual([]);
  const sand = position({}, { options: { first: null, turnSeconds: 60 }, until: 60_000 });
  expect(alarms('en', seen(sand), red).map(({ at, cue }) => [at, cue])).toEqual([
    [50_000, 'soon-left'],
    [60_000, 'glass-left'],
  ]);
  expect(alarms('de', seen(sand), blue).map(({ cue }) => cue)).toEqual(['glass-left']);
  expect(alarms('en', seen(sand), null).map(({ cue }) => cue)).toEqual(['glass-left']);
});
