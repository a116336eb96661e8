/** A table spoken with in lines: one command in, the next table and exactly one answer out. */
import { GAMES, gameCalled } from '../games/rules';
import { decoded } from '../kit/decoded';
import { jsonOf } from '../kit/json';
import type { Seat } from '../kit/seat';
import { unreachable } from '../kit/unreachable';
import {
  act,
  type Answer,
  deal,
  isSeated,
  pass,
  pause,
  resume,
  type Table,
  viewOf,
} from '../table/match';
import { fold, open, save } from '../table/saved';
import { type Command, command } from './command';

type Facts = { readonly [fact: string]: unknown };
type Why = { readonly code: string } & Facts;
export type Reply = ({ ok: true } & Facts) | ({ ok: false; why: Why } & Facts);
export type Turn = { table: Table | undefined; reply: Reply };

/** What is refused leaves the table as it was, but for the time that passed before the rules refused it. */
export function converse(table: Table | undefined, line: string): Turn {
  const read = parse(line);
  if (!read.ok) return { table, reply: read };
  const { said } = read;
  if (said.do === 'deal') return dealt(table, said);
  if (said.do === 'load') return loaded(table, said);
  return table ? answered(table, said) : { table, reply: no({ code: 'no-table' }) };
}

type Read = { ok: true; said: Command } | { ok: false; why: Why };

function parse(line: string): Read {
  const json = jsonOf(line);
  if (json === undefined) return no({ code: 'not-json' });
  const read = decoded(command, json);
  return read.ok
    ? { ok: true, said: read.value }
    : no({ code: 'not-a-command', problem: read.problem });
}

/** Whoever sends a thousand wrong things is told of the first. */
const ENOUGH = 300;

const yes = (facts: Facts): Reply => ({ ok: true, ...facts });
function no({ problem, ...why }: Why, facts: Facts = {}): Reply & { ok: false } {
  const brief = typeof problem === 'string' && { problem: problem.slice(0, ENOUGH) };
  return { ok: false, why: { ...why, ...brief }, ...facts };
}
const same = (table: Table | undefined, reply: Reply): Turn => ({ table, reply });

type Said<Do extends Command['do']> = Extract<Command, { do: Do }>;

function dealt(before: Table | undefined, { game: id, ...wish }: Said<'deal'>): Turn {
  const game = gameCalled(id);
  const games = GAMES.map(other => other.id);
  if (!game) return same(before, no({ code: 'unknown-game', game: id, games }));
  const made = deal(game, wish);
  if (!made.ok) return same(before, no(made.why));
  return { table: made.table, reply: standing(made.table) };
}

function loaded(before: Table | undefined, { lines, ply, sound }: Said<'load'>): Turn {
  const opened = open(lines, gameCalled);
  const whole = opened.ok ? opened.table : sound ? opened.sound : undefined;
  const flawed = opened.ok ? {} : { dropped: opened.fault };
  if (!whole) return same(before, no((opened as { fault: Why }).fault));
  const table = ply === undefined ? whole : upTo(whole, ply);
  if (!table) return same(before, no({ code: 'no-such-ply', plies: whole.match.log.length }));
  return { table, reply: { ...standing(table), ...flawed } };
}

function upTo(whole: Table, ply: number): Table | undefined {
  if (ply > whole.match.log.length) return undefined;
  const folded = fold(whole.match, gameCalled, ply);
  return folded.ok ? folded.table : undefined;
}

const standing = ({ match, at, paused }: Table): Reply =>
  yes({ game: match.game, seats: match.seats, at, ply: match.log.length, paused });

function answered(table: Table, said: Exclude<Command, { do: 'deal' | 'load' }>): Turn {
  switch (said.do) {
    case 'act':
      return told(act(table, { ...said, seat: said.seat as Seat, action: said.action }));
    case 'clock':
      return told(pass(table, said.at));
    case 'pause':
      return told(pause(table, said.at));
    case 'resume':
      return told(resume(table));
    case 'view':
      return same(table, seen(table, said.seat));
    case 'legal':
      return same(table, legal(table, said.seat));
    case 'result':
      return same(table, yes({ result: table.game.result(table.state) ?? null }));
    case 'log':
      return same(table, yes({ lines: save(table) }));
    default:
      return unreachable(said);
  }
}

function told(answer: Answer): Turn {
  const { table, happened } = answer;
  const due = table.game.due(table.state) ?? null;
  const facts = { at: table.at, ply: table.match.log.length, due, happened };
  return { table, reply: answer.ok ? yes(facts) : no(answer.why, facts) };
}

const notSeated = (table: Table, seat: string): Reply =>
  no({ code: 'not-at-this-table', seat, seats: table.match.seats });

function seen(table: Table, viewer: string): Reply {
  if (viewer !== 'board' && !isSeated(table, viewer)) return notSeated(table, viewer);
  return yes({ at: table.at, view: viewOf(table, viewer as Seat | 'board') });
}

function legal(table: Table, seat: string): Reply {
  if (!isSeated(table, seat)) return notSeated(table, seat);
  const offers = table.paused ? [] : table.game.offers(viewOf(table, seat), seat, table.at);
  return yes({ at: table.at, legal: offers });
}
