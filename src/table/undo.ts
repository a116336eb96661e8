/** Practice: the last act of the one who plays among bots is as if it had never been. */
import { bySeat, type Seat } from '../kit/seat';
import type { Entry } from '../protocol/entry';
import { change, type Draft, holderOf } from './draft';
import { type Holder, type Host, REFUSALS_KEPT } from './hostState';
import { pause, type RunningMatch } from './match';
import { stoppedClock } from './matchClock';
import { fold } from './saved';
import { lastRev } from './publish';

/** The match stands paused where that act was made; all that came after it is gone, too. */
export function takenBack(draft: Draft): Draft {
  const { host } = draft;
  const { match } = host;
  const seat = aloneAt(host);
  if (!match || !seat || host.game.reveals || host.game.result(match.state)) return draft;
  const ply = match.saved.log.map(entry => isOwnAct(entry, seat)).lastIndexOf(true);
  const undone = match.saved.log[ply];
  if (!undone) return draft;
  const opened = fold(match.saved, () => host.game, ply);
  if (!opened.ok) return draft;
  const before = pause(opened.match, undone.at).match;
  const gone = numbersOf(match.saved.log.slice(ply));
  return change(draft, { ...withTable(host, match, before), holders: noted(host, gone) });
}

/** The only player among bots. */
function aloneAt(host: Host): Seat | undefined {
  const [seat, ...others] = host.places.filter(at => holderOf(host, at).sits === 'player');
  return others.length === 0 ? seat : undefined;
}

/** Bots give their acts no number, so what one did in this seat before its player came stays. */
const isOwnAct = (entry: Entry, seat: Seat): boolean =>
  entry.do === 'act' && entry.seat === seat && entry.n !== undefined;

/** Numbers of views go on above all there were, and the log is kept anew. */
const withTable = (host: Host, match: RunningMatch, before: RunningMatch): Partial<Host> => ({
  match: before,
  clock: stoppedClock(before.at, host.clock.speed),
  absence: null,
  lastSent: new Map(),
  botWakeups: new Map(), // bots look up when it goes on
  kept: { ...host.kept, plies: 0, last: undefined },
  past: { ...host.past, revs: lastRev(host, match) },
});

type Numbered = { readonly seat: Seat; readonly n: number };

const numbersOf = (log: readonly Entry[]): Numbered[] =>
  log.flatMap(entry =>
    entry.do === 'act' && entry.n !== undefined ? [{ seat: entry.seat, n: entry.n }] : [],
  );

/** Rows of numbers never go back: whoever asks about one that is gone is told what became of it. */
const noted = (host: Host, gone: readonly Numbered[]): Host['holders'] =>
  bySeat(host.places, (seat): Holder => {
    const holder = holderOf(host, seat);
    const own = gone.filter(it => it.seat === seat);
    const why = { code: 'taken-back' };
    const refused = [...holder.refused, ...own.map(({ n }) => ({ n, why }))];
    return { ...holder, refused: refused.sort(byNumber).slice(-REFUSALS_KEPT) };
  });

const byNumber = (one: { n: number }, other: { n: number }): number => one.n - other.n;
