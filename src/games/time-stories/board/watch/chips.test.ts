import { openBallot } from '../../../../kit/ballot';
import {
  after,
  blue,
  green,
  inUnit,
  pink,
  position,
  purse,
  rest,
  yellow,
} from '../../rules/testing/fixture';
import { chipsOf } from './chips';

const chipOf = (state: Parameters<typeof chipsOf>[0], figure: string) => {
  const found = chipsOf(state).find(it => it.figure === figure);
  if (!found) throw new Error(`no chip for ${figure}`);
  return found;
};
const LEAVING = { ...openBallot({ do: 'leave' } as const, green), at: 0 };

test('a chip shows life of the most it can be, and the die on the captain’s', () => {
  const state = position({ agents: { green: { life: 1 } } });
  expect(chipOf(state, green)).toMatchObject({ life: 1, most: 3, isCaptain: false });
  expect(
    chipsOf(state)
      .filter(it => it.isCaptain)
      .map(it => it.figure),
  ).toEqual([blue]);
});

test('votes are yes, no or still open, and the vortex has none', () => {
  const state = position({
    ballot: { ...LEAVING, votes: { ...LEAVING.votes, [blue]: false } },
    agents: { pink: { vortex: 4 } },
  });
  expect(chipsOf(state).map(({ vote }) => vote)).toEqual(['no', 'yes', 'vortex', 'open']);
});

test('without a proposal nobody has a vote', () => {
  expect(chipsOf(position()).map(({ vote }) => vote)).toEqual([null, null, null, null]);
});

test('a player with two agents has one vote and one die', () => {
  const state = position({ seatCount: 2, ballot: LEAVING });
  expect(chipsOf(state).map(({ vote }) => vote)).toEqual(['open', 'yes', null, null]);
  expect(chipsOf(state).filter(it => it.isCaptain)).toHaveLength(1);
});

test('plans show between units, deeds during one', () => {
  const said = after(position(), pink, {
    type: 'plan',
    agent: pink,
    plan: { do: 'move', card: 'C' },
  });
  expect(chipOf(said, pink)).toMatchObject({ plan: { do: 'move', card: 'C' }, isPlanning: false });
  expect(chipOf(said, yellow).isPlanning).toBe(true);
  const rested = after(inUnit(), yellow, rest(yellow));
  expect(chipOf(rested, yellow)).toMatchObject({ done: 'rested', plan: null, isPlanning: false });
});

test('a chip has what its agent carries, in the vortex, too', () => {
  const state = position({
    agents: {
      blue: { purse: purse({ brown: 2, yellow: 1 }) },
      pink: { vortex: 4, purse: purse({ blue: 1 }) },
    },
  });
  expect(chipOf(state, blue).purse).toEqual([
    { resource: 'yellow', many: 1 },
    { resource: 'brown', many: 2 },
  ]);
  expect(chipOf(state, pink).purse).toEqual([{ resource: 'blue', many: 1 }]);
  expect(chipOf(state, green).purse).toEqual([]);
});
