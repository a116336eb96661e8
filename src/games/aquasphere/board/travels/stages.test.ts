import { of, type Seat } from '@/kit/seat';
import { sum } from '@/kit/lists';
import { playedMatch } from '../testing/playedMatch';
import { played, position, red, seen, yellow } from '../testing/position';
import type { Action } from '../../rules/actions';
import type { Seen, State } from '../../rules/state';
import type { Stage } from './stage';
import { stagesBetween } from './stages';

const match = playedMatch(4, 'travels');
const entries = Array.from({ length: match.entries }, (_, n) => n + 1);
const around = (entry: number) => [match.viewAfter(entry - 1), match.viewAfter(entry)] as const;

const said = (stages: readonly Stage[]) =>
  stages.flatMap(({ travels }) =>
    travels.map(({ piece, count, way }) =>
      [piece.what, count, ...way.map(({ at }) => at)].join(' '),
    ),
  );
const after = (start: State, ...acts: readonly Action[]) =>
  said(stagesBetween(seen(start), seen(played(start, ...acts).state)));

/** All that travels; markers and crystals that are paid just go. */
const DRAWN = [
  'scientist',
  'engineer',
  'stock',
  'programmed',
  'submarines',
  'expansions',
  'cards',
] as const;

test('after its stages every act of a match is drawn as it is', () => {
  for (const entry of entries) {
    const [from, to] = around(entry);
    const end = stagesBetween(from, to).at(-1)?.after ?? from;
    expect([entry, end.sectors]).toEqual([entry, to.sectors]);
    for (const seat of to.seats) {
      const drawn = (view: Seen) => DRAWN.map(name => of(view.players, seat)[name]);
      expect([entry, drawn(end)]).toEqual([entry, drawn(to)]);
    }
  }
});

const botsOf = (view: Seen, colour: Seat): number =>
  of(view.players, colour).stock +
  of(view.players, colour).programmed.length +
  sum(
    Object.values(view.sectors).map(
      ({ control, charging }) =>
        Number(control === colour) + charging.filter(it => it === colour).length,
    ),
  );

test('a bot that travels is drawn once: on its way', () => {
  for (const entry of entries) {
    const [from, to] = around(entry);
    // A refill shows all of it at once.
    const stages = to.round === from.round ? stagesBetween(from, to) : [];
    for (const { during, travels, after: then } of stages)
      for (const colour of to.seats) {
        const flying = travels.filter(
          ({ piece }) => piece.what === 'bot' && piece.colour === colour,
        );
        const all = botsOf(during, colour) + flying.length;
        expect([entry, all]).toEqual([entry, botsOf(then, colour)]);
      }
  }
});

test('an act moves one thing after another, in at most four stages', () => {
  for (const entry of entries) expect(stagesBetween(...around(entry)).length).toBeLessThan(5);
});

test('the engineer steps, and the bot comes out of the room', () => {
  expect(after(position({ programmed: ['time'] }), { type: 'step', room: 'b2' })).toEqual([
    'engineer 1 room room',
    'bot 1 room seat',
  ]);
});

test('a bot on its way: the scientist through the locks, the bot, the one pushed out', () => {
  expect(after(position(), { type: 'place', task: 'submarine', sector: 'D' })).toEqual([
    'scientist 1 rim rim',
    'bot 1 seat hub',
    'bot 1 hub charging',
  ]);
});

test('where the charging station overflows, those that are too many go home', () => {
  expect(after(position(), { type: 'place', task: 'submarine', sector: 'F' })).toEqual([
    'scientist 1 rim hub rim',
    'bot 1 seat hub',
    'bot 1 hub charging',
    'bot 1 charging seat',
    'bot 1 charging seat',
  ]);
});

test('goods, submarines and catches each travel to where they belong', () => {
  const work = (task: 'time' | 'crystals' | 'octopods' | 'submarine' | 'lab' | 'card') =>
    after(
      played(position({ programmed: [task], time: 3, crystals: 0, cards: [] }), {
        type: 'place',
        task,
        sector: 'D',
      }).state,
      { type: 'work' },
    );
  expect(work('crystals')).toEqual(['crystals 2 pane seat']);
  expect(work('time')).toEqual([]);
  expect(work('octopods')).toEqual(['octopods 1 pane supply']);
  expect(work('submarine')).toEqual(['submarine 1 seat pane']);
  expect(work('lab')).toEqual(['lab 1 pane seat']);
  expect(work('card')).toEqual(['cards 1 pane seat']);
});

test('somebody who passes goes to the track of those who have passed', () => {
  expect(after(position({ engineer: 'c1' }), { type: 'pass' })).toEqual(['engineer 1 room slot']);
});

test('several changes at once are shown together', () => {
  const now = seen(position());
  const later = {
    ...now,
    players: {
      ...now.players,
      [red]: { ...of(now.players, red), engineer: 'b1' as const },
      [yellow]: { ...of(now.players, yellow), engineer: 'c1' as const },
    },
  };
  expect(said(stagesBetween(now, later))).toEqual(['engineer 1 room room', 'engineer 1 room room']);
});

test('a refill comes out of the middle, all at once', () => {
  const entry = match.entryWith('refilled', 2);
  const stages = stagesBetween(...around(entry));
  expect(stages).toHaveLength(1);
  expect(said(stages).every(words => words.includes(' centre pane'))).toBe(true);
});

test('another match, or one taken back to an earlier round, is shown at once', () => {
  const [first, second] = around(match.entryWith('refilled', 2));
  expect(stagesBetween(second, first)).toEqual([]);
  const [other, ...ring] = first.ring;
  expect(stagesBetween(first, { ...second, ring: [...ring, other ?? 'A'] })).toEqual([]);
});
