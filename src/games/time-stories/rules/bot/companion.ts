/** Plays an empty seat: its own agent sensibly, and the group's matters as the people want them. */
import { type Chances, chances, oneOf } from '../../../../kit/random';
import { SECOND } from '../../../../kit/millis';
import type { Seat } from '../../../../kit/seat';
import type { Bot, BotMoment, Intent } from '../../../game';
import type { LocationId, PlaceId } from '../../mission/names';
import type { Action, AgentAction, Figure, GroupProposal, Plan } from '../actions';
import { agentsAt, isLiving, livingAgents, plays, votersOf } from '../agents';
import { diceOf } from '../dice';
import { actOf, actsOpenTo, agentOf, missionIn } from '../lookup';
import { rollsNeeded } from './rolling';
import { isAwaited } from '../offers';
import { whyNotPropose } from '../proposals';
import { whyNot } from '../rules';
import type { View } from '../state';
import { canDo, usefulUse } from './acting';
import { optionsCalled } from './answering';
import { voteOf } from './consent';
import { priceWorth, worthOf } from './effects';

/** How seldom it does something at random, and for how many units it would roll. */
type Companion = {
  readonly whims: number;
  readonly patience: number;
  /** Time for people to listen and to look on. */
  readonly isQuick: boolean;
};

const LISTEN = 12 * SECOND;
const LOOK = 1.5 * SECOND;
/** Without people the seats give up after so many runs. */
const GIVES_UP_AFTER = 3;

type Turn = {
  readonly view: View;
  readonly seat: Seat;
  readonly people: readonly Seat[];
  readonly next: Chances;
  readonly character: Companion;
};

export const companion =
  (character: Companion): Bot<View, Action> =>
  (view, moment) => {
    const { seat, chance, people = [] } = moment;
    const turn = { view, seat, people, next: chances(chance), character };
    const action = wanted(turn);
    const why = action && whyNot(view, action, { seat, at: moment.at, finger: moment.at });
    if (!action || why) return undefined;
    return paced(action, turn, moment);
  };

/** Reading aloud takes longest; votes are given at once. */
function paced(action: Action, { people, character }: Turn, moment: BotMoment): Intent<Action> {
  const isSlow = action.type !== 'vote' && people.length > 0 && !character.isQuick;
  if (!isSlow || moment.arrived) return { act: action };
  const wait = (action.type === 'read' ? LISTEN : LOOK) / (moment.pace ?? 1);
  return { hand: moment.at + wait };
}

function wanted(turn: Turn): Action | undefined {
  const { view, seat, people } = turn;
  const { ballot, phase } = view;
  if (ballot) {
    const vote = voteOf(view, ballot, seat, people);
    if (vote) return vote;
  }
  switch (phase.name) {
    case 'base':
      return phase.reader === seat ? { type: 'read' } : undefined;
    case 'party':
      return lending(turn) ?? proposing(turn, { do: 'begin' });
    case 'home':
      return proposing(turn, { do: view.runs.length < GIVES_UP_AFTER ? 'again' : 'stop' });
    case 'over':
      return undefined;
    default:
      return inRun(turn);
  }
}

/** Only where no person could: they say when to begin, to leave, and where to go. */
function proposing({ view, people }: Turn, proposal: GroupProposal): Action | undefined {
  const isInRun = !['base', 'party', 'home'].includes(view.phase.name);
  const voters = isInRun ? votersOf(view) : view.seats;
  if (view.ballot || voters.some(it => people.includes(it)) || proposal.do === 'act')
    return undefined;
  return whyNotPropose(view, proposal) ? undefined : { type: 'propose', proposal };
}

const ownAgents = ({ view, seat, people }: Turn): readonly Figure[] =>
  view.figures.filter(figure => plays(view, seat, figure) && !isShared(view, figure, people));

/** A person leads an agent that they share. */
const isShared = (view: View, figure: Figure, people: readonly Seat[]): boolean =>
  agentOf(view, figure).by.some(it => people.includes(it));

/** People choose their lenders first. */
function lending(turn: Turn): Action | undefined {
  const { view, people, next } = turn;
  const isWaiting = view.figures.some(
    it => agentOf(view, it).lender === null && isShared(view, it, people),
  );
  const agent = ownAgents(turn).find(it => agentOf(view, it).lender === null);
  if (isWaiting || agent === undefined) return undefined;
  const free = Object.keys(missionIn(view).lenders).filter(
    lender => !view.figures.some(it => agentOf(view, it).lender === lender),
  );
  const lender = oneOf(free, next);
  return lender === undefined ? undefined : { type: 'lend', agent, lender };
}

function inRun(turn: Turn): Action | undefined {
  const { view } = turn;
  const own = ownAgents(turn);
  if (view.asked) return own.includes(view.asked.agent) ? answering(turn) : undefined;
  if (view.asking !== null) return undefined;
  const living = own.filter(it => isLiving(view, it));
  const use = usefulUse(
    view,
    living.filter(it => agentOf(view, it).at !== null),
  );
  if (use) return use;
  switch (view.phase.name) {
    case 'entering':
      return entering(turn, living);
    case 'here':
      return planning(turn, living);
    case 'unit':
      return inUnit(turn, living);
    default:
      return travelling(turn, living);
  }
}

/** What an option brings is not known; a price is. */
function answering({ view, next }: Turn): Action | undefined {
  const { asked } = view;
  if (!asked) return undefined;
  const { explore = [] } = missionIn(view).cards[asked.card ?? ''] ?? {};
  const worth = (option: string): number => {
    const [found] = optionsCalled(explore, option);
    const isPriced = found !== undefined && 'price' in found;
    return isPriced ? priceWorth(found.price) + worthOf(missionIn(view), found.effects) : 0;
  };
  const ranked = asked.options.map(option => ({ option, worth: worth(option) + next() / 10 }));
  const [best] = ranked.sort((one, other) => other.worth - one.worth);
  return best && { type: 'answer', agent: asked.agent, option: best.option };
}

const NEW = 4;
const NEW_IN_RUN = 2;
const HELP = 3;

/** A card promises more if nobody has read it, and less if somebody stands there already. */
function promiseOf({ view, next }: Turn, agent: Figure, card: LocationId): number {
  const fresh = !(card in view.read) ? NEW : !view.readInRun.includes(card) ? NEW_IN_RUN : 0;
  const others = agentsAt(view, card).filter(it => it !== agent).length;
  const isBegun = view.tests.some(it => it.card === card);
  return fresh - others * 1.5 + (isBegun && others > 0 ? HELP : 0) + next();
}

function bestCard(turn: Turn, agent: Figure, type: 'enter' | 'move'): LocationId | undefined {
  const { view, next, character } = turn;
  const open = view.laid
    .map(({ card }) => card)
    .filter(card =>
      type === 'enter'
        ? canDo(view, { type, agent, card })
        : canDo(view, view.phase.name === 'here' ? planOf(agent, card) : { type, agent, card }),
    );
  if (next() < character.whims) return oneOf(open, next);
  const [best] = open
    .map(card => ({ card, promise: promiseOf(turn, agent, card) }))
    .sort((one, other) => other.promise - one.promise);
  return best && (type === 'enter' || best.promise > 1.5) ? best.card : undefined;
}

const planOf = (agent: Figure, card: LocationId): AgentAction => ({
  type: 'plan',
  agent,
  plan: { do: 'move', card },
});

/** People place their figures first, unless they would rather leave. */
function entering(turn: Turn, own: readonly Figure[]): Action | undefined {
  const { view, people } = turn;
  const isWaiting = view.figures.some(it => isAwaited(view, it) && isShared(view, it, people));
  const agent =
    own.find(it => isAwaited(view, it)) ?? own.find(it => agentOf(view, it).at === null);
  if (isWaiting || agent === undefined) return undefined;
  const card = bestCard(turn, agent, 'enter');
  return card === undefined ? proposing(turn, { do: 'leave' }) : { type: 'enter', agent, card };
}

/** States a plan for each agent; then the captain spends the unit. */
function planning(turn: Turn, own: readonly Figure[]): Action | undefined {
  const { view, seat } = turn;
  const agent = own.find(it => agentOf(view, it).plan === null && agentOf(view, it).owes === 0);
  if (agent !== undefined) return { type: 'plan', agent, plan: intention(turn, agent) };
  if (isBored(turn)) {
    const leave = proposing(turn, { do: 'leave' });
    if (leave) return leave;
  }
  return seat === view.captain ? { type: 'spend' } : undefined;
}

const isBored = ({ view }: Turn): boolean =>
  livingAgents(view).every(it => {
    const { plan, owes } = agentOf(view, it);
    return owes > 0 || plan?.do === 'nothing';
  });

function intention(turn: Turn, agent: Figure): Plan {
  if (rollFor(turn, agent)) return { do: 'test' };
  const card = bestCard(turn, agent, 'move');
  return card === undefined ? { do: 'nothing' } : { do: 'move', card };
}

function inUnit(turn: Turn, own: readonly Figure[]): Action | undefined {
  const { view } = turn;
  const agent = own.find(it => agentOf(view, it).done === null);
  if (agent === undefined) return undefined;
  return gathering(view, agent) ?? rollFor(turn, agent) ?? moveFor(turn, agent);
}

const gathering = (view: View, agent: Figure): Action | undefined => {
  const card = view.phase.name === 'unit' ? view.phase.gathering : null;
  const move = { type: 'move', agent, card: card ?? '' } as const;
  return card !== null && canDo(view, move) ? move : undefined;
};

function moveFor(turn: Turn, agent: Figure): Action {
  const { view } = turn;
  const { plan } = agentOf(view, agent);
  const planned = plan?.do === 'move' ? ({ type: 'move', agent, card: plan.card } as const) : null;
  if (planned && canDo(view, planned)) return planned;
  const card = bestCard(turn, agent, 'move');
  return card === undefined ? { type: 'rest', agent } : { type: 'move', agent, card };
}

/** A roll that has begun is finished; others are tried if they do not take too long. */
function rollFor({ view, character }: Turn, agent: Figure): AgentAction | undefined {
  const { at } = agentOf(view, agent);
  if (at === null) return undefined;
  return actsOpenTo(view, agent)
    .map(act => ({ type: 'roll', agent, act, spend: null }) as const)
    .find(action => {
      const test = actOf(view, at, action.act);
      if (test?.kind !== 'test' || diceOf(view, agent, at, test.skill) === 0) return false;
      const running = view.tests.find(it => it.card === at && it.act === action.act);
      const shields = running?.shields ?? test.shields;
      const units = rollsNeeded(shields, diceOf(view, agent, at, test.skill));
      const isTried = running !== undefined || units <= character.patience;
      const isOpen = view.phase.name === 'unit' ? canDo(view, action) : true;
      return isTried && isOpen;
    });
}

/** What a computer carries is given to a person, who can make more of it. */
function travelling(turn: Turn, own: readonly Figure[]): Action | undefined {
  const { view, people } = turn;
  const [to] = livingAgents(view)
    .filter(it => isShared(view, it, people))
    .sort((one, other) => itemsOf(view, other) - itemsOf(view, one));
  if (to !== undefined) {
    const gift = own
      .flatMap(agent => agentOf(view, agent).items.map(item => ({ agent, item })))
      .map(({ agent, item }): AgentAction => ({
        type: 'give',
        agent,
        to,
        what: { kind: 'item', item },
      }))
      .find(action => canDo(view, action));
    if (gift) return gift;
  }
  return proposing(turn, { do: 'go', place: leastKnown(turn) });
}

const itemsOf = (view: View, agent: Figure): number => agentOf(view, agent).items.length;

/** The place with the most cards that nobody has read. */
function leastKnown({ view, next }: Turn): PlaceId {
  const { cards } = missionIn(view);
  const unread = (place: PlaceId) =>
    Object.entries(cards).filter(([card, it]) => it.place === place && !(card in view.read)).length;
  const [best] = view.map
    .filter(it => it !== view.place)
    .map(place => ({ place, many: unread(place) + next() }))
    .sort((one, other) => other.many - one.many);
  return best?.place ?? view.place;
}
