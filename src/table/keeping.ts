/** What a host leaves in its vault, and how the table is opened again from there. */
import type { AnyGame, AnyWhy } from '../games/game';
import { bySeat, type Seat } from '../kit/seat';
import { makeLines } from '../protocol/savedMatch';
import { readRecord, writeRecord } from '../protocol/record';
import { AT_ONCE } from './bots';
import { change, type Draft, holderOf } from './draft';
import type { Effect, Holder, Host } from './hosting';
import { pause, type Table } from './match';
import { stopped } from './matchClock';
import { type Fault, type FindGame, open } from './saved';

/** Puts the vault's part before all letters of the step: nothing is acknowledged that could be lost. */
export function keepFirst(draft: Draft): Draft {
  const { host } = draft;
  const record = writeRecord(host);
  const log = host.table?.match.log ?? [];
  const anew = host.table !== null && host.kept.last === undefined;
  const fresh = host.table && (anew || log.length > host.kept.plies);
  if (record === host.record && !fresh) return draft;
  const lines = host.table && fresh ? linesAfter(host.table, host.kept) : [];
  const effect: Effect = {
    do: 'keep',
    record: record === host.record ? undefined : record,
    lines,
    anew,
  };
  const kept = { plies: log.length, last: lines[lines.length - 1] ?? host.kept.last };
  return { ...change(draft, { kept, record }), effects: [effect, ...draft.effects] };
}

function linesAfter({ match }: Table, { plies, last }: Host['kept']): string[] {
  if (last === undefined) return makeLines(match);
  return makeLines({ ...match, log: match.log.slice(plies) }, last);
}

/** What of a log was not sound: the first fault, and how many lines are lost from there to the end. */
export type Dropped = { readonly fault: Fault; readonly lines: number };
export type Restored =
  | { ok: true; host: Host; dropped: Dropped | null } // of which somebody must be told
  | { ok: false; why: AnyWhy | Fault };

/** The table as it was when the last act was kept, paused: its host says when it goes on. */
export function restored(
  blank: (game: AnyGame) => Host,
  record: string,
  lines: readonly string[],
  find: FindGame,
): Restored {
  const read = readRecord(record);
  if (!read.ok) return { ok: false, why: read.why };
  const { id, options, speed, dealt, past, places, holders, bots } = read.record;
  const game = find(read.record.game);
  if (!game) return { ok: false, why: { code: 'unknown-game', line: 1, game: read.record.game } };
  const clock = stopped(0, speed);
  const host: Host = { ...blank(game), id, options, clock, past, places, holders, bots, record };
  if (!dealt || lines.every(line => line === '')) return { ok: true, host, dropped: null };
  const opened = open(lines, find);
  if (opened.ok) return { ok: true, host: withTable(host, opened.table, lines), dropped: null };
  const { fault, sound } = opened;
  if (!sound) return { ok: false, why: fault };
  const dropped = droppedFrom(lines, fault);
  // No number that a view had on those lines is to stand for another.
  const seen = { ...past, revs: past.revs + (dropped?.lines ?? 0) };
  return { ok: true, host: withTable({ ...host, past: seen }, sound, []), dropped };
}

/** A battery that died in the middle of a line costs that line, which nobody was told of. */
function droppedFrom(lines: readonly string[], fault: Fault): Dropped | null {
  const written = lines[lines.length - 1] === '' ? lines.length - 1 : lines.length;
  const lost = written - fault.line + 1;
  return fault.code === 'torn' && lost === 1 ? null : { fault, lines: lost };
}

function withTable(host: Host, before: Table, lines: readonly string[]): Host {
  const over = host.game.result(before.state) !== undefined;
  const table = before.paused || over ? before : pause(before, before.at).table;
  const last = lines.filter(line => line !== '').pop();
  return {
    ...host,
    table,
    clock: stopped(table.at, host.clock.speed),
    holders: bySeat(host.places, seat => caughtUp(host, seat, before)),
    looks: new Map(host.places.map(seat => [seat, AT_ONCE])),
    kept: { plies: before.match.log.length, last },
  };
}

/** The log is written first: what stands in it was played, whatever the record says. */
function caughtUp(host: Host, seat: Seat, { match }: Table): Holder {
  const holder = holderOf(host, seat);
  const played = match.log.map(entry =>
    entry.do === 'act' && entry.seat === seat ? (entry.n ?? 0) : 0,
  );
  return { ...holder, n: Math.max(holder.n, ...played) };
}
