/** Whole missions, played by explorers at one to four seats; every view and event is read. */
import { chances, chanceOf, shuffled } from '../../../kit/random';
import type { Seat } from '../../../kit/seat';
import { rulingOn, type Viewer } from '../../game';
import { missionOf } from '../mission/shelf';
import { MISSIONS } from '../missions/missions';
import type { Action } from './actions';
import { simulated } from './bot/simulated';
import { timeStories } from './game';
import { agentOf } from './lookup';
import type { State } from './state';
import { type Expedition, type ExpeditionStep, explored, firstState } from './testing/expedition';
import { marked } from './testing/marked';

/** An expedition takes three times as long as a match of another game. */
const MATCHES = Math.ceil(Number(process.env.MATCHES ?? 180) / 3);
/** Every sixth match plays the long mission. */
const LONG = 6;
const [FIRST_HOUR, DAY_BEFORE] = MISSIONS.map(it => simulated(marked(it)));
const TEAMS = [
  { players: 1, agents: 2 },
  { players: 2, agents: 4 },
  { players: 3, agents: 3 },
  { players: 4, agents: 4 },
  { players: 1, agents: 4 },
] as const;

function planned(n: number): Expedition {
  const mission = (n % LONG === 0 ? DAY_BEFORE : FIRST_HOUR)!;
  const { players, agents } = TEAMS[n % TEAMS.length]!;
  const seed = `expedition ${n}`;
  const lenders = shuffled(Object.keys(mission.lenders), chances(chanceOf(seed)));
  const runs = n % LONG === 0 ? 4 : 6;
  return { mission: mission.id, players, party: lenders.slice(0, agents), seed, runs };
}

const standsOn = (state: State, viewer: Viewer, card: string): boolean =>
  state.figures.some(figure => {
    const { by, vortex, at } = agentOf(state, figure);
    return by.includes(viewer as Seat) && vortex === null && at === card;
  });

const MARK = /front:([^:"]+):/g;

/** Cards whose fronts are named in it, although the viewer did not stand there. */
const leaksIn = (thing: unknown, stood: (card: string) => boolean): readonly string[] => {
  const cards = [...JSON.stringify(thing).matchAll(MARK)].map(([, card = '']) => card);
  return [...new Set(cards)].filter(card => !stood(card));
};

/** An agent may come, read and fall asleep within one act. */
const cameTo = ({ after, events }: ExpeditionStep, viewer: Viewer, card: string): boolean =>
  events.some(
    it =>
      (it.type === 'entered' || it.type === 'moved') &&
      it.card === card &&
      agentOf(after, it.agent).by.includes(viewer as Seat),
  );

function leaksOf(step: ExpeditionStep): readonly string[] {
  const { before, after, events } = step;
  const viewers: readonly Viewer[] = [...after.seats, 'board'];
  return viewers.flatMap(viewer => {
    const view = timeStories.view(after, viewer);
    const seen = timeStories.eventsFor(viewer, events, after);
    const foreign = Object.keys(view.fronts).filter(card => !standsOn(after, viewer, card));
    return [
      ...foreign,
      ...('secret' in view ? ['secret'] : []),
      ...leaksIn(view, card => standsOn(after, viewer, card)),
      ...leaksIn(
        seen,
        card =>
          [before, after].some(it => standsOn(it, viewer, card)) || cameTo(step, viewer, card),
      ),
    ].map(it => `${viewer} sees ${it}`);
  });
}

const seen = { success: 0, failure: 0, fronts: 0, kept: 0, runs: 0 };

function checkKept({ before, after, events }: ExpeditionStep): void {
  if (!events.some(({ type }) => type === 'run-ended')) return;
  const { items } = missionOf(after.options.mission);
  const carried = after.figures.flatMap(it => agentOf(after, it).items);
  const stays = (item: string) => items[item]?.keep || after.marked.items.includes(item);
  const kept = after.kept.items.map(({ item }) => item);
  expect(kept).toEqual(carried.filter(stays));
  expect(after.runs.length).toBe(before.runs.length + 1);
  seen.kept += kept.length;
  seen.runs++;
}

test('[V1] [V4] [V5] [E1] [E2] [E4] in any mission no front leaks, every run ends, and marked things stay', () => {
  for (let n = 1; n <= MATCHES; n++) {
    const plan = planned(n);
    const end = explored(plan, step => {
      const leaks = leaksOf(step);
      if (leaks.length > 0) throw new Error(`${plan.seed}: ${leaks.join()}`);
      checkKept(step);
      seen.fronts += Object.keys(timeStories.view(step.after, step.seat).fronts).length;
    });
    const won = timeStories.result(end) !== undefined;
    expect(won || end.runs.length === plan.runs).toBe(true);
    seen[won ? 'success' : 'failure']++;
  }
  expect(seen.success / MATCHES).toBeGreaterThan(0.6);
  expect(seen.runs).toBeGreaterThan(MATCHES);
  expect([seen.fronts > MATCHES * 50, seen.kept > 0]).toEqual([true, true]);
});

test('[V8] the same acts lead to the same bytes, and a kept state decodes to the same state', () => {
  for (const n of [LONG, 3, 4]) {
    const plan = planned(n);
    const log: { seat: Seat; action: Action }[] = [];
    const end = explored(plan, ({ seat, action, after }) => {
      log.push({ seat, action });
      if (log.length % 25 > 0) return;
      const kept: unknown = JSON.parse(JSON.stringify(after));
      expect(timeStories.state(kept)).toEqual({ ok: true, value: after });
      expect(timeStories.action(JSON.parse(JSON.stringify(action)))).toEqual({
        ok: true,
        value: action,
      });
    });
    const draws = chances(chanceOf(`${plan.seed} dice`));
    const again = log.reduce((state, { seat, action }, at) => {
      const ruling = rulingOn(timeStories, state, action, { seat, at, finger: at }, draws);
      if (!ruling.ok) throw new Error(JSON.stringify(ruling.why));
      return ruling.state;
    }, firstState(plan));
    expect(JSON.stringify(again)).toBe(JSON.stringify(end));
    expect(log.length).toBeGreaterThan(50);
  }
});
