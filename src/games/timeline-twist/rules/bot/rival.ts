/** Against each other: which card to place, and into which gap. */
import type { Seat } from '../../../../kit/seat';
import type { CardId } from '../../deck/card';
import type { Action } from '../actions';
import { handOf } from '../cards';
import type { VersusSeen } from '../state';
import { dateIn } from '../turned';
import { type Belief, beliefOf, likelyIn } from './belief';
import type { Character } from './character';
import { type Stretch, stretchOf } from './era';

type Idea = { readonly action: Action; readonly chance: number };

/** The card and gap most likely to be right. */
export function toPlace(view: VersusSeen, seat: Seat, character: Character): Action | undefined {
  const gaps = gapsOf(view);
  const ideas = handOf(view, seat).map(({ card }): Idea =>
    bestGap(card, gaps, beliefOf(view, seat, card, character)),
  );
  return ideas.reduce<Idea | undefined>(better, undefined)?.action;
}

const better = (best: Idea | undefined, idea: Idea): Idea =>
  best && best.chance >= idea.chance ? best : idea;

/**
 * Gaps reach from the start of the date before to the end of the date behind, because equal dates
 * are right, too.
 */
function gapsOf(view: VersusSeen): readonly Stretch[] {
  const lying = view.line.map(card => stretchOf(dateIn(view, card)));
  return [...lying, undefined].map((right, gap) => ({
    from: lying[gap - 1]?.from ?? -Infinity,
    to: right?.to ?? Infinity,
  }));
}

function bestGap(card: CardId, gaps: readonly Stretch[], belief: Belief): Idea {
  const chances = gaps.map(gap => likelyIn(belief, gap));
  const chance = Math.max(...chances);
  return { action: { type: 'place', card, gap: chances.indexOf(chance) }, chance };
}
