/** Takes back an act and everything after it. */
import { bySeat, type Seat } from '../kit/seat';
import type { Entry } from '../protocol/entry';
import { change, type Draft, holderOf } from './draft';
import { type Holder, type Host, REFUSALS_KEPT } from './hostState';
import { pause, type RunningMatch } from './match';
import { stoppedClock } from './matchClock';
import { lastRev } from './publish';
import { fold } from './saved';

/**
 * Back to the position before the act at this place in the log. Where others have to know, the
 * match then stands paused at that moment; within a turn it runs on, and no time comes back.
 */
export function takenBack(draft: Draft, ply: number, then: 'pauses' | 'runs on'): Draft {
  const { host } = draft;
  const { match } = host;
  const undone = match?.saved.log[ply];
  if (!match || !undone) return draft;
  const opened = fold(match.saved, () => host.game, ply);
  if (!opened.ok) return draft;
  const isPaused = then === 'pauses';
  const before = isPaused ? pause(opened.match, undone.at).match : opened.match;
  const clock = isPaused ? stoppedClock(before.at, host.clock.speed) : host.clock;
  const gone = numbersOf(match.saved.log.slice(ply));
  return change(draft, { ...withMatch(host, match, before), clock, holders: noted(host, gone) });
}

/** Revisions go on above all earlier ones, and the log is written again as a whole. */
const withMatch = (host: Host, match: RunningMatch, before: RunningMatch): Partial<Host> => ({
  match: before,
  undoQuestion: null,
  absence: null,
  lastSent: new Map(),
  botWakeups: new Map(), // bots look when it resumes
  kept: { ...host.kept, plies: 0, last: undefined },
  past: { ...host.past, revs: lastRev(host, match) },
});

type Numbered = { readonly seat: Seat; readonly n: number };

const numbersOf = (log: readonly Entry[]): Numbered[] =>
  log.flatMap(entry =>
    entry.do === 'act' && entry.n !== undefined ? [{ seat: entry.seat, n: entry.n }] : [],
  );

/** Sequences of numbers never go back: an act that was taken back is answered so. */
const noted = (host: Host, gone: readonly Numbered[]): Host['holders'] =>
  bySeat(host.places, (seat): Holder => {
    const holder = holderOf(host, seat);
    const own = gone.filter(it => it.seat === seat);
    const why = { code: 'taken-back' };
    const refused = [...holder.refused, ...own.map(({ n }) => ({ n, why }))];
    return { ...holder, refused: refused.sort(byNumber).slice(-REFUSALS_KEPT) };
  });

const byNumber = (one: { n: number }, other: { n: number }): number => one.n - other.n;
