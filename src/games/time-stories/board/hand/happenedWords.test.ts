import type { GameEvent } from '../../rules/events';
import { blue } from '../../rules/testing/fixture';
import { missionWords } from '../pieces/missionTexts';
import { happenedWords } from './happenedWords';

const told = (event: GameEvent, language: 'en' | 'de' = 'en') =>
  happenedWords(
    {
      language,
      words: missionWords('day-before', language),
      agent: () => 'Xan',
      player: () => 'Ann',
    },
    event,
  );

test.each([
  [{ resource: 'brown', change: 1 }, 'Xan: +1 coin'],
  [{ resource: 'brown', change: -2 }, 'Xan: −2 coins'],
  [{ resource: 'green', change: 1 }, 'Xan: +1 eye'],
] as const)('a gain or loss names its agent: %j', (parts, words) => {
  expect(told({ type: 'resource', agent: blue, ...parts })).toBe(words);
});

test.each([
  ['en', 'Gone for this run: The pilot'],
  ['de', 'In diesem Lauf vorbei: Der Lotse'],
] as const)('a card that is gone is named in %s', (language, words) => {
  expect(told({ type: 'discarded', card: '2E' }, language)).toBe(words);
});

test.each([
  [{ type: 'closed', card: '7E' }, 'en', 'No way in for now: The pit'],
  [{ type: 'closed', card: '7E' }, 'de', 'Vorerst kein Zutritt: Der Orchestergraben'],
  [{ type: 'opened', card: '7E' }, 'en', 'Open now: The pit'],
  [{ type: 'opened', card: '7E' }, 'de', 'Jetzt offen: Der Orchestergraben'],
] as const)('a card that an effect closes or opens is named: %j, %s', (event, language, words) => {
  expect(told(event, language)).toBe(words);
});

test.each([
  [1, 'en', 'Xan loses the next unit'],
  [2, 'en', 'Xan loses the next 2 units'],
  [1, 'de', 'Xan verliert die nächste Einheit'],
  [2, 'de', 'Xan verliert die nächsten 2 Einheiten'],
] as const)('an agent who loses %i units is named in %s', (many, language, words) => {
  expect(told({ type: 'unit-lost', agent: blue, many }, language)).toBe(words);
});

test('a gain of nobody in particular has no name before it', () => {
  expect(told({ type: 'resource', agent: null, resource: 'green', change: 2 })).toBe('+2 eyes');
});

test.each([
  [blue, true, 'en', /^Xan found: .+/],
  [blue, false, 'en', /^Xan lost: .+/],
  [null, true, 'en', /^Found: .+/],
  [blue, true, 'de', /^Xan hat gefunden: .+/],
] as const)(
  'a token has the name of the agent %s who gains it: %s, %s',
  (agent, gained, language, words) => {
    expect(told({ type: 'token', agent, token: 'green-square', gained }, language)).toMatch(words);
  },
);
