/** Puts the result into words: who has won, and how ties were settled. */
import { type BySeat, of, type Seat } from '@/kit/seat';
import type { TablePlace } from '../../../board';
import type { Ranked } from '../../../game';
import { GOODS } from '../../rules/components';
import type { Score } from '../../rules/score';
import { nameOf, namesOf } from '../pieces/naming';
import { rankOf, type Tie, ties } from './counting';
import type { EndingSay, EndingVoice } from './words';

export type Ended = {
  readonly result: Ranked;
  readonly scores: BySeat<Score>;
  readonly places: readonly TablePlace[];
};
/** The number of colours counted so far; `done` once the result is known. */
export type Counted = Ended & { readonly counted: number; readonly done: boolean };

export function countingWords(say: EndingSay, counted: number): string {
  const good = GOODS[counted - 1];
  return good ? say(`counting.${good}`) : say('begin');
}

/** `seat` is the player who is addressed. */
export function winnerWords({ say, piece }: EndingVoice, ended: Ended, seat: Seat | null): string {
  const [winners = []] = ended.result.places;
  const names = namesOf(piece, ended.places, winners);
  if (winners.length > 1) return say('shareVictory', { names });
  return winners[0] === seat ? say('youWin') : say('wins', { name: names });
}

/** One sentence for every tie. */
export const tieWords = (says: EndingVoice, ended: Ended): readonly string[] =>
  ties(ended.result, ended.scores).map(tie =>
    tie.kind === 'broken' ? brokenWords(says, ended, tie) : sharedWords(says, ended, tie),
  );

type Broken = Extract<Tie, { kind: 'broken' }>;

function brokenWords(
  { say, piece }: EndingVoice,
  { scores, places }: Ended,
  { first, second }: Broken,
) {
  const [more, fewer] = [of(scores, first), of(scores, second)];
  const both = {
    first: nameOf(piece, places, first),
    second: nameOf(piece, places, second),
  };
  return `${say('tie.both', { ...both, points: more.points })} ${say('tie.counters', {
    ...both,
    more: more.counters,
    fewer: fewer.counters,
  })}`;
}

type Shared = Extract<Tie, { kind: 'shared' }>;

function sharedWords(
  { say, piece }: EndingVoice,
  { result, scores, places }: Ended,
  { seats }: Shared,
) {
  const [one] = seats;
  if (!one) return '';
  return say('tie.shared', {
    names: namesOf(piece, places, seats),
    points: of(scores, one).points,
    counters: of(scores, one).counters,
    place: rankOf(result, one),
  });
}
