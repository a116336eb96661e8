/** Together: which card to risk, which to throw away, and when to stop. */
import type { Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import { handOf } from '../cards';
import { POINTS } from '../components';
import { dateIn } from '../line';
import { whyNotDiscard } from '../together';
import type { Held, TogetherSeen } from '../state';
import { type Belief, beliefOf, likelyIn } from './belief';
import type { Character } from './character';
import { loreOf, shareIn, type Stretch, stretchOf } from './era';

/** A stretch of the years, what a card is worth there, and whether it takes one card only. */
type Room = {
  readonly stretch: Stretch;
  readonly points: number;
  readonly at: 'end' | 'gap' | 'on';
};

type Idea = {
  readonly held: Held;
  /** That it finds a place. */
  readonly chance: number;
  /** What it is worth to try, in points. */
  readonly worth: number;
};

export function toDo(view: TogetherSeen, seat: Seat, character: Character): Action | undefined {
  const rooms = roomsOf(view);
  const ideas = handOf(view, seat)
    .filter(({ sideways }) => !sideways)
    .map(held => ideaOf(view, rooms, held, beliefOf(view, seat, held.card, character), character));
  const best = bestOf(ideas, view.laid > 0 ? character.more : character.first);
  if (view.laid > 0) return best && best.worth > 0 ? playing(best) : { type: 'stop' };
  const rid = view.tried > 0 ? undefined : toDiscard(view, seat, ideas, best);
  if (rid) return { type: 'discard', card: rid.card };
  const surest = best ?? bestOf(ideas, 0);
  return surest && playing(surest);
}

const playing = ({ held }: Idea): Action => ({ type: 'play', card: held.card });

/** Of those that are likely enough the one worth most; of all, the likeliest. */
function bestOf(ideas: readonly Idea[], least: number): Idea | undefined {
  const rank = least > 0 ? ({ worth }: Idea) => worth : ({ chance }: Idea) => chance;
  const enough = ideas.filter(({ chance }) => chance >= least);
  return [...enough].sort((one, other) => rank(other) - rank(one))[0];
}

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
  const [worst] = ideas
    .filter(({ held }) => open.includes(held))
    .sort((one, other) => one.worth - other.worth);
  const isBetter = !best || best.worth < TOO_DEAR || (worst && worst.chance < HOPELESS);
  return isBetter ? worst?.held : undefined;
}

/** Found by playing thousands of matches: costing the team so much, a card had better not be laid. */
const TOO_DEAR = -3;
const HOPELESS = 0.2;

function ideaOf(
  view: TogetherSeen,
  rooms: readonly Room[],
  held: Held,
  belief: Belief,
  { foresight }: Character,
): Idea {
  let [chance, worth] = [0, 0];
  for (const room of rooms) {
    const likely = likelyIn(belief, room.stretch);
    chance += likely;
    const gain = room.points - POINTS.elsewhere;
    worth += likely * (gain - foresight * lossIn(view, room, belief));
  }
  return { held, chance, worth };
}

/** How many cards to come will find no place any more because of one there. */
function lossIn(view: TogetherSeen, { at, stretch }: Room, { era }: Belief): number {
  if (at === 'on') return 0;
  const cards = toCome(view);
  const lore = loreOf(view.options.deck);
  if (at === 'gap') return taken(cards * shareIn(lore, stretch));
  const between = stretch.from === -Infinity ? { ...stretch, from: era } : { ...stretch, to: era };
  const share = cards * shareIn(lore, between);
  return share - taken(share);
}

/** Of so many expected, how many one gap holds. */
const taken = (expected: number): number => 1 - Math.exp(-expected);

const toCome = ({ pile, seats, hands }: TogetherSeen): number =>
  pile.left + seats.reduce((sum, seat) => sum + (hands[seat]?.length ?? 0), 0);

/** Everywhere a card can still find a place. */
function roomsOf({ line, turned }: TogetherSeen): readonly Room[] {
  const stretch = (card: string | undefined) => stretchOf(dateIn(turned, card ?? ''));
  const lower = line.map(({ cards }) => stretch(cards[0]));
  const onto = lower.map((it): Room => ({ stretch: it, points: POINTS.line, at: 'on' }));
  const gaps = line.slice(0, -1).map(({ above }, n): Room => {
    const gap = { from: lower[n]?.to ?? 0, to: lower[n + 1]?.from ?? 0 };
    const at = above.length === 0 ? 'gap' : 'on';
    return { stretch: at === 'gap' ? gap : stretch(above[0]), points: POINTS.gaps, at };
  });
  const ends: readonly Stretch[] = [
    { from: -Infinity, to: lower[0]?.from ?? 0 },
    { from: lower[lower.length - 1]?.to ?? 0, to: Infinity },
  ];
  const outside = ends.map((it): Room => ({ stretch: it, points: POINTS.line, at: 'end' }));
  return [...outside, ...onto, ...gaps];
}
