/** A table that a phone finds open when it starts: fills its vault before the app opens. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { AnyGame } from '@/games/game';
import { timeNSpace } from '@/games/time-n-space/rules/game';
import { makeLines, parseLines } from '@/protocol/savedMatch';
import { recordLines, writeRecord } from '@/protocol/record';
import { createHost } from '@/table/host';
import type { Host } from '@/table/hostState';
import { reachOf } from '@/table/persist';
import type { RunningMatch } from '@/table/match';
import { fold, only } from '@/table/saved';

const GOLDEN = path.join(__dirname, '../../src/games/time-n-space/rules/golden');
const game = timeNSpace as AnyGame;

type Files = Readonly<Record<string, string>>;

/** A match among bots after so many entries, whose players have all left their seats. */
export function leftAt(match: string, entries: number, speed: number): Files {
  const text = fs.readFileSync(path.join(GOLDEN, `${match}.match`), 'utf8');
  const parsed = parseLines(text.split('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.flaw));
  const opened = fold(parsed.match, only(game), entries);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return filesOf(opened.match, speed);
}

function filesOf(match: RunningMatch, speed: number): Files {
  const { saved } = match;
  const host = createHost('0'.repeat(32), game, saved.seats.length);
  const { options } = saved;
  const door = { kept: 'door', code: '', secret: '', name: 'Ann', game: game.id, tokens: {} };
  return {
    ...filesOfMatch({ ...host, options, clock: { speed }, match: match }, match),
    'host/door': JSON.stringify(door),
  };
}

type Kept = Omit<Host, 'clock'> & { readonly clock: { readonly speed: number } };

/** Record and log, as a host saves them. */
export function filesOfMatch(host: Kept, match: RunningMatch): Files {
  const lines = makeLines(match.saved);
  const record = recordLines(writeRecord(host), reachOf(match, lines[lines.length - 1] ?? ''));
  return { 'host/table': asText(record), 'host/match': asText(lines) };
}
const asText = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');

/** The page must be at the app's address with the app not yet open. */
export const fillVault = (page: Page, files: Files): Promise<void> =>
  page.evaluate(async all => {
    const request = indexedDB.open('sandtable', 1);
    request.addEventListener('upgradeneeded', () =>
      request.result
        .createObjectStore('pieces', { autoIncrement: true })
        .createIndex('by-name', 'name'),
    );
    await new Promise(done => request.addEventListener('success', done));
    const deal = request.result.transaction('pieces', 'readwrite');
    for (const [name, text] of Object.entries(all)) deal.objectStore('pieces').add({ name, text });
    await new Promise(done => deal.addEventListener('complete', done));
    request.result.close();
  }, files);
