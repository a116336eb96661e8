import fs from 'node:fs';
import path from 'node:path';
import { createStore } from 'zustand/vanilla';
import { rulesOf } from '../games/games';
import { ownPackId } from '../games/packReader';
import { deckReader } from '../games/timeline-twist/deck/own/deckReader';
import type { SavedMatch } from '../protocol/entry';
import { parseLines } from '../protocol/savedMatch';
import { hashOfPack } from '../protocol/tablePack';
import { realTimers } from '../link/timers';
import { memoryVault } from '../table/memoryVault';
import { createKeeper } from './keeper';
import { type SessionState, AT_NO_TABLE } from './sessionState';
import { createHistory } from './history';
import { keepHistory } from './historyKeeping';
import type { Session } from './session';
import { matchFile } from './savedMatch';
import { storyFrom } from './story';

const textOf = (golden: string) =>
  fs.readFileSync(path.join(__dirname, '../games', `${golden}.match`), 'utf8');
function matchOf(golden: string): SavedMatch {
  const parsed = parseLines(textOf(golden).split('\n'));
  if (!parsed.ok) throw new Error('the golden match cannot be read');
  return parsed.match;
}
const RANKED = 'time-n-space/rules/golden/three-normal';
const match = matchOf(RANKED);
const team = matchOf('timeline-twist/rules/golden/two-together-to-the-last-card');

/** Each game tests what it keeps beyond names and points. */
const endingOf = async () => undefined;

/** A finished match, as the phone that plays red knows it. */
const over = (more: object = {}, own = true, played = match) =>
  ({
    guest: {
      table: 'table-1',
      story: played,
      seats: own ? { red: { token: 't' } } : {},
      shared: {
        game: played.game,
        phase: 'over',
        match: 0,
        places: played.seats.map(seat => ({
          seat,
          name: `${seat}s`,
          face: '',
          sits: 'player',
          here: true,
        })),
      },
      ...more,
    },
  }) as unknown as Partial<SessionState>;

async function kept(...states: Partial<SessionState>[]) {
  const state = createStore<SessionState>(() => AT_NO_TABLE);
  const wishes: unknown[] = [];
  const session = { state, wish: (wish: unknown) => wishes.push(wish) } as unknown as Session;
  const history = createHistory(createKeeper(memoryVault(), realTimers.after));
  const when = '2026-11-18T19:30:00.000Z';
  keepHistory({ session, history, today: () => when, rulesOf, endingOf });
  for (const part of states) state.setState(part);
  await new Promise(resolve => setTimeout(resolve, 50));
  return { wishes, matches: history.getState().matches };
}

test("a finished match is kept once, with everybody's points and places", async () => {
  const { matches } = await kept(over(), over(), over());
  expect(matches).toMatchObject([{ outcome: 'ranked' }]);
  const [{ players = [], seat } = {}] = matches;
  expect(seat).toBe('red');
  expect(players.map(({ place }) => place).sort()).toEqual([1, 2, 3]);
  const best = players.find(({ place }) => place === 1);
  expect(best?.points).toBe(Math.max(...players.map(({ points = 0 }) => points)));
});

/** The finished match, at a table that plays with a pack of a player. */
function withPack(is: 'fetched' | 'held'): Partial<SessionState> {
  const { guest } = over({}, true, team);
  const pack = { hash: 'a'.repeat(32), is };
  const shared = { ...guest?.shared, pack: { hash: pack.hash } };
  return { guest: { ...guest, pack, shared } } as unknown as Partial<SessionState>;
}

test('a match is kept only after the pack that it needs has arrived', async () => {
  const { matches, wishes } = await kept(withPack('fetched'));
  expect([matches, wishes]).toEqual([[], []]);
  expect((await kept(withPack('fetched'), withPack('held'))).matches).toHaveLength(1);
});

test('a match that cannot be replayed before its deck is here can be replayed afterwards', async () => {
  const { name, text } = deckReader.example('en');
  const files = [{ name, bytes: new TextEncoder().encode(text) }];
  const read = deckReader.read({ name, files }, 2026);
  if (!read.ok) throw new Error('the example cannot be read');
  const deck = ownPackId(hashOfPack(read.value));
  const played: SavedMatch = { ...team, options: { ...Object(team.options), deck }, log: [] };
  const game = await rulesOf(played.game);
  expect(storyFrom(played, game)).toBeNull();
  deckReader.shelve(deck, read.value);
  const story = storyFrom(played, game);
  expect(story).not.toBeNull();
  expect(storyFrom(played, game)).toBe(story);
});

test('a match that all played together keeps its points and rank, and no places', async () => {
  const { matches } = await kept(over({}, true, team));
  expect(matches).toMatchObject([
    { outcome: 'open', rank: 'chroniclers', players: [{ points: 43 }, { points: 43 }] },
  ]);
  expect(matches[0]?.players.map(({ place }) => place)).toEqual([undefined, undefined]);
});

test('its story is requested once and then awaited', async () => {
  const { wishes, matches } = await kept(over({ story: null }), over({ story: null }));
  expect([wishes, matches]).toEqual([[{ wish: 'story', game: await rulesOf(match.game) }], []]);
});

test('a spectator keeps nothing, and neither does a player before the end', async () => {
  const playing = over({ shared: { phase: 'playing', match: 0, places: [] } });
  expect(await kept(over({}, false), playing)).toEqual({ wishes: [], matches: [] });
});

test('a saved match is the one that was played, line by line', () => {
  expect(matchFile(match).text.trim()).toBe(textOf(RANKED).trim());
});
