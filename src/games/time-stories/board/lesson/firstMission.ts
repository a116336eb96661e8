/** The lesson: the tutorial mission, alone with two agents, from the first desk to the bell. */
import { seatsCalled } from '@/kit/seat';
import type { Action, AgentAction, Figure, GroupProposal, Plan } from '../../rules/actions';
import { agentOf } from '../../rules/lookup';
import type { View } from '../../rules/state';
import type { Course, Step } from './course';

const [hanne, otto] = seatsCalled('blue', 'green');
const MINUTES = '24';

export const FIRST_MISSION: Course = {
  id: 'first-mission',
  deal: {
    places: 1,
    options: { mission: 'first-hour', agents: 2, first: 'blue' },
    seed: 14,
  },
  steps: [
    { id: 'clock', do: 'read', says: { first: 'clock' }, look: ['time-bar'] },
    desk('desk', 'baseA'),
    desk('order', 'baseB'),
    { id: 'skills', do: 'read', says: { first: 'skills' }, look: ['skills-hanne'] },
    {
      id: 'hanne',
      do: 'act',
      says: { first: 'hanne', tab: 'hanneTab' },
      next: view => lends(view, hanne, 'hanne'),
    },
    {
      id: 'otto',
      do: 'act',
      says: { first: 'otto' },
      next: view => lends(view, otto, 'otto'),
    },
    {
      id: 'begin',
      do: 'act',
      says: { first: 'begin' },
      next: ({ phase }) => (phase.name === 'party' ? proposes({ do: 'begin' }) : undefined),
    },
    { id: 'aloud', do: 'read', says: { first: 'aloud' }, look: ['aloud'] },
    {
      id: 'waiting',
      do: 'act',
      says: { first: 'waiting' },
      next: view => enters(view, hanne, '1B'),
    },
    {
      id: 'clay',
      do: 'read',
      on: 'card',
      cheers: true,
      says: { first: 'clay' },
      look: ['card-title'],
    },
    {
      id: 'goose',
      do: 'act',
      says: { first: 'goose', card: 'tell' },
      next: view => enters(view, otto, '1C'),
    },
    {
      id: 'pretzel',
      do: 'act',
      isBright: true,
      says: { first: 'pretzel' },
      next: ({ asking }) =>
        asking === otto ? { type: 'answer', agent: otto, option: 'feed' } : undefined,
    },
    {
      id: 'hand',
      do: 'read',
      on: 'card',
      cheers: true,
      says: { first: 'hand' },
      look: ['card-title'],
    },
    { id: 'unit', do: 'read', says: { first: 'unit' }, look: ['choices'], whose: hanne },
    { id: 'test', do: 'read', says: { first: 'test' }, look: ['test-test'], whose: hanne },
    {
      id: 'odds',
      do: 'act',
      says: { first: 'odds' },
      next: view => atStation(view, plans(view, hanne, { do: 'test' })),
    },
    {
      id: 'window',
      do: 'act',
      says: { first: 'window', tab: 'windowTab' },
      next: view => atStation(view, plans(view, otto, { do: 'move', card: '1D' })),
    },
    {
      id: 'spend',
      do: 'act',
      says: { first: 'spend' },
      next: view => (isAt(view, otto, '1C') ? spends(view) : undefined),
    },
    {
      id: 'throw',
      do: 'act',
      says: { first: 'throw' },
      next: view => atStation(view, acts(view, hanne, ROLL)),
    },
    { id: 'steps', do: 'read', on: 'dice', says: { first: 'steps' }, look: ['tray'] },
    {
      id: 'goes',
      do: 'act',
      says: { first: 'goes' },
      next: view => atStation(view, acts(view, otto, { ...TO, agent: otto, card: '1D' })),
    },
    { id: 'clocks', do: 'read', on: 'card', says: { first: 'clocks' }, look: ['card-title'] },
    {
      id: 'again',
      do: 'act',
      says: { first: 'again', spend: 'againSpend', roll: 'againRoll', rest: 'againRest' },
      next: wakesHim,
    },
    { id: 'key', do: 'read', cheers: true, says: { first: 'key' }, look: ['open-more'] },
    {
      id: 'leave',
      do: 'act',
      says: { first: 'leave' },
      next: view =>
        view.phase.name === 'here' ? atStation(view, proposes({ do: 'leave' })) : undefined,
    },
    {
      id: 'journey',
      do: 'act',
      says: { first: 'journey' },
      next: ({ phase }) =>
        phase.name === 'travel' ? proposes({ do: 'go', place: 'tower' }) : undefined,
    },
    { id: 'locks', do: 'read', says: { first: 'locks' }, look: ['enter-D'] },
    { id: 'beam', do: 'act', says: { first: 'beam' }, next: view => enters(view, hanne, '2C') },
    {
      id: 'door',
      do: 'act',
      says: { first: 'door', card: 'beamCard' },
      next: view => enters(view, otto, '2B'),
    },
    {
      id: 'dial',
      do: 'act',
      isBright: true,
      says: { first: 'dial', typed: 'dialTry' },
      next: ({ place, tokens }) =>
        place === 'tower' && !tokens.includes('blue-star')
          ? { type: 'try', agent: otto, act: 'code', code: MINUTES }
          : undefined,
    },
    {
      id: 'fail',
      do: 'read',
      cheers: true,
      says: { first: 'fail', card: 'dialDone' },
      look: ['time-bar'],
    },
    {
      id: 'rope',
      do: 'act',
      says: { first: 'rope', tab: 'ropeTab', spend: 'ropeSpend', move: 'ropePull' },
      next: pullsTheRope,
    },
  ],
};

const ROLL = { type: 'roll', agent: hanne, act: 'test', spend: null } as const;
const TO = { type: 'move' } as const;

/** There is a card to read, so the bubble leaves it bright. */
function desk(id: 'desk' | 'order', card: string): Step {
  return {
    id,
    do: 'act',
    isBright: true,
    says: { first: id },
    next: ({ phase }) =>
      phase.name === 'base' && phase.card === card ? { type: 'read' } : undefined,
  };
}

const lends = (view: View, agent: Figure, lender: string): Action | undefined =>
  view.phase.name === 'party' && agentOf(view, agent).lender === null
    ? { type: 'lend', agent, lender }
    : undefined;

const proposes = (proposal: GroupProposal): Action => ({ type: 'propose', proposal });

/** Placing a figure at lay-out, on a card of this place. */
const enters = (view: View, agent: Figure, card: string): Action | undefined =>
  view.phase.name === 'entering' &&
  agentOf(view, agent).at === null &&
  view.laid.some(laid => laid.card === card)
    ? { type: 'enter', agent, card }
    : undefined;

const isAt = (view: View, agent: Figure, card: string): boolean => agentOf(view, agent).at === card;

const atStation = (view: View, action: Action | undefined): Action | undefined =>
  view.place === 'station' ? action : undefined;

const plans = (view: View, agent: Figure, plan: Plan): Action | undefined =>
  view.phase.name === 'here' && agentOf(view, agent).plan === null
    ? { type: 'plan', agent, plan }
    : undefined;

const spends = (view: View): Action | undefined =>
  view.phase.name === 'here' ? { type: 'spend' } : undefined;

const acts = (view: View, agent: Figure, action: AgentAction): Action | undefined =>
  view.phase.name === 'unit' && agentOf(view, agent).done === null ? action : undefined;

/** Unit after unit, until the key is there; not at all if the first roll has won it. */
function wakesHim(view: View): Action | undefined {
  if (view.place !== 'station') return undefined;
  const isWon = view.tokens.includes('green-circle');
  const inUnit = acts(view, hanne, ROLL) ?? acts(view, otto, { type: 'rest', agent: otto });
  if (inUnit || isWon) return inUnit;
  return plans(view, hanne, { do: 'test' }) ?? plans(view, otto, { do: 'nothing' }) ?? spends(view);
}

const ROPE = '2D';

function pullsTheRope(view: View): Action | undefined {
  if (view.place !== 'tower') return undefined;
  const both = [hanne, otto];
  const [planned] = both.flatMap(it => plans(view, it, { do: 'move', card: ROPE }) ?? []);
  const [pulled] = both.flatMap(it => acts(view, it, { ...TO, agent: it, card: ROPE }) ?? []);
  return planned ?? pulled ?? spends(view);
}
