/** Undoes acts: at once within a turn, later freely or when all other players agree. */
import type { AnyWhy } from '../games/game';
import { byAll, castVote, openBallot } from '../kit/ballot';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import type { Entry } from '../protocol/entry';
import type { Said, Upward } from '../protocol/messages';
import { isUndecided } from './absence';
import { change, channelOf, type Draft, holderOf } from './draft';
import { type ChannelId, type Host, UNDO_QUESTION_MS } from './hostState';
import type { RunningMatch } from './match';
import { no } from './seating';
import { seatInTurn } from './ownTurn';
import { takenBack } from './takenBack';

/** A player asks to undo the last act of their device. */
export function undoAsked(draft: Draft, from: ChannelId, now: Millis): Draft {
  const { host } = draft;
  const ply = host.match ? lastActOf(host.match, seatsOf(host, from)) : -1;
  const inTurn = host.match ? seatInTurn(host.match) : undefined;
  const isOwnTurn = inTurn !== undefined && seatsOf(host, from).includes(inTurn);
  const why = whyNotUndo(host, ply, isOwnTurn);
  if (why) return no(draft, from, why);
  const act = host.match?.saved.log[ply];
  if (act?.do !== 'act') return draft;
  if (isOwnTurn) return takenBack(draft, ply, 'runs on');
  const isAlone = votersFor(host, from).length === 0;
  return isAlone || (host.undo === 'free' && !hasOtherActed(host, from, ply))
    ? takenBack(draft, ply, 'pauses')
    : questioned(draft, from, ply, act.seat, now);
}

function whyNotUndo(host: Host, ply: number, isOwnTurn: boolean): AnyWhy | undefined {
  const { match, game, undo, undoQuestion } = host;
  if (!match) return { code: 'not-dealt-yet' };
  if (isUndecided(host)) return { code: 'host-is-away' };
  if (undo === 'off' && !isOwnTurn) return { code: 'undo-is-off' };
  if (game.result(match.state)) return { code: 'match-is-over' };
  if (undoQuestion) return { code: 'undo-is-asked' };
  if (ply < 0) return { code: 'nothing-to-undo' };
  return ply < match.undoFrom ? { code: 'already-revealed' } : undefined;
}

function questioned(draft: Draft, from: ChannelId, ply: number, by: Seat, now: Millis): Draft {
  const id = draft.host.undoQuestions + 1;
  const until = now + UNDO_QUESTION_MS;
  const undoQuestion = { id, from, until, ballot: openBallot(ply, by) };
  return change(draft, { undoQuestion, undoQuestions: id });
}

/** A vote on a question that has ended changes nothing. */
export function undoVoted(
  draft: Draft,
  from: ChannelId,
  { id, agrees }: Said<Upward, 'vote'>,
  now: Millis,
): Draft {
  const { undoQuestion } = draft.host;
  if (undoQuestion?.id !== id) return draft;
  const ballot = seatsOf(draft.host, from).reduce(
    (soFar, seat) => castVote(soFar, seat, agrees),
    undoQuestion.ballot,
  );
  return undoSettled(change(draft, { undoQuestion: { ...undoQuestion, ballot } }), now);
}

/** Undoes what all have agreed to, and drops a question that no longer makes sense. */
export function undoSettled(draft: Draft, now: Millis): Draft {
  const { host } = draft;
  const question = host.undoQuestion;
  if (!question || isUndecided(host)) return draft;
  const { from, ballot } = question;
  const dropped = change(draft, { undoQuestion: null });
  if (!host.channels.has(from)) return dropped;
  if (isTooLate(host, now)) return no(dropped, from, { code: 'undo-too-late' });
  switch (byAll(ballot, votersFor(host, from))) {
    case 'carried':
      return takenBack(draft, ballot.proposal, 'pauses');
    case 'rejected':
      return [from, ...channelsOf(host, votersFor(host, from))].reduce(
        (soFar, id) => no(soFar, id, { code: 'undo-refused' }),
        dropped,
      );
    default:
      return draft;
  }
}

function isTooLate({ match, game, undo, undoQuestion }: Host, now: Millis): boolean {
  if (!match || !undoQuestion || undo === 'off' || game.result(match.state)) return true;
  return undoQuestion.until <= now || undoQuestion.ballot.proposal < match.undoFrom;
}

/** All other players who are present, at other devices. */
function votersFor(host: Host, from: ChannelId): Seat[] {
  const own = seatsOf(host, from);
  return host.places.filter(
    seat =>
      !own.includes(seat) &&
      holderOf(host, seat).sits === 'player' &&
      channelOf(host, seat) !== undefined,
  );
}

const channelsOf = (host: Host, seats: readonly Seat[]): ReadonlySet<ChannelId> =>
  new Set(seats.flatMap(seat => channelOf(host, seat) ?? []));

const seatsOf = ({ channels }: Host, id: ChannelId): readonly Seat[] =>
  channels.get(id)?.seats ?? [];

function hasOtherActed(host: Host, from: ChannelId, ply: number): boolean {
  const own = seatsOf(host, from);
  const others = host.places.filter(seat => !own.includes(seat));
  return host.match !== null && lastActOf(host.match, others) > ply;
}

/** Acts of bots have no number, so what a bot did on the seat before its player came stays. */
const isActOf = (entry: Entry, seats: readonly Seat[]): boolean =>
  entry.do === 'act' && entry.n !== undefined && seats.includes(entry.seat);

/** Its place in the log; −1 if there is none. */
function lastActOf({ saved: { log } }: RunningMatch, seats: readonly Seat[]): number {
  for (let ply = log.length - 1; ply >= 0; ply--) {
    const entry = log[ply];
    if (entry && isActOf(entry, seats)) return ply;
  }
  return -1;
}
