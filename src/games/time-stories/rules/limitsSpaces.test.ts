/** Spaces, locks, gathering and forced starts: each act on either side of its limit. */
import {
  after,
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
import { LEAVE, type Limit, type Parts, planned, rulingFor } from './testing/limits';
import type { Phase, State } from './state';

type Mission = NonNullable<Parts['mission']>;
const cards = (C: object, more: object = {}): Mission => ({ cards: { C, ...more } });
const locked = (...locks: object[]): Mission => cards({ locks });
const ALL = { lock: 'all' };
const FORBIDDEN = { lock: 'forbidden' };
const TOKENS = { lock: 'token', tokens: ['blue-circle', 'blue-star'] };
const WITH_ITEM = { lock: 'when', when: { is: 'item', item: '01' } };
const STAR = { is: 'token', token: 'blue-star' };
const KEY = locked({ lock: 'only', lenders: ['ann', 'bob'], key: '01' });
const KEY_FOR_ALL = locked(ALL, { lock: 'only', lenders: ['ann', 'bob', 'cid', 'dot'], key: '01' });

const opening = (mission: Mission, more: Parts = {}): State => entering({ mission, ...more });
const banned = (card: string): Mission => ({ lenders: { ann: { bans: [{ cards: [card] }] } } });
const lateBanned = (card: string): Mission => ({
  ...locked(ALL),
  lenders: { dot: { bans: [{ cards: [card] }] } },
});
/** Everybody is on B, and on their way to C. */
const toC = (gathering: string | null): State => {
  const phase: Phase = { name: 'unit', isLast: false, gathering };
  const B = { acts: { fight: testCard('▢▢▢▢▢') } };
  return inUnit({ mission: cards({ locks: [ALL] }, { B }), phase });
};
const holding = (parts: object = {}, isLocked = true, more: Parts = {}): Parts => ({
  mission: { cards: { B: { acts: { fight: testCard('☠', { locked: isLocked, ...parts }) } } } },
  tests: [{ card: 'B', act: 'fight', shields: ['skull'], isLocked, rolledBy: [] }],
  ...more,
});
const held = (card: string): State =>
  inUnit({
    mission: cards({ locks: [ALL] }, { D: { acts: { fight: testCard('☠', { locked: true }) } } }),
    tests: [{ card: 'D', act: 'fight', shields: ['skull'], isLocked: true, rolledBy: [] }],
    agents: { green: { at: card } },
  });
const BOTH_START: Mission = cards({ starts: [{}] }, { D: { starts: [{}] } });
const twoPlaced = (mission: Mission): State =>
  opening(mission, { agents: { blue: { at: 'B' }, green: { at: 'B' } } });
const BOB_STARTS = { lender: 'bob', when: STAR };
const URGENT: Mission = cards({ starts: [{ priority: 2 }] }, { B: { starts: [{ priority: 3 }] } });

const LIMITS: Limit[] = [
  [
    '[K1] a card of another place',
    { code: 'no-such-card' },
    () => [entering(), blue, enter(blue, 'tB')],
    () => [entering({ place: 'there' }), blue, enter(blue, 'tB')],
  ],
  [
    '[K1] card A',
    { code: 'no-such-card' },
    () => [inUnit(), blue, move(blue, 'A')],
    () => [inUnit(), blue, move(blue, 'C')],
  ],
  [
    '[K1] the card of a beaten opponent',
    { code: 'no-such-card' },
    () => [inUnit({ gone: ['C'] }), blue, move(blue, 'C')],
    () => [inUnit({ gone: ['D'] }), blue, move(blue, 'C')],
  ],
  [
    '[U3] moving to where the agent stands',
    { code: 'already-there' },
    () => [inUnit(), blue, move(blue, 'B')],
    () => [inUnit({ agents: { blue: { at: 'C' } } }), blue, move(blue, 'B')],
  ],
  [
    '[L2] placing a figure twice',
    { code: 'already-placed' },
    () => [entering({ agents: { blue: { at: 'B' } } }), blue, enter(blue, 'C')],
    () => [entering({ agents: { green: { at: 'B' } } }), blue, enter(blue, 'C')],
  ],
  [
    '[K6] a forbidden card',
    { code: 'forbidden' },
    () => [opening(locked(FORBIDDEN)), blue, enter(blue, 'C')],
    () => [opening(locked(FORBIDDEN), { allowed: ['C'] }), blue, enter(blue, 'C')],
  ],
  [
    '[K6] a card that an effect forbids',
    { code: 'forbidden' },
    () => [inUnit({ forbidden: ['C'] }), blue, move(blue, 'C')],
    () => [inUnit({ forbidden: ['D'] }), blue, move(blue, 'C')],
  ],
  [
    '[L6] a forbidden card for another than the lender who must start there',
    { code: 'forbidden' },
    () => [
      opening(cards({ locks: [FORBIDDEN], starts: [{ lender: 'bob' }] })),
      blue,
      enter(blue, 'C'),
    ],
    () => [
      opening(cards({ locks: [FORBIDDEN], starts: [{ lender: 'ann' }] })),
      blue,
      enter(blue, 'C'),
    ],
  ],
  [
    '[L6] a forbidden card for a second agent',
    { code: 'forbidden' },
    () => [
      opening(cards({ locks: [FORBIDDEN], starts: [{}] }), { agents: { blue: { at: 'C' } } }),
      green,
      enter(green, 'C'),
    ],
    () => [opening(cards({ locks: [FORBIDDEN], starts: [{}] })), green, enter(green, 'C')],
  ],
  [
    '[K2] one token of two',
    { code: 'needs-token', token: 'blue-star' },
    () => [opening(locked(TOKENS), { tokens: ['blue-circle'] }), blue, enter(blue, 'C')],
    () => [
      opening(locked(TOKENS), { tokens: ['blue-circle', 'blue-star'] }),
      blue,
      enter(blue, 'C'),
    ],
  ],
  [
    '[K4] a lender who is not among those let in',
    { code: 'only-these', lenders: ['bob'] },
    () => [opening(locked({ lock: 'only', lenders: ['bob'] })), blue, enter(blue, 'C')],
    () => [opening(locked({ lock: 'only', lenders: ['bob'] })), green, enter(green, 'C')],
  ],
  [
    '[K4] a lender who is kept out',
    { code: 'not-these', lenders: ['ann'] },
    () => [opening(locked({ lock: 'not', lenders: ['ann'] })), blue, enter(blue, 'C')],
    () => [opening(locked({ lock: 'not', lenders: ['ann'] })), green, enter(green, 'C')],
  ],
  [
    '[K5] without the key',
    { code: 'needs-key', item: '01' },
    () => [opening(KEY, { agents: { blue: { items: ['02'] } } }), blue, enter(blue, 'C')],
    () => [opening(KEY, { agents: { blue: { items: ['01'] } } }), blue, enter(blue, 'C')],
  ],
  [
    '[K5] with the key there, in the hands of another lender',
    { code: 'needs-key', item: '01' },
    () => [opening(KEY, { agents: { pink: { items: ['01'], at: 'C' } } }), blue, enter(blue, 'C')],
    () => [opening(KEY, { agents: { green: { items: ['01'], at: 'C' } } }), blue, enter(blue, 'C')],
  ],
  [
    '[D6] [K5] with the key elsewhere, and its lender not in the vortex',
    { code: 'needs-key', item: '01' },
    () => [inUnit({ mission: KEY, agents: { green: { items: ['01'] } } }), blue, move(blue, 'C')],
    () => [
      inUnit({ mission: KEY, agents: { green: { items: ['01'], at: null, vortex: 3 } } }),
      blue,
      move(blue, 'C'),
    ],
  ],
  [
    '[K7] with the item on another space',
    { code: 'lock-closed' },
    () => [
      inUnit({ mission: locked(WITH_ITEM), agents: { green: { items: ['01'] } } }),
      blue,
      move(blue, 'C'),
    ],
    () => [
      inUnit({ mission: locked(WITH_ITEM), agents: { green: { items: ['01'], at: 'C' } } }),
      blue,
      move(blue, 'C'),
    ],
  ],
  [
    '[K8] a ban from this card',
    { code: 'banned' },
    () => [opening(banned('C'), { allowed: ['C'] }), blue, enter(blue, 'C')],
    () => [opening(banned('D'), { allowed: ['C'] }), blue, enter(blue, 'C')],
  ],

  [
    '[K3] at lay-out, after somebody has gone elsewhere',
    { code: 'all-or-none' },
    () => [opening(locked(ALL), { agents: { green: { at: 'B' } } }), blue, enter(blue, 'C')],
    () => [opening(locked(ALL), { agents: { green: { at: 'C' } } }), blue, enter(blue, 'C')],
  ],
  [
    '[K10] [K8] at lay-out, if a ban keeps one of the others out',
    { code: 'all-or-none' },
    () => [opening(lateBanned('C')), blue, enter(blue, 'C')],
    () => [opening(lateBanned('D')), blue, enter(blue, 'C')],
  ],
  [
    '[K3] in a unit in which somebody has acted',
    { code: 'all-or-none' },
    () => [
      inUnit({ mission: locked(ALL), agents: { green: { done: 'rested' } } }),
      blue,
      move(blue, 'C'),
    ],
    () => [
      inUnit({ mission: locked(ALL), agents: { green: { done: 'moved', at: 'C' } } }),
      blue,
      move(blue, 'C'),
    ],
  ],
  [
    '[K3] [T12] while a locked test holds one of the others',
    { code: 'all-or-none' },
    () => [held('D'), blue, move(blue, 'C')],
    () => [held('B'), blue, move(blue, 'C')],
  ],
  [
    '[K10] [K5] all together, without the key in the hands of the first',
    { code: 'needs-key', item: '01' },
    () => [
      inUnit({ mission: KEY_FOR_ALL, agents: { green: { items: ['01'] } } }),
      blue,
      move(blue, 'C'),
    ],
    () => [
      inUnit({ mission: KEY_FOR_ALL, agents: { blue: { items: ['01'] } } }),
      blue,
      move(blue, 'C'),
    ],
  ],
  [
    '[K3] at lay-out, elsewhere than the others',
    { code: 'gather', card: 'C' },
    () => [after(opening(locked(ALL)), blue, enter(blue, 'C')), green, enter(green, 'B')],
    () => [after(opening(locked(ALL)), blue, enter(blue, 'C')), green, enter(green, 'C')],
  ],
  [
    '[K3] in a unit, elsewhere than the others',
    { code: 'gather', card: 'C' },
    () => [toC('C'), blue, move(blue, 'D')],
    () => [toC('C'), blue, move(blue, 'C')],
  ],
  [
    '[K3] resting while all move in',
    { code: 'gather', card: 'C' },
    () => [toC('C'), blue, rest(blue)],
    () => [toC(null), blue, rest(blue)],
  ],
  [
    '[K3] rolling while all move in',
    { code: 'gather', card: 'C' },
    () => [toC('C'), blue, roll(blue)],
    () => [toC(null), blue, roll(blue)],
  ],

  [
    '[L5] elsewhere, with as many agents left as cards where somebody has to start',
    { code: 'must-start', cards: ['C', 'D'] },
    () => [twoPlaced(BOTH_START), pink, enter(pink, 'B')],
    () => [opening(BOTH_START), pink, enter(pink, 'B')],
  ],
  [
    '[L6] elsewhere, for a lender who must start on a card',
    { code: 'must-start', cards: ['C'] },
    () => [
      opening(cards({ starts: [BOB_STARTS] }), { tokens: ['blue-star'] }),
      green,
      enter(green, 'B'),
    ],
    () => [opening(cards({ starts: [BOB_STARTS] })), green, enter(green, 'B')],
  ],
  [
    '[L7] a less urgent card, with too few agents for all of them',
    { code: 'must-start', cards: ['C'] },
    () => [
      opening(URGENT, { seatCount: 1, agentCount: 2, agents: { green: { at: 'D' } } }),
      blue,
      enter(blue, 'B'),
    ],
    () => [opening(URGENT, { seatCount: 1, agentCount: 2 }), blue, enter(blue, 'B')],
  ],
  [
    '[K9] elsewhere, although an agent may start where somebody has to',
    { code: 'must-start', cards: ['C'] },
    () => [
      opening(cards({ starts: [{}], locks: [TOKENS] }), {
        tokens: ['blue-circle', 'blue-star'],
        seatCount: 1,
        agentCount: 2,
        agents: { green: { at: 'D' } },
      }),
      blue,
      enter(blue, 'B'),
    ],
    () => [
      opening(cards({ starts: [{}], locks: [TOKENS] }), {
        tokens: ['blue-circle'],
        seatCount: 1,
        agentCount: 2,
        agents: { green: { at: 'D' } },
      }),
      blue,
      enter(blue, 'B'),
    ],
  ],
  [
    '[K10] [L5] where all go together, while somebody has to start elsewhere',
    { code: 'must-start', cards: ['D'] },
    () => [opening(cards({ locks: [ALL] }, { D: { starts: [{}] } })), blue, enter(blue, 'C')],
    () => [opening(cards({ locks: [ALL], starts: [{}] })), blue, enter(blue, 'C')],
  ],
  [
    '[K10] [L5] elsewhere, while somebody has to start where all go together',
    { code: 'must-start', cards: ['C'] },
    () => [opening(cards({ locks: [ALL], starts: [{}] })), blue, enter(blue, 'B')],
    () => [opening(cards({ locks: [ALL], starts: [{}] })), blue, enter(blue, 'C')],
  ],

  [
    '[T12] moving away from a locked test',
    { code: 'locked-in', card: 'B' },
    () => [inUnit(holding()), blue, move(blue, 'C')],
    () => [inUnit(holding({}, false)), blue, move(blue, 'C')],
  ],
  [
    '[T12] moving away from a locked test without being exempt',
    { code: 'locked-in', card: 'B' },
    () => [inUnit(holding({ exempt: ['bob'] })), blue, move(blue, 'C')],
    () => [inUnit(holding({ exempt: ['ann'] })), blue, move(blue, 'C')],
  ],
  [
    '[T12] stating to move away from a locked test',
    { code: 'locked-in', card: 'B' },
    () => [position(holding()), blue, planned(blue, 'C')],
    () => [position(holding({}, false)), blue, planned(blue, 'C')],
  ],
  [
    '[T12] leaving the place while a locked test holds an agent',
    { code: 'locked-in', card: 'B' },
    () => [position(holding({ exempt: ['ann', 'bob', 'cid'] })), yellow, LEAVE],
    () => [position(holding({ exempt: ['ann', 'bob', 'cid', 'dot'] })), yellow, LEAVE],
  ],
];

test.each(LIMITS)('refused: %s', (_rule, why, refused) => {
  expect(rulingFor(refused())).toEqual({ ok: false, why });
});

test.each(LIMITS)('allowed, beside it: %s', (_rule, _why, _refused, allowed) => {
  expect(rulingFor(allowed())).toMatchObject({ ok: true });
});
