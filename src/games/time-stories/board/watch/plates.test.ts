import {
  agreed,
  blue,
  entering,
  falling,
  inUnit,
  played,
  position,
  roll,
  testCard,
} from '../../rules/testing/fixture';
import { type FallenShields, shieldGroups, withFallen } from './fallenShields';
import { platesOf } from './plates';

const NONE: FallenShields = {};
const LOCKED = {
  cards: {
    B: { acts: { fight: testCard('▢▢☠') } },
    C: { locks: [{ lock: 'token', tokens: ['blue-circle'] }] },
    D: {
      locks: [
        {
          lock: 'when',
          when: {
            is: 'or',
            any: [
              { is: 'item', item: '01' },
              { is: 'token', token: 'blue-star' },
            ],
          },
        },
      ],
    },
  },
};

const plateAt = (state: Parameters<typeof platesOf>[0], slot: string, fallen = NONE) => {
  const found = platesOf(state, fallen).find(it => it.slot === slot);
  if (!found) throw new Error(`no picture ${slot}`);
  return found;
};

test('card A has no picture, and every other card has a plate', () => {
  expect(platesOf(position(), NONE).map(({ slot }) => slot)).toEqual(['B', 'C', 'D']);
});

test('a lock shows its token, and is open once the team has it', () => {
  const [shut] = plateAt(position({ mission: LOCKED }), 'C').locks;
  expect(shut).toEqual({
    isEither: false,
    signs: [{ kind: 'token', token: 'blue-circle', isMet: false }],
  });
  const [open] = plateAt(position({ mission: LOCKED, tokens: ['blue-circle'] }), 'C').locks;
  expect(open?.signs[0]?.isMet).toBe(true);
});

test('a lock with a choice of keys shows both, and the one that the team carries', () => {
  const state = position({ mission: LOCKED, agents: { blue: { items: ['01'] } } });
  const [lock] = plateAt(state, 'D').locks;
  expect(lock).toMatchObject({
    isEither: true,
    signs: [
      { kind: 'item', item: '01', isMet: true },
      { kind: 'token', isMet: false },
    ],
  });
});

test('a forbidden card shows it until it is allowed', () => {
  const mission = { cards: { C: { locks: [{ lock: 'forbidden' }] } } };
  const signOf = (allowed: readonly string[]) =>
    plateAt(position({ mission, allowed }), 'C').locks[0]?.signs[0];
  expect(signOf([])).toEqual({ kind: 'forbidden', isMet: false });
  expect(signOf(['C'])).toEqual({ kind: 'forbidden', isMet: true });
});

test('before a test begins its shields are not shown', () => {
  expect(plateAt(inUnit({ mission: LOCKED }), 'B').test).toBeNull();
});

test('after a roll the fallen shields are remembered beside those that stand', () => {
  const before = inUnit({ mission: LOCKED });
  const ruling = played(before, blue, roll(blue), falling('hit', 'blank'));
  const fallen = withFallen(NONE, ruling.events, ruling.state);
  expect(plateAt(ruling.state, 'B', fallen).test).toMatchObject({
    fallen: ['blank'],
    left: ['blank', 'skull'],
  });
});

test('a won test leaves nothing to remember, and so does leaving the place', () => {
  const before = inUnit({ mission: LOCKED });
  const won = played(before, blue, roll(blue), falling('double', 'double'));
  expect(withFallen({ B: ['blank'] }, won.events, won.state)).toEqual({});
  const left = agreed(position({ mission: LOCKED }), { do: 'leave' });
  expect(withFallen({ B: ['blank'] }, [{ type: 'left', place: 'here' }], left)).toEqual({});
});

test('a card that needs somebody at the start says so, and a fleeting one only while figures enter', () => {
  const mission = { cards: { C: { starts: [{ priority: 1 }] }, D: { fleeting: true } } };
  expect(plateAt(entering({ mission }), 'C').mustStart).toBe(true);
  expect(plateAt(entering({ mission }), 'B').mustStart).toBe(false);
  expect(plateAt(entering({ mission }), 'D').isFleeting).toBe(true);
  expect(plateAt(position({ mission }), 'D').isFleeting).toBe(false);
});

test('a card is read once anybody has read it, in any run', () => {
  const state = position({ read: { C: [blue] } });
  expect(platesOf(state, NONE).map(it => it.isRead)).toEqual([false, true, false]);
});

test('more than six shields are grouped by kind', () => {
  const many = Array.from({ length: 6 }, () => 'blank' as const);
  expect(shieldGroups([...many, 'skull'], 6)).toEqual([
    { shield: 'blank', count: 6 },
    { shield: 'skull', count: 1 },
  ]);
  expect(shieldGroups(many, 6)).toHaveLength(6);
});

test('the figures that stand on a card are named on its plate', () => {
  const state = inUnit({ mission: LOCKED, agents: { blue: { at: 'C' } } });
  expect(plateAt(state, 'C').here).toEqual([blue]);
  expect(plateAt(state, 'D').here).toEqual([]);
});
