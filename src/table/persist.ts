/** What a host keeps in its vault. reopening.ts reads it. */
import { NO_TEXT, sumWith } from '../kit/crc32';
import { reachLine, type Reach, recordLines, writeRecord } from '../protocol/record';
import { makeLines } from '../protocol/savedMatch';
import { sumOf } from '../protocol/sealedLines';
import { change, type Draft } from './draft';
import type { Effect, Host, Kept, KeptLines, KeptSnapshot } from './hostState';
import type { RunningMatch } from './match';
import type { VaultChange } from './ports';
import { SNAPSHOT_EVERY, snapshotOf } from './snapshots';

/**
 * Puts what has to be kept before all messages of the step. `before` is the host as the vault has
 * it.
 */
export function persistFirst(draft: Draft, before: Host): Draft {
  const { host } = draft;
  const { kept, match } = host;
  const record = isOnRecord(host, before) ? kept.record : writeRecord(host);
  const log = newOfLog(host);
  if (record === kept.record && log.lines.length === 0) return draft;
  const last = lastOf(log) ?? kept.last;
  const reach = match && last !== undefined ? reachOf(match, last) : null;
  const ofRecord = newOfRecord(host, record, reach);
  const plies = match?.saved.log.length ?? 0;
  const lastOfRecord = lastOf(ofRecord) ?? kept.lastOfRecord;
  const now = { ...keptWith(kept, log), plies, last, record, lastOfRecord };
  const snapshot = newSnapshot(now, match, before.match);
  const effect: Effect = {
    do: 'keep',
    log,
    record: ofRecord,
    ...(snapshot ? { snapshot } : log.replaces && { snapshot: null }),
  };
  const after = snapshot ? { ...now, snapshot: plies } : now;
  return { ...change(draft, { kept: after }), effects: [effect, ...draft.effects] };
}

/** A log that is written as a whole begins without a snapshot. */
const keptWith = (kept: Kept, { lines, replaces }: KeptLines): Kept => ({
  ...kept,
  log: sumWith(replaces ? NO_TEXT : kept.log, textOf(lines)),
  snapshot: replaces ? 0 : kept.snapshot,
});

/** A match may stay paused for long, so a pause takes a snapshot however few entries are new. */
function newSnapshot(
  { plies, snapshot, log }: Kept,
  match: RunningMatch | null,
  before: RunningMatch | null,
): string | undefined {
  const isLong = plies - snapshot >= SNAPSHOT_EVERY;
  const isPause = match?.paused === true && before?.paused !== true;
  return match && (isLong || isPause) ? snapshotOf(match, log) : undefined;
}

const isOnRecord = (host: Host, before: Host): boolean =>
  host.kept.record !== '' &&
  (host.match === null) === (before.match === null) &&
  RECORDED.every(part => host[part] === before[part]);
const RECORDED = [
  'id',
  'game',
  'options',
  'clock',
  'past',
  'places',
  'holders',
  'bots',
  'undo',
] as const;

function newOfLog({ match, kept: { plies, last } }: Host): KeptLines {
  if (!match) return { lines: [], replaces: false };
  if (last === undefined) return { lines: makeLines(match.saved), replaces: true };
  const { saved } = match;
  return { lines: makeLines({ ...saved, log: saved.log.slice(plies) }, last), replaces: false };
}

/** While only the log grows, only its new length is added. */
function newOfRecord({ kept }: Host, record: string, reach: Reach | null): KeptLines {
  const { lastOfRecord } = kept;
  if (record !== kept.record || !reach || lastOfRecord === undefined)
    return { lines: recordLines(record, reach), replaces: true };
  return { lines: [reachLine(reach, lastOfRecord)], replaces: false };
}

export const reachOf = ({ game, state, saved, at }: RunningMatch, last: string): Reach => ({
  lines: saved.log.length + 1,
  acts: actsIn(saved.log),
  at: saved.log[saved.log.length - 1]?.at ?? at,
  last: sumOf(last),
  ...(game.progress && { progress: game.progress(state) }),
  ...(game.result(state) && { over: true }),
});

export const actsIn = (log: RunningMatch['saved']['log']): number =>
  log.filter(entry => entry.do === 'act').length;

const lastOf = ({ lines }: KeptLines): string | undefined => lines[lines.length - 1];

/** The names of the host's files in the vault. */
export const RECORD = 'table';
export const LOG = 'match';
export const SNAPSHOT = 'snapshot';
export const TABLE_FILES = [RECORD, LOG, SNAPSHOT] as const;

/** Log, record and snapshot are kept in one change, so they are always of the same step. */
export const changesOf = ({
  log,
  record,
  snapshot,
}: Extract<Effect, { do: 'keep' }>): VaultChange[] => [
  ...changeOf(LOG, log),
  ...changeOf(RECORD, record),
  ...(snapshot === undefined ? [] : [snapshotChange(snapshot)]),
];

const snapshotChange = (text: KeptSnapshot): VaultChange =>
  text === null ? { do: 'forget', name: SNAPSHOT } : { do: 'write', name: SNAPSHOT, text };

function changeOf(name: string, { lines, replaces }: KeptLines): VaultChange[] {
  if (lines.length === 0) return [];
  return [{ do: replaces ? 'write' : 'append', name, text: textOf(lines) }];
}

const textOf = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');
