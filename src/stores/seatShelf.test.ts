import type { Seat } from '../kit/seat';
import { createSeatShelf } from './seatShelf';
import { createSettingsStore } from './settings';

const settingsOn = (files: Map<string, string>) =>
  createSettingsStore({
    read: async name => files.get(name),
    keep: async (name, text) => void files.set(name, text),
  });

const blue = 'blue' as Seat;
const green = 'green' as Seat;
const at = { game: 'time-stories', table: 'a-table', match: 0, seat: blue };
const settled = () => new Promise(done => setTimeout(done, 0));

test('a note of a seat is there again after the app was closed', async () => {
  const files = new Map<string, string>();
  const settings = settingsOn(files);
  await settled();
  createSeatShelf(settings, at).write('notes', '12 boats');
  await settled();
  const again = settingsOn(files);
  await settled();
  expect(createSeatShelf(again, at).read('notes')).toBe('12 boats');
});

test.each([
  ['another seat', { ...at, seat: green }],
  ['another match', { ...at, match: 1 }],
  ['another table', { ...at, table: 'b-table' }],
  ['another game', { ...at, game: 'nim' }],
])('%s has a shelf for itself', async (_what, other) => {
  const settings = settingsOn(new Map());
  await settled();
  createSeatShelf(settings, at).write('notes', 'mine');
  expect(createSeatShelf(settings, other).read('notes')).toBeUndefined();
});

test('settings of the game stay, and the oldest shelf is forgotten', async () => {
  const settings = settingsOn(new Map());
  await settled();
  settings.getState().change({ games: { 'time-stories': { coach: true } } });
  for (let match = 0; match <= 24; match++)
    createSeatShelf(settings, { ...at, match }).write('notes', String(match));
  expect(createSeatShelf(settings, { ...at, match: 0 }).read('notes')).toBeUndefined();
  expect(createSeatShelf(settings, { ...at, match: 1 }).read('notes')).toBe('1');
  expect(settings.getState().games['time-stories']?.['coach']).toBe(true);
});
