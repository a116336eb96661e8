import { realTimers } from '../link/timers';
import { memoryVault } from '../table/memoryVault';
import { createKeeper } from './keeper';
import { createHistory, historyFile, isAlone, type FinishedMatch } from './history';

const evening = (id: string, sits: 'player' | 'bot' = 'bot'): FinishedMatch => ({
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
  history.getState().evenings.map(({ id }) => id);

test('what is kept is there after the app was closed, once, and goes when it is told to', async () => {
  const vault = memoryVault();
  const first = createHistory(createKeeper(vault, realTimers.after));
  for (const id of ['a', 'b', 'a']) await first.getState().keep(evening(id));
  const second = createHistory(createKeeper(vault, realTimers.after));
  await second.getState().keep(evening('c')); // before anything has been read
  expect(ids(second)).toEqual(['c', 'b', 'a']);
  await second.getState().forget('b');
  expect(JSON.parse(historyFile(second.getState().evenings).text).evenings).toHaveLength(2);
  await second.getState().forgetAll();
  const third = createHistory(createKeeper(vault, realTimers.after));
  await third.getState().forget('nothing');
  expect(ids(third)).toEqual([]);
});

test('alone is who had only computers for company', () => {
  expect([isAlone(evening('a')), isAlone(evening('a', 'player'))]).toEqual([true, false]);
});
