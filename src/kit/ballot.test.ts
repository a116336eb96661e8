import { byAll, byMajority, castVote, openBallot } from './ballot';
import { type Seat, seatsCalled } from './seat';

const [red, green, blue, purple] = seatsCalled('red', 'green', 'blue', 'purple');
const ALL = [red, green, blue, purple];

/** Red proposes, then these vote. */
const voted = (...votes: [Seat, boolean][]) =>
  votes.reduce((ballot, [seat, agrees]) => castVote(ballot, seat, agrees), openBallot('go', red));

test('the seat that proposes agrees, and the proposal stays what it is', () => {
  expect(voted([green, false])).toEqual({
    proposal: 'go',
    by: red,
    votes: { red: true, green: false },
  });
});

test.each([
  ['as long as a vote is missing', voted([green, true], [blue, true]), undefined],
  ['when all agree', voted([green, true], [blue, true], [purple, true]), 'carried'],
  ['when one refuses', voted([green, false]), 'rejected'],
  ['when one comes round', voted([green, false], [green, true], [blue, true]), undefined],
])('by all, %s', (_when, ballot, decision) => {
  expect(byAll(ballot, ALL)).toBe(decision);
});

test('a vote of a seat that is not asked decides nothing', () => {
  expect(byAll(voted([purple, false]), [red])).toBe('carried');
  expect(byAll(voted([purple, true]), [red, green])).toBeUndefined();
  expect(byMajority(voted([blue, true], [purple, true]), [red, green], green)).toBeUndefined();
});

test.each([
  ['two of four agree', voted([green, true]), red, undefined],
  ['three of four agree', voted([green, true], [blue, true]), purple, 'carried'],
  ['three of four refuse', voted([green, false], [blue, false], [purple, false]), red, 'rejected'],
  [
    'of a tie the tie-breaker agreed',
    voted([green, true], [blue, false], [purple, false]),
    green,
    'carried',
  ],
  [
    'of a tie the tie-breaker refused',
    voted([green, true], [blue, false], [purple, false]),
    blue,
    'rejected',
  ],
] as const)('by majority, when %s', (_when, ballot, tieBreaker, decision) => {
  expect(byMajority(ballot, ALL, tieBreaker)).toBe(decision);
});
