import fs from 'node:fs';
import path from 'node:path';
import { createStore } from 'zustand/vanilla';
import { rulesOf } from '../games/games';
import type { SavedMatch } from '../protocol/entry';
import { parseLines } from '../protocol/savedMatch';
import { realTimers } from '../link/timers';
import { memoryVault } from '../table/memoryVault';
import { createKeeper } from './keeper';
import { type SessionState, AT_NO_TABLE } from './sessionState';
import { createHistory } from './history';
import { keepHistory } from './historyKeeping';
import type { Session } from './session';
import { matchFile } from './savedMatch';

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
  const evening = { state, wish: (wish: unknown) => wishes.push(wish) } as unknown as Session;
  const history = createHistory(createKeeper(memoryVault(), realTimers.after));
  const when = '2026-11-18T19:30:00.000Z';
  keepHistory({ evening, history, today: () => when, rulesOf, endingOf });
  for (const part of states) state.setState(part);
  await new Promise(resolve => setTimeout(resolve, 50));
  return { wishes, evenings: history.getState().evenings };
}

test("a finished match is kept once, with everybody's points and places", async () => {
  const { evenings } = await kept(over(), over(), over());
  expect(evenings).toMatchObject([{ outcome: 'ranked' }]);
  const [{ players = [], seat } = {}] = evenings;
  expect(seat).toBe('red');
  expect(players.map(({ place }) => place).sort()).toEqual([1, 2, 3]);
  const best = players.find(({ place }) => place === 1);
  expect(best?.points).toBe(Math.max(...players.map(({ points = 0 }) => points)));
});

test('a match that all played together keeps its points and rank, and no places', async () => {
  const { evenings } = await kept(over({}, true, team));
  expect(evenings).toMatchObject([
    { outcome: 'open', rank: 'chroniclers', players: [{ points: 43 }, { points: 43 }] },
  ]);
  expect(evenings[0]?.players.map(({ place }) => place)).toEqual([undefined, undefined]);
});

test('its story is requested once and then awaited', async () => {
  const { wishes, evenings } = await kept(over({ story: null }), over({ story: null }));
  expect([wishes, evenings]).toEqual([[{ wish: 'story', game: await rulesOf(match.game) }], []]);
});

test('a spectator keeps nothing, and neither does a player before the end', async () => {
  const playing = over({ shared: { phase: 'playing', match: 0, places: [] } });
  expect(await kept(over({}, false), playing)).toEqual({ wishes: [], evenings: [] });
});

test('a saved match is the one that was played, line by line', () => {
  expect(matchFile(match).text.trim()).toBe(textOf(RANKED).trim());
});
