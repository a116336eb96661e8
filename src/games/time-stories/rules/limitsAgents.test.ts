/** Phases, questions, agents and the captain: each act on either side of its limit. */
import type { Figure, Plan } from './actions';
import {
  after,
  AT,
  blue,
  enter,
  entering,
  green,
  inUnit,
  move,
  pink,
  position,
  rest,
  roll,
  testCard,
  yellow,
} from './testing/fixture';
import {
  allPlanned,
  answer,
  ASKING,
  deed,
  DEED,
  give,
  ITEM_WITH,
  LEAVE,
  lend,
  type Limit,
  onB,
  type Parts,
  plan,
  propose,
  rulingFor,
  SPEND,
  use,
} from './testing/limits';
import type { Phase, State } from './state';
import type { Why } from './why';

const NOT_NOW: Why = { code: 'not-now' };
const BASE: Phase = { name: 'base', card: 'one', text: 'text', reader: yellow };
const HOME: Phase = { name: 'home', end: 'late' };
const PARTY: Phase = { name: 'party' };
const TRAVEL: Phase = { name: 'travel' };
const IN_UNIT: Phase = { name: 'unit', isLast: false, gathering: null };

const FIGHT: Parts = { mission: onB({ fight: testCard('▢▢▢▢▢') }) };
const DIAL = { dial: { kind: 'code', hash: '0123456789abcdef' } };
const typed = { type: 'try', agent: blue, act: 'dial', code: 'x' } as const;
const CARRIED: Parts = { mission: ITEM_WITH(), agents: { blue: { items: ['01'] } } };
const SETTLE = { type: 'settle', agrees: true } as const;
const LATE = AT + 30_000;

const asked = (parts: Parts = {}): State =>
  after(position({ mission: onB(ASKING), ...parts }), blue, deed(blue));
/** Pink is in the party without a lender. */
const choosing = (): State => position({ phase: PARTY, agents: { pink: { lender: null } } });
const shared = (captain: Figure): State => inUnit({ seatCount: 2, agentCount: 3, captain });
const lost = (parts: object = {}) => ({ vortex: 9, at: null, ...parts });
const hanging = (parts: Parts = {}): State =>
  after(position({ mission: onB(ASKING), ...parts }), green, LEAVE);
const NO_PLAN: { plan: Plan | null } = { plan: null };

const LIMITS: Limit[] = [
  [
    '[E6] once the match is over',
    { code: 'over' },
    () => [inUnit({ phase: { name: 'over', end: 'good' } }), blue, rest(blue)],
    () => [inUnit(), blue, rest(blue)],
  ],
  [
    '[B1] reading after the base',
    NOT_NOW,
    () => [position({ phase: PARTY }), yellow, { type: 'read' }],
    () => [position({ phase: BASE }), yellow, { type: 'read' }],
  ],
  [
    '[B3] taking a lender during the run',
    NOT_NOW,
    () => [entering(), blue, lend(blue, 'ann')],
    () => [entering({ phase: PARTY }), blue, lend(blue, 'ann')],
  ],
  [
    '[B4] beginning twice',
    NOT_NOW,
    () => [position(), blue, propose({ do: 'begin' })],
    () => [position({ phase: PARTY }), blue, propose({ do: 'begin' })],
  ],
  [
    '[L2] entering after the last figure stands',
    NOT_NOW,
    () => [entering({ phase: { name: 'here' } }), blue, enter(blue, 'C')],
    () => [entering(), blue, enter(blue, 'C')],
  ],
  [
    '[U1] stating something during a unit',
    NOT_NOW,
    () => [inUnit(), blue, plan(blue)],
    () => [position(), blue, plan(blue)],
  ],
  [
    '[U1] spending a unit during another',
    NOT_NOW,
    () => [allPlanned({ phase: IN_UNIT }), blue, SPEND],
    () => [allPlanned(), blue, SPEND],
  ],
  [
    '[U3] moving between two units',
    NOT_NOW,
    () => [position(), blue, move(blue, 'C')],
    () => [inUnit(), blue, move(blue, 'C')],
  ],
  [
    '[U3] rolling between two units',
    NOT_NOW,
    () => [position(FIGHT), blue, roll(blue)],
    () => [inUnit(FIGHT), blue, roll(blue)],
  ],
  [
    '[U3] resting between two units',
    NOT_NOW,
    () => [position(), blue, rest(blue)],
    () => [inUnit(), blue, rest(blue)],
  ],
  [
    '[J1] leaving during a unit',
    NOT_NOW,
    () => [inUnit(), blue, LEAVE],
    () => [position(), blue, LEAVE],
  ],
  [
    '[J2] choosing a place before leaving',
    NOT_NOW,
    () => [position(), blue, propose({ do: 'go', place: 'there' })],
    () => [position({ phase: TRAVEL }), blue, propose({ do: 'go', place: 'there' })],
  ],
  [
    '[M2] answering after the run',
    NOT_NOW,
    () => [{ ...asked(), phase: HOME }, blue, answer(blue, 'left')],
    () => [asked(), blue, answer(blue, 'left')],
  ],
  [
    '[M9] typing a code while travelling',
    NOT_NOW,
    () => [position({ mission: onB(DIAL), phase: TRAVEL }), blue, typed],
    () => [position({ mission: onB(DIAL) }), blue, typed],
  ],
  [
    '[M11] a deed while travelling',
    NOT_NOW,
    () => [position({ mission: onB(DEED), phase: TRAVEL }), blue, deed(blue)],
    () => [position({ mission: onB(DEED) }), blue, deed(blue)],
  ],
  [
    '[G2] using an item after the run',
    NOT_NOW,
    () => [position({ ...CARRIED, phase: HOME }), blue, use(blue)],
    () => [position(CARRIED), blue, use(blue)],
  ],
  [
    '[G3] handing on after the run',
    NOT_NOW,
    () => [position({ ...CARRIED, phase: HOME }), blue, give(blue, green)],
    () => [position(CARRIED), blue, give(blue, green)],
  ],
  [
    '[M12] a hint during a unit',
    NOT_NOW,
    () => [inUnit(), blue, propose({ do: 'hint', puzzle: 'riddle' })],
    () => [position(), blue, propose({ do: 'hint', puzzle: 'riddle' })],
  ],
  [
    '[E3] trying again before the run has ended',
    NOT_NOW,
    () => [position(), blue, propose({ do: 'again' })],
    () => [position({ phase: HOME }), blue, propose({ do: 'again' })],
  ],
  [
    '[E3] stopping before the run has ended',
    NOT_NOW,
    () => [position(), blue, propose({ do: 'stop' })],
    () => [position({ phase: HOME }), blue, propose({ do: 'stop' })],
  ],

  [
    '[M2] acting while another agent has to choose',
    { code: 'answer-first', agent: blue },
    () => [asked({ phase: IN_UNIT }), green, rest(green)],
    () => [inUnit({ mission: onB(ASKING) }), green, rest(green)],
  ],
  [
    '[M2] handing on while another agent has to choose',
    { code: 'answer-first', agent: blue },
    () => [asked({ agents: { pink: { items: ['01'] } } }), pink, give(pink, green)],
    () => [position({ agents: { pink: { items: ['01'] } } }), pink, give(pink, green)],
  ],
  [
    '[M2] spending a unit while an agent has to choose',
    { code: 'answer-first', agent: blue },
    () => [{ ...allPlanned({ mission: onB(ASKING) }), asking: blue }, blue, SPEND],
    () => [allPlanned({ mission: onB(ASKING) }), blue, SPEND],
  ],
  [
    '[M2] proposing while an agent has to choose',
    { code: 'answer-first', agent: blue },
    () => [asked(), green, LEAVE],
    () => [position({ mission: onB(ASKING) }), green, LEAVE],
  ],
  [
    '[C6] [M2] settling while an agent has to choose',
    { code: 'answer-first', agent: blue },
    () => [after(hanging(), blue, deed(blue)), blue, SETTLE, LATE],
    () => [hanging(), blue, SETTLE, LATE],
  ],
  [
    '[M2] answering what another agent is asked',
    { code: 'nothing-asked' },
    () => [asked(), green, answer(green, 'left')],
    () => [asked(), blue, answer(blue, 'left')],
  ],
  [
    '[M2] an option that there is not',
    { code: 'no-such-option' },
    () => [asked(), blue, answer(blue, 'up')],
    () => [asked(), blue, answer(blue, 'right')],
  ],

  [
    '[P5] acting with the agent of another player',
    { code: 'not-your-agent', agent: blue },
    () => [inUnit(), green, rest(blue)],
    () => [inUnit(), blue, rest(blue)],
  ],
  [
    '[P3] the third agent of two players with four is not shared',
    { code: 'not-your-agent', agent: pink },
    () => [inUnit({ seatCount: 2, agentCount: 4, captain: green }), green, rest(pink)],
    () => [inUnit({ seatCount: 2, agentCount: 3, captain: green }), green, rest(pink)],
  ],
  [
    '[P4] alone, an agent that is not in the run',
    { code: 'not-your-agent', agent: pink },
    () => [inUnit({ seatCount: 1, agentCount: 2 }), blue, rest(pink)],
    () => [inUnit({ seatCount: 1, agentCount: 3 }), blue, rest(pink)],
  ],
  [
    '[D6] taking from the vortex for the agent of another',
    { code: 'not-your-agent', agent: green },
    () => [position({ agents: { blue: lost({ items: ['01'] }) } }), pink, give(blue, green)],
    () => [position({ agents: { blue: lost({ items: ['01'] }) } }), green, give(blue, green)],
  ],
  [
    '[P6] acting with a shared agent without being captain',
    { code: 'shared-agent', agent: pink },
    () => [shared(blue), green, rest(pink)],
    () => [shared(green), green, rest(pink)],
  ],
  [
    '[D7] stating something in the vortex',
    { code: 'in-vortex', agent: green },
    () => [position({ agents: { green: lost() } }), green, plan(green)],
    () => [position(), green, plan(green)],
  ],
  [
    '[D7] using an item in the vortex',
    { code: 'in-vortex', agent: blue },
    () => [position({ ...CARRIED, agents: { blue: lost({ items: ['01'] }) } }), blue, use(blue)],
    () => [position(CARRIED), blue, use(blue)],
  ],
  [
    '[D7] giving to an agent in the vortex',
    { code: 'in-vortex', agent: green },
    () => [
      position({ agents: { blue: { items: ['01'] }, green: lost() } }),
      blue,
      give(blue, green),
    ],
    () => [position({ agents: { blue: { items: ['01'] } } }), blue, give(blue, green)],
  ],
  [
    '[U3] a second act in a unit',
    { code: 'has-acted', agent: blue },
    () => [inUnit({ agents: { blue: { done: 'rolled' } } }), blue, move(blue, 'C')],
    () => [inUnit(), blue, move(blue, 'C')],
  ],
  [
    '[U6] acting in a unit that the agent has lost',
    { code: 'has-acted', agent: blue },
    () => [inUnit({ agents: { blue: { done: 'lost' } } }), blue, rest(blue)],
    () => [inUnit({ agents: { blue: { owes: 1 } } }), blue, rest(blue)],
  ],
  [
    '[B3] a lender that there is not',
    { code: 'no-such-lender' },
    () => [choosing(), pink, lend(pink, 'eve')],
    () => [choosing(), pink, lend(pink, 'cid')],
  ],
  [
    '[B3] a lender whom another agent has',
    { code: 'lender-taken', lender: 'dot' },
    () => [choosing(), pink, lend(pink, 'dot')],
    () => [choosing(), yellow, lend(yellow, 'dot')],
  ],

  [
    '[U1] spending a unit without being captain',
    { code: 'captain-only', captain: blue },
    () => [allPlanned(), green, SPEND],
    () => [allPlanned({ captain: green }), green, SPEND],
  ],
  [
    '[C5] settling without being captain',
    { code: 'captain-only', captain: blue },
    () => [hanging(), pink, SETTLE, LATE],
    () => [hanging({ captain: pink }), pink, SETTLE, LATE],
  ],
  [
    '[B1] reading the card of another player',
    { code: 'reader-only', reader: yellow },
    () => [position({ phase: BASE }), blue, { type: 'read' }],
    () => [position({ phase: { ...BASE, reader: blue } }), blue, { type: 'read' }],
  ],
  [
    '[U1] spending a unit before all have stated something',
    { code: 'no-plan-yet', agent: pink },
    () => [allPlanned({ agents: { pink: NO_PLAN } }), blue, SPEND],
    () => [allPlanned(), blue, SPEND],
  ],
  [
    '[U6] spending a unit without the plan of an agent who does not lose it',
    { code: 'no-plan-yet', agent: pink },
    () => [allPlanned({ agents: { pink: { ...NO_PLAN, owes: 0 } } }), blue, SPEND],
    () => [allPlanned({ agents: { pink: { ...NO_PLAN, owes: 1 } } }), blue, SPEND],
  ],
  [
    '[D7] spending a unit without the plan of an agent who is not in the vortex',
    { code: 'no-plan-yet', agent: pink },
    () => [allPlanned({ agents: { pink: NO_PLAN } }), blue, SPEND],
    () => [allPlanned({ agents: { pink: lost(NO_PLAN) } }), blue, SPEND],
  ],
];

test.each(LIMITS)('refused: %s', (_rule, why, refused) => {
  expect(rulingFor(refused())).toEqual({ ok: false, why });
});

test.each(LIMITS)('allowed, beside it: %s', (_rule, _why, _refused, allowed) => {
  expect(rulingFor(allowed())).toMatchObject({ ok: true });
});
