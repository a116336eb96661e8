/** Together: which card to risk, which to discard, and when to stop. */
import type { Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import { handOf } from '../cards';
import { POINTS } from '../components';
import type { Held, TogetherSeen } from '../state';
import { whyNotDiscard } from '../together';
import { likelyIn } from './belief';
import { cardsToCome, type ToCome } from './cardsToCome';
import type { Character } from './character';
import { lossIn, type Room, roomsOf } from './rooms';

type Idea = {
  readonly held: Held;
  /** The probability that it finds a place. */
  readonly chance: number;
  /** Its value to the team in points if it finds one. */
  readonly worth: number;
};

/**
 * A card without a place now will never have one: turning it costs nothing, and the order of tries
 * does not decide whether a turn fails. So the card that would help most is tried, however
 * uncertain.
 */
export function toDo(view: TogetherSeen, seat: Seat, character: Character): Action | undefined {
  const ideas = ideasOf(view, seat, character);
  const best = highest(
    ideas.filter(({ chance }) => chance > HOPELESS),
    ({ worth }) => worth,
  );
  if (view.laid > 0) return best && best.worth > WORTHWHILE ? playing(best) : { type: 'stop' };
  const rid = view.tried > 0 ? undefined : toDiscard(view, seat, ideas, best);
  if (rid) return { type: 'discard', card: rid.card };
  const chosen = best ?? highest(ideas, ({ chance }) => chance);
  return chosen && playing(chosen);
}

const playing = ({ held }: Idea): Action => ({ type: 'play', card: held.card });

// Tuned by thousands of matches.
const HOPELESS = 0.02;
/** A second card of less value can wait for another turn. */
const WORTHWHILE = 0.5;
/** A card that costs the team this much should not be laid. */
const TOO_DEAR = -3;

/** Discards sideways cards first; then, if nothing better can be done, the least useful card. */
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
  const isBetter = !best || best.worth < TOO_DEAR;
  return isBetter ? highest(upright, missed)?.held : undefined;
}

const missed = ({ chance, worth }: Idea): number => -chance * Math.max(0, worth);

/** The chance and the value of each card that can be tried, as its player believes. */
function ideasOf(view: TogetherSeen, seat: Seat, character: Character): readonly Idea[] {
  const rooms = roomsOf(view);
  const toCome = cardsToCome(view, seat, character);
  return handOf(view, seat)
    .filter(({ sideways }) => !sideways)
    .map(held => ideaOf(held, rooms, toCome, character));
}

function ideaOf(
  held: Held,
  rooms: readonly Room[],
  toCome: ToCome,
  { foresight }: Character,
): Idea {
  const belief = toCome.beliefOf(held.card);
  const expected = toCome.without(held.card);
  const parts = rooms.map(room => {
    const chance = likelyIn(belief, room.stretch);
    const gain = room.points - POINTS.elsewhere;
    const loss = chance > NEVER ? lossIn(room, belief, expected) : 0;
    return { chance, worth: chance * (gain - foresight * loss) };
  });
  const chance = sum(parts, part => part.chance);
  return { held, chance, worth: chance > NEVER ? sum(parts, part => part.worth) / chance : 0 };
}

const NEVER = 1e-4;

const highest = (ideas: readonly Idea[], rank: (idea: Idea) => number): Idea | undefined =>
  [...ideas].sort((one, other) => rank(other) - rank(one))[0];

const sum = <T>(parts: readonly T[], of: (part: T) => number): number =>
  parts.reduce((soFar, part) => soFar + of(part), 0);
