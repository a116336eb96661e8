/** Together: which card to risk, which to throw away, and when to stop. */
import type { Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import { handOf } from '../cards';
import { POINTS } from '../components';
import type { Held, TogetherSeen } from '../state';
import { whyNotDiscard } from '../together';
import { beliefOf, likelyIn } from './belief';
import type { Character } from './character';
import { lossIn, roomsOf } from './rooms';

type Idea = {
  readonly held: Held;
  /** That it finds a place. */
  readonly chance: number;
  /** What it is worth to lay it, in points. */
  readonly worth: number;
};

export function toDo(view: TogetherSeen, seat: Seat, character: Character): Action | undefined {
  const ideas = ideasOf(view, seat, character);
  return view.laid > 0 ? more(ideas, character) : first(view, seat, ideas, character);
}

function more(ideas: readonly Idea[], { more: least }: Character): Action {
  const best = worthiest(ideas, least);
  return best && best.worth > 0 ? playing(best) : { type: 'stop' };
}

function first(
  view: TogetherSeen,
  seat: Seat,
  ideas: readonly Idea[],
  { first: least }: Character,
): Action | undefined {
  const best = worthiest(ideas, least);
  const rid = view.tried > 0 ? undefined : toDiscard(view, seat, ideas, best);
  if (rid) return { type: 'discard', card: rid.card };
  const chosen = best ?? highest(ideas, ({ chance }) => chance);
  return chosen && playing(chosen);
}

const playing = ({ held }: Idea): Action => ({ type: 'play', card: held.card });

/** First what can only be thrown away; then, where nothing better is to be done, the worst there is. */
function toDiscard(
  view: TogetherSeen,
  seat: Seat,
  ideas: readonly Idea[],
  best: Idea | undefined,
): Held | undefined {
  const open = handOf(view, seat).filter(({ card }) => !whyNotDiscard(view, seat, card));
  const useless = open.find(({ sideways }) => sideways);
  if (useless) return useless;
  const upright = ideas.filter(({ held }) => open.includes(held));
  const worst = highest(upright, ({ worth }) => -worth);
  const isBetter = !best || best.worth < TOO_DEAR || (worst && worst.chance < HOPELESS);
  return isBetter ? worst?.held : undefined;
}

/** Found by playing thousands of matches: costing the team so much, a card had better not be laid. */
const TOO_DEAR = -3;
const HOPELESS = 0.2;

/** What each card that can be tried would come to, by what its player believes of it. */
function ideasOf(view: TogetherSeen, seat: Seat, character: Character): readonly Idea[] {
  const rooms = roomsOf(view);
  return handOf(view, seat)
    .filter(({ sideways }) => !sideways)
    .map(held => {
      const belief = beliefOf(view, seat, held.card, character);
      const parts = rooms.map(room => {
        const chance = likelyIn(belief, room.stretch);
        const gain = room.points - POINTS.elsewhere;
        return {
          chance,
          worth: chance * (gain - character.foresight * lossIn(view, room, belief)),
        };
      });
      return { held, chance: sum(parts, it => it.chance), worth: sum(parts, it => it.worth) };
    });
}

/** Of those that are likely enough the one worth most. */
const worthiest = (ideas: readonly Idea[], least: number): Idea | undefined =>
  highest(
    ideas.filter(({ chance }) => chance >= least),
    ({ worth }) => worth,
  );

const highest = (ideas: readonly Idea[], rank: (idea: Idea) => number): Idea | undefined =>
  [...ideas].sort((one, other) => rank(other) - rank(one))[0];

const sum = <T>(parts: readonly T[], of: (part: T) => number): number =>
  parts.reduce((soFar, part) => soFar + of(part), 0);
