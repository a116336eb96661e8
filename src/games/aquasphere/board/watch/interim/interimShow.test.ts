import { seatsCalled } from '@/kit/seat';
import { playedMatch } from '../../testing/playedMatch';
import { type InterimShow, showAfter, showIn } from './interimShow';
import { counterAt, layersOf, levelOf } from './layers';
import { SCORING_STEPS } from './scoringSteps';
import { tubeScale } from './tubeScale';

const match = playedMatch(4, 'tubes');
const ALL = SCORING_STEPS.length;

/** All interim scorings of the match, as a screen gathers them. */
function gathered(): readonly InterimShow[] {
  const shows: InterimShow[] = [];
  let show: InterimShow | null = null;
  for (let entry = 1; entry <= match.entries; entry++) {
    const next: InterimShow | null = showAfter(show, match.eventsOf(entry), match.viewAfter(entry));
    if (next?.isOver && next !== show) shows.push(next);
    show = next;
  }
  return shows;
}
const shows = gathered();

test('each of the four rounds is gathered as one scoring', () => {
  expect(shows.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
});

test.each(shows)(
  'in round $round the counters move by the sum, less what a line has kept',
  show => {
    for (const seat of show.order) {
      const [from, to] = [show.before[seat] ?? 0, show.now[seat] ?? 0];
      const total = show.scores?.[seat]?.total ?? 0;
      const lost = show.lines.reduce((sum, it) => sum + (it.seat === seat ? it.lost : 0), 0);
      if (total >= 0) expect([seat, to]).toEqual([seat, from + total - lost]);
      else expect(to).toBeLessThanOrEqual(from);
    }
  },
);

test('the order is that of passing', () => {
  const passed = match.viewAfter(match.entryWith('interim', 2) - 1);
  expect(shows[1]?.order.slice(0, 3)).toEqual(passed.passed.slice(0, 3));
});

test('steps pour layers on each other, and octopods eat from the top', () => {
  const [red] = seatsCalled('red');
  const show: InterimShow = {
    round: 1,
    order: [red],
    time: {},
    scores: { [red]: { majority: 6, bots: 4, crystals: 0, octopods: -3, total: 7 } },
    before: { [red]: 10 },
    now: { [red]: 16 },
    lines: [],
    isOver: true,
  };
  expect(layersOf(show, red, 2)).toEqual([{ part: 'majority', from: 10, to: 16 }]);
  expect(layersOf(show, red, ALL)).toHaveLength(2);
  expect(levelOf(show, red, ALL)).toEqual({ top: 20, left: 17 });
  expect([counterAt(show, red, 5), counterAt(show, red, ALL)]).toEqual([10, 16]);
  const scale = tubeScale(show);
  expect(scale.y(scale.to)).toBe(0);
  expect(scale.lines).toEqual([16.5]);
});

test('a screen that comes in the middle of a scoring sees where it stands', () => {
  const entry = Array.from({ length: match.entries }, (_, n) => n).find(
    n => match.viewAfter(n).phase.name === 'points',
  );
  expect(entry).toBeDefined();
  const view = match.viewAfter(entry ?? 0);
  expect(showIn(view)).toMatchObject({ round: view.round, order: view.passed, isOver: false });
  expect(showIn(match.viewAfter(0))).toBeNull();
});
