import { dealt, ENDS_AT, red, running, stand } from '../rules/testing/fixture';
import { alarms } from './alarms';

const MINUTES = [25, 20, 15, 10, 5, 2].filter(count => count * 60_000 < ENDS_AT);
const said = MINUTES.map(count => expect.objectContaining({ name: `minutes-${count}`, cue: null }));
const anything: unknown = expect.objectContaining({
  cue: expect.stringMatching(/last-minute|over/),
});

test('a standing glass sounds when its sand runs out and shortly before, on its own side', () => {
  const state = stand(stand(running(), red, 0, 'beam-1', 60_000), red, 1, 'ship', 75_000);
  expect(alarms('en', state, red)).toEqual([
    { name: 'soon-left', at: 50_000, cue: 'soon-left', words: 'upper beam station: 10 seconds.' },
    {
      name: 'glass-left',
      at: 60_000,
      cue: 'glass-left',
      words: 'upper beam station: the sand has run out.',
    },
    { name: 'soon-right', at: 65_000, cue: 'soon-right', words: 'ship: 10 seconds.' },
    { name: 'glass-right', at: 75_000, cue: 'glass-right', words: 'ship: the sand has run out.' },
    ...said,
    expect.objectContaining({ name: 'last-minute', at: ENDS_AT - 60_000, cue: 'last-minute' }),
    expect.objectContaining({ name: 'over', at: ENDS_AT, cue: 'over' }),
  ]);
});

test('the remaining minutes are called out every five minutes, for the whole table too', () => {
  const minutes = alarms('en', running(), null).filter(({ cue }) => cue === null);
  expect(minutes.map(({ at, words }) => [(ENDS_AT - at) / 60_000, words])).toEqual(
    MINUTES.map(count => [count, `${count} minutes left.`]),
  );
});

test('a parked glass makes no sound, and neither does a match that is not running', () => {
  expect(alarms('en', running(), red)).toEqual([...said, anything, anything]);
  expect(alarms('en', dealt(), red)).toEqual([]);
  const over = { ...running(), phase: { name: 'over', startedAt: 0, at: 5 } } as const;
  expect(alarms('en', stand(over, red, 0, 'ship', 9), red)).toEqual([]);
});

test('turning a glass again moves its alarm', () => {
  const name = (until: number) => alarms('en', stand(running(), red, 0, 'ship', until), red)[1];
  expect(name(60_000)?.name).toBe(name(90_000)?.name);
});

test('alarms speak German, and fall back to English', () => {
  const state = stand(running(), red, 0, 'trade-2', 60_000);
  const words = (language: string) => alarms(language, state, red)[1]?.words;
  expect(words('de')).toBe('untere Handelsstation: Der Sand ist durch.');
  expect(words('fr')).toBe('lower trading centre: the sand has run out.');
});
