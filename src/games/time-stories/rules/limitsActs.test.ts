/** Tests, codes, deeds, items and resources: each act on either side of its limit. */
import {
  after,
  blue,
  entering,
  green,
  inUnit,
  pink,
  position,
  purse,
  roll,
  testCard,
  yellow,
} from './testing/fixture';
import type { Action, Figure } from './actions';
import {
  deed,
  DEED,
  give,
  ITEM_WITH,
  type Limit,
  onB,
  type Parts,
  rulingFor,
  use,
} from './testing/limits';
import type { FrontMemory, State } from './state';

const NO_ACT = { code: 'no-such-act' } as const;
const STAR = { is: 'token', token: 'blue-star' };
const READ: FrontMemory = { texts: ['text'], won: [], chosen: [], wrong: 0 };
const onFront = (part: Partial<FrontMemory>): Parts => ({
  secret: { fronts: { B: { ...READ, ...part } } },
});

const fighting = (parts: Parameters<typeof testCard>[1] = {}, more: Parts = {}): State =>
  inUnit({ ...more, mission: onB({ fight: testCard('▢▢▢▢▢', parts) }, more.mission) });
const banned = (ban: object): Parts => ({ mission: { lenders: { ann: { bans: [ban] } } } });
const DIAL = { dial: { kind: 'code', hash: '0123456789abcdef', attempts: 2 } };
const dialling = (wrong: number): State => position({ mission: onB(DIAL), ...onFront({ wrong }) });
const typed = { type: 'try', agent: blue, act: 'dial', code: 'x' } as const;
const toRoll: Action = { type: 'plan', agent: blue, plan: { do: 'test' } };
const spending = (many: number, resource: 'yellow' | 'green' = 'yellow'): Action => ({
  type: 'roll',
  agent: blue,
  act: 'fight',
  spend: { resource, many },
});
const RICH: Parts = { agents: { blue: { purse: purse({ yellow: 2 }) } } };
const TEAM: Parts = { mission: { resources: { green: { hitOn: 'force' } } } };
const yellows = (many: number) => give(blue, green, { kind: 'resource', resource: 'yellow', many });

const carried = (parts: object = {}, more: Parts = {}): State =>
  position({ mission: ITEM_WITH(parts), agents: { blue: { items: ['01'] } }, ...more });
const standing = (figure: Figure, at: string | null): Parts => ({
  agents: { blue: { items: ['01'] }, [figure]: { ...(figure === blue && ITEM), at } },
});
const ITEM = { items: ['01'] };
const HEAL = { effects: [{ do: 'gain', goods: { kind: 'life', many: 1 }, who: 'one' }] };
const wounded = (figure: Figure): Parts => ({ agents: { blue: ITEM, [figure]: { life: 2 } } });
const beside = (phase: 'travel' | 'entering'): State =>
  entering({ mission: ITEM_WITH(), phase: { name: phase }, agents: { blue: ITEM } });
const lost = { blue: { items: ['01'], at: null, vortex: 9 } };
const GIFTED = { lenders: { ann: { uses: { wave: { effects: [] } } } } };

const LIMITS: Limit[] = [
  [
    '[M11] a deed before the figure stands',
    { code: 'not-standing' },
    () => [entering({ mission: onB(DEED) }), blue, deed(blue)],
    () => [
      entering({ mission: onB(DEED), agents: { blue: { at: 'B' } }, ...onFront({}) }),
      blue,
      deed(blue),
    ],
  ],
  [
    '[M11] a deed that has been done',
    NO_ACT,
    () => [position({ mission: onB(DEED), ...onFront({ won: ['deed'] }) }), blue, deed(blue)],
    () => [position({ mission: onB(DEED), ...onFront({ won: ['other'] }) }), blue, deed(blue)],
  ],
  [
    '[V6] a deed on a card that has not been read',
    NO_ACT,
    () => [position({ mission: onB(DEED), ...onFront({ texts: [] }) }), blue, deed(blue)],
    () => [position({ mission: onB(DEED), ...onFront({}) }), blue, deed(blue)],
  ],
  [
    '[M11] a deed of another card',
    NO_ACT,
    () => [position({ mission: onB(DEED), agents: { blue: { at: 'C' } } }), blue, deed(blue)],
    () => [position({ mission: onB(DEED), agents: { green: { at: 'C' } } }), blue, deed(blue)],
  ],
  [
    '[M9] a third attempt of two',
    NO_ACT,
    () => [dialling(2), blue, typed],
    () => [dialling(1), blue, typed],
  ],
  [
    '[T19] a test that is won',
    NO_ACT,
    () => [fighting({}, onFront({ won: ['fight'] })), blue, roll(blue)],
    () => [fighting({}, onFront({ won: [] })), blue, roll(blue)],
  ],
  [
    '[T12] a test whose condition does not hold',
    NO_ACT,
    () => [fighting({ when: STAR }), blue, roll(blue)],
    () => [fighting({ when: STAR }, { tokens: ['blue-star'] }), blue, roll(blue)],
  ],
  [
    '[T1] rolling for a deed',
    NO_ACT,
    () => [inUnit({ mission: onB(DEED) }), blue, roll(blue, 'deed')],
    () => [inUnit({ mission: onB({ deed: testCard('▢▢▢▢▢') }) }), blue, roll(blue, 'deed')],
  ],
  [
    '[U1] stating to roll where there is no test',
    NO_ACT,
    () => [position({ mission: onB(DEED) }), blue, toRoll],
    () => [position({ mission: onB({ fight: testCard('▢') }) }), blue, toRoll],
  ],
  [
    '[G2] a use that the item has not',
    NO_ACT,
    () => [carried(), blue, use(blue, '01', 'sing')],
    () => [carried(), blue, use(blue, '01', 'wave')],
  ],
  [
    '[G9] a use of another lender',
    NO_ACT,
    () => [position({ mission: GIFTED }), green, use(green, null)],
    () => [position({ mission: GIFTED }), blue, use(blue, null)],
  ],
  [
    '[T10] rolling without a die',
    { code: 'no-dice' },
    () => [fighting({ skill: 'wit' }), yellow, roll(yellow)],
    () => [
      fighting({ skill: 'wit' }, { mission: { lenders: { dot: { bonuses: [{ dice: 1 }] } } } }),
      yellow,
      roll(yellow),
    ],
  ],
  [
    '[T10] a ban on the skill',
    { code: 'banned' },
    () => [fighting({}, banned({ skills: ['force'] })), blue, roll(blue)],
    () => [fighting({}, banned({ skills: ['wit'] })), blue, roll(blue)],
  ],
  [
    '[T10] a ban on lies',
    { code: 'banned' },
    () => [fighting({ tags: ['lie'] }, banned({ tags: ['lie'] })), blue, roll(blue)],
    () => [fighting({ tags: [] }, banned({ tags: ['lie'] })), blue, roll(blue)],
  ],
  [
    '[T18] a resource that does not help the skill',
    { code: 'cannot-spend' },
    () => [fighting({ skill: 'force' }, RICH), blue, spending(1)],
    () => [fighting({ skill: 'wit' }, RICH), blue, spending(1)],
  ],
  [
    '[T18] more resources than the agent has',
    { code: 'too-few' },
    () => [fighting({ skill: 'wit' }, RICH), blue, spending(3)],
    () => [fighting({ skill: 'wit' }, RICH), blue, spending(2)],
  ],
  [
    '[T18] [G7] more resources than the team has',
    { code: 'too-few' },
    () => [fighting({}, { ...TEAM, team: purse({ green: 1 }) }), blue, spending(2, 'green')],
    () => [fighting({}, { ...TEAM, team: purse({ green: 2 }) }), blue, spending(2, 'green')],
  ],

  [
    '[G2] using what another agent carries',
    { code: 'not-carried' },
    () => [carried(), green, use(green)],
    () => [carried(), blue, use(blue)],
  ],
  [
    '[D6] using what an agent carries who is not in the vortex',
    { code: 'not-carried' },
    () => [carried({}, standing(blue, 'C')), green, use(green)],
    () => [carried({}, { agents: lost }), green, use(green)],
  ],
  [
    '[G3] handing on what is not carried',
    { code: 'not-carried' },
    () => [carried(), green, give(green, pink)],
    () => [carried(), blue, give(blue, pink)],
  ],
  [
    '[G3] handing on more than there is',
    { code: 'too-few' },
    () => [position(RICH), blue, yellows(3)],
    () => [position(RICH), blue, yellows(2)],
  ],
  [
    '[G3] handing on across spaces',
    { code: 'not-together' },
    () => [carried({}, standing(green, 'C')), blue, give(blue, green)],
    () => [carried({}, standing(green, 'B')), blue, give(blue, green)],
  ],
  [
    '[G3] handing on before entering',
    { code: 'not-together' },
    () => [beside('entering'), blue, give(blue, green)],
    () => [beside('travel'), blue, give(blue, green)],
  ],
  [
    '[G3] handing on to oneself',
    { code: 'not-together' },
    () => [carried(), blue, give(blue, blue)],
    () => [carried(), blue, give(blue, green)],
  ],
  [
    '[G4] using an item again in the unit',
    { code: 'item-busy', item: '01' },
    () => [after(carried(), blue, use(blue)), blue, use(blue)],
    () => [carried(), blue, use(blue)],
  ],
  [
    '[G4] using what an agent in the vortex has used in this unit',
    { code: 'item-busy', item: '01' },
    () => [carried({}, { agents: lost, busy: ['01'] }), green, use(green)],
    () => [carried({}, { agents: lost, busy: ['02'] }), green, use(green)],
  ],
  [
    '[G4] handing on an item that was used in this unit',
    { code: 'item-busy', item: '01' },
    () => [after(carried(), blue, use(blue)), blue, give(blue, green)],
    () => [carried(), blue, give(blue, green)],
  ],
  [
    '[G5] a use once a place, twice',
    { code: 'used-up' },
    () => [carried({}, { spent: { run: [], place: ['01 wave'] } }), blue, use(blue)],
    () => [carried({}, { spent: { run: [], place: ['02 wave'] } }), blue, use(blue)],
  ],
  [
    '[G5] [G9] a use of a lender once a run, twice',
    { code: 'used-up' },
    () => [
      position({ mission: GIFTED, spent: { run: ['ann wave'], place: [] } }),
      blue,
      use(blue, null),
    ],
    () => [
      position({ mission: GIFTED, spent: { run: ['bob wave'], place: [] } }),
      blue,
      use(blue, null),
    ],
  ],
  [
    '[G2] using an item while its condition does not hold',
    { code: 'not-usable-here' },
    () => [carried({ when: STAR }), blue, use(blue)],
    () => [carried({ when: STAR }, { tokens: ['blue-star'] }), blue, use(blue)],
  ],
  [
    '[G10] healing while nobody is hurt',
    { code: 'nobody-needs-it' },
    () => [carried(HEAL), blue, use(blue)],
    () => [carried(HEAL, wounded(green)), blue, use(blue)],
  ],
  [
    '[G2] using an item where its lender does not stand',
    { code: 'not-usable-here' },
    () => [
      carried({ when: { is: 'lender', lender: 'bob' } }, standing(green, 'C')),
      blue,
      use(blue),
    ],
    () => [
      carried({ when: { is: 'lender', lender: 'bob' } }, standing(green, 'B')),
      blue,
      use(blue),
    ],
  ],
];

test.each(LIMITS)('refused: %s', (_rule, why, refused) => {
  expect(rulingFor(refused())).toEqual({ ok: false, why });
});

test.each(LIMITS)('allowed, beside it: %s', (_rule, _why, _refused, allowed) => {
  expect(rulingFor(allowed())).toMatchObject({ ok: true });
});
