/** The history on a phone: exporting it as a file, and deleting it. */
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { type FinishedMatch, writeHistory } from '@/protocol/history';
import { openHouse } from './drivers/house';
import { forgetAll, forgetOne } from './flows/history';
import { fillVault } from './process/leftTable';

const { address, phone, withScreenshots, complaints } = openHouse();

const match = (id: string, when: string, points: number): FinishedMatch => ({
  id,
  when,
  game: 'time-n-space',
  options: { level: 'normal', minutes: 30 },
  seat: 'red',
  outcome: 'ranked',
  players: [
    { seat: 'red', name: 'Ann', sits: 'player', points, place: 1 },
    { seat: 'green', name: 'Bo', sits: 'player', points: 12, place: 2 },
  ],
  shares: { 'glass-left': 0.75, 'glass-right': 0.5 },
  counts: { 'orders-filled': 9 },
});
const MATCHES = [
  match('newest', '2026-11-18T19:30:00.000Z', 31),
  match('older', '2026-11-11T19:30:00.000Z', 44),
];

async function afterTwoMatches() {
  const ann = await phone();
  await ann.open(`${address()}/sandtable.json`);
  await fillVault(ann.page, { history: writeHistory(MATCHES) });
  await ann.open(address());
  await ann.tap('history');
  await ann.waitFor('match-newest');
  return ann;
}

async function savedBy(page: Page, tap: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), tap()]);
  return { name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'utf8') };
}

test(
  'all finished matches are exported as a file with the same content',
  withScreenshots(async () => {
    const ann = await afterTwoMatches();
    const { name, text } = await savedBy(ann.page, () => ann.tap('save-history'));
    expect(name).toBe('sandtable-matches.json');
    expect(JSON.parse(text)).toEqual({ sandtable: 'history', matches: MATCHES });
    expect(complaints()).toEqual([]);
  }),
);

test(
  'deleted matches stay deleted after a restart: one, then all',
  withScreenshots(async () => {
    const ann = await afterTwoMatches();
    await forgetOne(ann, 'newest', 'older');
    await forgetAll(ann);
    expect(complaints()).toEqual([]);
  }),
);
