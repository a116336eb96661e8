import { chances } from '../../../kit/random';
import { type Seat } from '../../../kit/seat';
import { rulingOn } from '../../game';
import { missionOf } from '../mission/shelf';
import { timeStories } from './game';
import type { State, View } from './state';
import { explored } from './testing/explorer';

/** All steps are kept in memory, so there are few matches of each party. */
const MATCHES = Math.max(2, Math.ceil(Number(process.env.MATCHES ?? 0) / 500));
const TEAMS = [
  [1, 2],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, null],
  [4, null],
] as const;
const played = TEAMS.flatMap(([count, agents]) =>
  Array.from({ length: MATCHES }, (_, seed) => explored(count, seed, { agents })),
);
const steps = played.flatMap(it => it.steps);

const standsOn = (state: State, seat: Seat, card: string): boolean =>
  state.figures.some(figure => {
    const agent = state.agents[figure];
    return agent?.by.includes(seat) && agent.vortex === null && agent.at === card;
  });

test('[V1] [V2] [V3] nothing of a front reaches a seat whose agent does not stand there', () => {
  steps.forEach(({ after }) => {
    after.seats.forEach(seat => {
      const view = timeStories.view(after, seat);
      expect(Object.keys(view.fronts).filter(card => !standsOn(after, seat, card))).toEqual([]);
      const hidden = view.tests.filter(it => !standsOn(after, seat, it.card));
      expect(hidden.map(({ act }) => act).join('')).toBe('');
      const asked = view.asked?.agent;
      expect(asked === undefined || after.agents[asked]?.by.includes(seat)).toBe(true);
    });
  });
});

test('[V1] [V4] the table sees no front, no question and no secret', () => {
  steps.forEach(({ after }) => {
    const view = timeStories.view(after, 'board');
    expect([view.fronts, view.asked, 'secret' in view]).toEqual([{}, null, false]);
  });
});

/** Options and texts of fronts. */
const FRONT_WORDS = ['shoo', 'feed', 'code'];

test('[V4] [V5] no view and no event says a word of a front to those who do not stand there', () => {
  steps.forEach(({ after, events }) => {
    const heard = JSON.stringify([
      timeStories.view(after, 'board'),
      timeStories.eventsFor('board', events, after),
    ]);
    expect(FRONT_WORDS.filter(word => heard.includes(`"${word}"`))).toEqual([]);
  });
});

test('[V5] a text reaches only its readers', () => {
  const texts = steps.flatMap(({ after, events }) =>
    after.seats.flatMap(seat =>
      timeStories
        .eventsFor(seat, events, after)
        .flatMap(event => (event.type === 'text' ? [{ seat, event }] : [])),
    ),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ seat, event }) => !event.readers.includes(seat))).toEqual([]);
});

test('[U7] [E2] a run always ends, and its units never grow but by effects', () => {
  played.forEach(({ state }) => expect(timeStories.result(state)).toBeDefined());
  steps.forEach(({ before, after }) => {
    const isNew = after.run > before.run || after.phase.name === 'base';
    const gained = after.units - before.units;
    expect(isNew || gained <= 2).toBe(true);
  });
});

test('[E4] exactly the marked items that somebody carried are kept', () => {
  const ended = steps.filter(it => it.events.some(({ type }) => type === 'run-ended'));
  expect(ended.length).toBeGreaterThan(0);
  ended.forEach(({ after }) => {
    const { items } = missionOf(after.options.mission);
    const carried = after.figures.flatMap(it => after.agents[it]?.items ?? []);
    const kept = after.kept.items.map(({ item }) => item);
    expect(kept).toEqual(carried.filter(item => items[item]?.keep));
  });
});

test('[V6] a refusal depends only on what the seat sees', () => {
  const other = { type: 'roll', agent: 'blue' as Seat, act: 'test', spend: null } as const;
  steps.forEach(({ after }) => {
    const view = timeStories.view(after, 'blue' as Seat);
    const why = timeStories.whyNot(view, other, { seat: 'blue' as Seat, at: 0, finger: 0 });
    const { at } = after.agents['blue' as Seat]!;
    expect(why !== undefined || (at !== null && at in view.fronts)).toBe(true);
  });
});

test('[V7] every offer is allowed, and none is offered twice', () => {
  steps
    .filter((_, n) => n % 17 === 0)
    .forEach(({ after }) => {
      after.seats.forEach(seat => {
        const view: View = timeStories.view(after, seat);
        const offers = timeStories
          .offers(view, seat, 0)
          .map(({ action }) => JSON.stringify(action));
        expect(new Set(offers).size).toBe(offers.length);
        timeStories.offers(view, seat, 0).forEach(({ action }) => {
          const context = { seat, at: 0, finger: 0 };
          expect(rulingOn(timeStories, after, action, context, chances(1)).ok).toBe(true);
        });
      });
    });
});

test('[V8] a kept state decodes to the same state', () => {
  steps
    .filter((_, n) => n % 7 === 0)
    .forEach(({ after }) => {
      const kept: unknown = JSON.parse(JSON.stringify(after));
      expect(timeStories.state(kept)).toEqual({ ok: true, value: after });
    });
});

test('[V8] the same log leads to the same bytes', () => {
  const [one, other] = [explored(4, 3), explored(4, 3)];
  expect(JSON.stringify(other.state)).toBe(JSON.stringify(one.state));
  expect(one.steps.length).toBeGreaterThan(50);
});

test('[V9] the table waits for seats that can act, until it is over', () => {
  steps.forEach(({ before }) => {
    const waiting = timeStories.waitingFor(timeStories.view(before, 'board'));
    expect(waiting.length).toBeGreaterThan(0);
    const canAct = waiting.filter(
      seat => timeStories.offers(timeStories.view(before, seat), seat, 0).length > 0,
    );
    expect(canAct).toEqual(waiting);
  });
  played.forEach(({ state }) => {
    expect(timeStories.waitingFor(timeStories.view(state, 'board'))).toEqual([]);
  });
});
