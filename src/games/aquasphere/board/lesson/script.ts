/** A lesson as a script: acts of both seats in a fixed order, and where the learner has come to. */
import { dealChances, seedOf } from '@/kit/chance';
import { isSameAct } from '@/ui/lesson/steps';
import type { Action } from '../../rules/actions';
import { LETTERS, START } from '../../rules/components';
import { rulebook } from '../../rules/rulebook';
import type { Seen } from '../../rules/state';
import type { Course, ScriptedAct, Step } from './course';

export type Script = {
  /** All acts, those laid before the lesson first. */
  readonly acts: readonly ScriptedAct[];
  /** For each step, the number of acts before it and after it. */
  readonly spans: readonly { readonly from: number; readonly to: number }[];
  /** What everybody sees before each act, and after the last. */
  readonly sights: readonly string[];
};

export function scriptOf(course: Course): Script {
  const { acts, spans } = planned(course);
  return { acts, spans, sights: sightsOf(course, acts) };
}

function planned({ laid, steps }: Course): Pick<Script, 'acts' | 'spans'> {
  const acts = [...laid];
  const spans = steps.map(step => {
    const from = acts.length;
    if (step.do === 'act') acts.push(...step.acts, ...(step.replies ?? []));
    return { from, to: acts.length };
  });
  return { acts, spans };
}

function sightsOf(course: Course, acts: readonly ScriptedAct[]): readonly string[] {
  let state = dealtFor(course);
  return [
    sightOf(state),
    ...acts.map(({ by, action }) => {
      const seat = state.seats[by === 'learner' ? 0 : 1] ?? state.turn;
      const context = { seat, at: 0, finger: 0 };
      const ruling = rulebook.apply(state, action, context, () => 0);
      if (ruling.ok) state = ruling.state;
      return sightOf(state);
    }),
  ];
}

/** The deal of a lesson is the same everywhere. */
export function dealtFor({ deal: { places, options, seed } }: Course) {
  const [seats, read] = [rulebook.places(places), rulebook.options(options)];
  if (!seats || !read.ok) throw new Error('no such table');
  return rulebook.setup({ seats, options: read.value, chances: dealChances(seedOf(seed)) });
}

/** What changes with every act. */
const sightOf = ({ seats, players, sectors, turn, phase, due, round, passed }: Seen): string =>
  JSON.stringify([
    round,
    turn,
    phase.name,
    passed,
    due.map(({ name }) => name),
    seats.map(seat => {
      const { stock, time, crystals, points, submarines, ...own } = players[seat] ?? NOBODY;
      const { programmed, engineer, scientist, cards, expansions } = own;
      const { sector, task } = scientist;
      const counts = [stock, time, crystals, points, submarines];
      return [counts, programmed, engineer, sector, task, cards, expansions];
    }),
    LETTERS.map(letter => sectors[letter].control),
  ]);

const NOBODY = {
  stock: 0,
  time: 0,
  crystals: 0,
  points: 0,
  submarines: 0,
  programmed: [],
  engineer: START,
  scientist: { sector: '', task: '' },
  cards: [],
  expansions: [],
};

/** How many acts of the script have been done; -1: the match has left it. */
export const doneBy = ({ sights }: Script, view: Seen): number => sights.indexOf(sightOf(view));

type Reached = { readonly at: number; readonly done: number; readonly view: Seen };

/** The step to show: on from what is done, and back to an act that was taken back. */
export function stepReached(
  { steps }: Course,
  { spans }: Script,
  { at, done, view }: Reached,
): number {
  const undone = spans.findIndex(({ to }) => to > done);
  if (done >= 0 && (spans[at]?.from ?? 0) > done) return undone;
  const next = steps.findIndex(
    (step, n) => n >= at && !isOver(step, spans[n]?.to ?? 0, done, view),
  );
  return next < 0 ? steps.length - 1 : next;
}

function isOver({ do: what }: Step, to: number, done: number, { round }: Seen): boolean {
  if (what === 'line' || what === 'play') return round > 1;
  return what === 'act' && (done < 0 || to <= done);
}

/** The table stands as the lesson needs it. */
export const isLaid = ({ laid }: Course, done: number): boolean => done < 0 || done >= laid.length;

/** The learner may do what is taught; at a red line, and after the lesson, whatever the rules allow. */
export function isAllowed(step: Step, next: ScriptedAct | undefined, action: Action): boolean {
  if (step.do === 'play' || step.do === 'end') return true;
  if (step.do === 'line') return action.type === 'cross' || action.type === 'stop';
  return step.do === 'act' && next?.by === 'learner' && isSameAct(next.action, action);
}

/** The act that comes next, by either seat; undefined between acts, or off the script. */
export const nextAct = ({ acts }: Script, done: number): ScriptedAct | undefined =>
  done < 0 ? undefined : acts[done];

/** The acts of the learner that are left of this step. */
export const ownActs = (step: Step, left: number): readonly Action[] => {
  if (step.do !== 'act') return [];
  const theirs = step.replies?.length ?? 0;
  return step.acts.slice(Math.max(0, step.acts.length - (left - theirs))).map(it => it.action);
};
