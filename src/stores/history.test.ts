import { realTimers } from '../link/timers';
import { memoryVault } from '../table/memoryVault';
import { createKeeper } from './keeper';
import { createHistory, historyFile, isAlone, type FinishedMatch } from './history';

const match = (id: string, sits: 'player' | 'bot' = 'bot'): FinishedMatch => ({
  id,
  when: '2026-11-18T19:30:00.000Z',
  game: 'nim',
  options: {},
  seat: 'red',
  outcome: 'ranked',
  players: [
    { seat: 'red', name: 'Ada', sits: 'player', points: 1, place: 1 },
    { seat: 'green', name: 'Ben', sits, points: 0, place: 2 },
  ],
  shares: {},
  counts: {},
});

const ids = (history: ReturnType<typeof createHistory>) =>
  history.getState().matches.map(({ id }) => id);

test('the history survives a restart, keeps each match once, and deletes on request', async () => {
  const vault = memoryVault();
  const first = createHistory(createKeeper(vault, realTimers.after));
  for (const id of ['a', 'b', 'a']) await first.getState().keep(match(id));
  const second = createHistory(createKeeper(vault, realTimers.after));
  await second.getState().keep(match('c')); // before anything has been read
  expect(ids(second)).toEqual(['c', 'b', 'a']);
  await second.getState().forget('b');
  expect(JSON.parse(historyFile(second.getState().matches).text).matches).toHaveLength(2);
  await second.getState().forgetAll();
  const third = createHistory(createKeeper(vault, realTimers.after));
  await third.getState().forget('nothing');
  expect(ids(third)).toEqual([]);
});

test('a match is played alone if all others are bots', () => {
  expect([isAlone(match('a')), isAlone(match('a', 'player'))]).toEqual([true, false]);
});
