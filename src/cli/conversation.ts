/** A table driven by lines: each command leads to the next table and exactly one answer. */
import type { AnyGame } from '../games/game';
import { findIn } from '../games/games';
import { decoded } from '../kit/decoded';
import { jsonOf } from '../kit/json';
import type { Seat } from '../kit/seat';
import { unreachable } from '../kit/unreachable';
import {
  act,
  type MatchAnswer,
  deal,
  isSeated,
  pass,
  pause,
  resume,
  type RunningMatch,
  viewOf,
} from '../table/match';
import { fold, open, save } from '../table/saved';
import { type Command, command } from './command';

type Facts = { readonly [fact: string]: unknown };
type Why = { readonly code: string } & Facts;
export type CommandReply = ({ ok: true } & Facts) | ({ ok: false; why: Why } & Facts);
export type TurnTaken = { table: RunningMatch | undefined; reply: CommandReply };

export type Converse = (match: RunningMatch | undefined, line: string) => TurnTaken;

/** A refused command changes nothing, except that time passes before the rules refuse an act. */
export const conversation =
  (games: readonly AnyGame[]): Converse =>
  (match, line) => {
    const read = parse(line);
    if (!read.ok) return { table: match, reply: read };
    const { said } = read;
    if (said.do === 'deal') return dealt(games, match, said);
    if (said.do === 'load') return loaded(games, match, said);
    return match ? answered(match, said) : { table: match, reply: no({ code: 'no-table' }) };
  };

type Read = { ok: true; said: Command } | { ok: false; why: Why };

function parse(line: string): Read {
  const json = jsonOf(line);
  if (json === undefined) return no({ code: 'not-json' });
  const read = decoded(command, json);
  return read.ok
    ? { ok: true, said: read.value }
    : no({ code: 'not-a-command', problem: read.problem });
}

/** Limits the length of a message about many wrong fields. */
const ENOUGH = 300;

const yes = (facts: Facts): CommandReply => ({ ok: true, ...facts });
function no({ problem, ...why }: Why, facts: Facts = {}): CommandReply & { ok: false } {
  const brief = typeof problem === 'string' && { problem: problem.slice(0, ENOUGH) };
  return { ok: false, why: { ...why, ...brief }, ...facts };
}
const same = (match: RunningMatch | undefined, reply: CommandReply): TurnTaken => ({
  table: match,
  reply,
});

type Said<Do extends Command['do']> = Extract<Command, { do: Do }>;

type Games = readonly AnyGame[];
type Before = RunningMatch | undefined;

function dealt(games: Games, before: Before, { game: id, ...wish }: Said<'deal'>): TurnTaken {
  const game = findIn(games)(id);
  const known = games.map(other => other.id);
  if (!game) return same(before, no({ code: 'unknown-game', game: id, games: known }));
  const made = deal(game, wish);
  if (!made.ok) return same(before, no(made.why));
  return { table: made.match, reply: standing(made.match) };
}

function loaded(games: Games, before: Before, { lines, ply, sound }: Said<'load'>): TurnTaken {
  const opened = open(lines, findIn(games));
  const whole = opened.ok ? opened.match : sound ? opened.sound : undefined;
  const flawed = opened.ok ? {} : { dropped: opened.fault };
  if (!whole) return same(before, no((opened as { fault: Why }).fault));
  const match = ply === undefined ? whole : upTo(games, whole, ply);
  if (!match) return same(before, no({ code: 'no-such-ply', plies: whole.saved.log.length }));
  return { table: match, reply: { ...standing(match), ...flawed } };
}

function upTo(games: Games, whole: RunningMatch, ply: number): RunningMatch | undefined {
  if (ply > whole.saved.log.length) return undefined;
  const folded = fold(whole.saved, findIn(games), ply);
  return folded.ok ? folded.match : undefined;
}

const standing = ({ saved, at, paused }: RunningMatch): CommandReply =>
  yes({ game: saved.game, seats: saved.seats, at, ply: saved.log.length, paused });

function answered(match: RunningMatch, said: Exclude<Command, { do: 'deal' | 'load' }>): TurnTaken {
  switch (said.do) {
    case 'act':
      return replyTo(act(match, { ...said, seat: said.seat as Seat, action: said.action }));
    case 'clock':
      return replyTo(pass(match, said.at));
    case 'pause':
      return replyTo(pause(match, said.at));
    case 'resume':
      return replyTo(resume(match));
    case 'view':
      return same(match, seen(match, said.seat));
    case 'legal':
      return same(match, legal(match, said.seat));
    case 'result':
      return same(match, yes({ result: match.game.result(match.state) ?? null }));
    case 'log':
      return same(match, yes({ lines: save(match) }));
    default:
      return unreachable(said);
  }
}

function replyTo(answer: MatchAnswer): TurnTaken {
  const { match, events } = answer;
  const due = match.game.due(match.state) ?? null;
  const facts = { at: match.at, ply: match.saved.log.length, due, happened: events };
  return { table: match, reply: answer.ok ? yes(facts) : no(answer.why, facts) };
}

const notSeated = (table: RunningMatch, seat: string): CommandReply =>
  no({ code: 'not-at-this-table', seat, seats: table.saved.seats });

function seen(table: RunningMatch, viewer: string): CommandReply {
  if (viewer !== 'board' && !isSeated(table, viewer)) return notSeated(table, viewer);
  return yes({ at: table.at, view: viewOf(table, viewer) });
}

function legal(table: RunningMatch, seat: string): CommandReply {
  if (!isSeated(table, seat)) return notSeated(table, seat);
  const offers = table.paused ? [] : table.game.offers(viewOf(table, seat), seat, table.at);
  return yes({ at: table.at, legal: offers });
}
