/** What the screens show, derived from the view of a seat. */
import type { Seat } from '@/kit/seat';
import type { Test } from '../../mission/mission';
import type { LocationId, Resource, Shield } from '../../mission/names';
import { RESOURCES } from '../../mission/names';
import type { AgentAction, Figure } from '../../rules/actions';
import { isLiving, plays } from '../../rules/agents';
import { bonusHits, diceOf } from '../../rules/dice';
import { actOf, actsOpenTo, agentOf, lenderOf, missionIn } from '../../rules/lookup';
import { isAwaited } from '../../rules/offers';
import { holds, stockOf } from '../../rules/conditions';
import { printedShields, withShields } from '../../rules/shields';
import type { Seen, View } from '../../rules/state';
import type { Why } from '../../rules/why';
import { whyNotAgentDo } from '../../rules/whyNotAgent';
import type { MeantAct, HandState, StoriesSeatState } from './hand';

export const ownFigures = (view: Seen, seat: Seat): readonly Figure[] =>
  view.figures.filter(figure => plays(view, seat, figure));

/** An agent of this player that has something to decide or to do. */
export const hasToAct = (view: View, figure: Figure): boolean =>
  view.asking === null ? isAwaited(view, figure) : view.asking === figure;

/** The agent that the player has chosen, or the first that has something to do. */
export function shownIn({ view, seat }: StoriesSeatState, { shown }: Pick<HandState, 'shown'>) {
  const own = ownFigures(view, seat);
  if (view.asking !== null && own.includes(view.asking)) return view.asking;
  const chosen = own.find(it => it === shown);
  return chosen ?? own.find(it => hasToAct(view, it)) ?? own[0] ?? seat;
}

/** It has just been placed, or has just acted in a unit. */
export const hasJustActed = (before: View, now: View, figure: Figure): boolean =>
  (now.phase.name === 'entering' || now.phase.name === 'unit') &&
  isAwaited(before, figure) &&
  !isAwaited(now, figure);

export type OpenTest = {
  readonly act: string;
  readonly test: Test;
  readonly shields: readonly Shield[];
  readonly isBegun: boolean;
  readonly dice: number;
  readonly bonus: number;
  readonly resistance: number;
  /** Why this lender cannot roll here. */
  readonly why: Why | null;
  /** Spent for one hit more. */
  readonly helps: Resource | null;
};

/** The tests that are open where an agent stands. */
export function testsFor(view: View, figure: Figure): readonly OpenTest[] {
  const { at } = agentOf(view, figure);
  if (at === null) return [];
  return actsOpenTo(view, figure).flatMap(act => {
    const test = actOf(view, at, act);
    return test?.kind === 'test' ? [openTest(view, figure, at, act, test)] : [];
  });
}

function openTest(view: View, figure: Figure, card: LocationId, act: string, test: Test): OpenTest {
  const running = view.tests.find(it => it.card === card && it.act === act);
  const printed = printedShields(test, missionIn(view).fewer, view.figures.length);
  const due = test.changes.filter(({ when }) => holds(view, when, { agent: figure, card }));
  const shields = due.reduce((now, { kind, many }) => withShields(now, kind, many), printed);
  const { resources } = missionIn(view);
  const helps = RESOURCES.find(
    it => resources[it]?.hitOn === test.skill && stockOf(view, figure, it) > 0,
  );
  return {
    act,
    test,
    // Changes after it began are made by the roll; which were made already, only the rules know.
    shields: running?.shields ?? shields,
    isBegun: running !== undefined,
    dice: diceOf(view, figure, card, test.skill),
    bonus: bonusHits(view, figure, card, test.skill),
    resistance: lenderOf(view, figure).resistance,
    why: whyNotRollEver(view, figure, act),
    helps: helps ?? null,
  };
}

/** Asked as if the unit had been spent, so that it is known beforehand. */
function whyNotRollEver(view: View, agent: Figure, act: string): Why | null {
  const unit = { ...view, phase: { name: 'unit', isLast: false, gathering: null } as const };
  const why = whyNotAgentDo(unit, { type: 'roll', agent, act, spend: null });
  return why && LASTING.has(why.code) ? why : null;
}
const LASTING: ReadonlySet<Why['code']> = new Set(['banned', 'no-dice', 'no-such-act']);

/** What can be done on the card besides tests: deeds, and answers that are typed. */
export function actsFor(view: View, figure: Figure, kind: 'deed' | 'code'): readonly string[] {
  const { at } = agentOf(view, figure);
  if (at === null) return [];
  return actsOpenTo(view, figure).filter(act => actOf(view, at, act)?.kind === kind);
}

/** The act that an agent means to do: its plan, unless another was chosen since. */
export function meantActOf(
  view: View,
  figure: Figure,
  { aims }: Pick<HandState, 'aims'>,
): MeantAct | null {
  const { plan } = agentOf(view, figure);
  if (!plan) return null;
  const tests = testsFor(view, figure).filter(({ why }) => why === null);
  const meant = aims[figure];
  if (meant && fits(meant, tests)) return meant;
  if (plan.do !== 'test') return plan;
  const [first] = tests;
  return first ? { do: 'test', act: first.act, spends: false } : null;
}

/** Whether the table knows it as the plan of the agent. */
export function isPlanned(view: Seen, figure: Figure, aim: MeantAct): boolean {
  const { plan } = agentOf(view, figure);
  if (plan?.do === 'move') return aim.do === 'move' && aim.card === plan.card;
  return plan?.do === aim.do;
}

const fits = (aim: MeantAct, tests: readonly OpenTest[]): boolean =>
  aim.do !== 'test' || tests.some(({ act }) => act === aim.act);

/** The act that carries out what is meant, once the unit has been spent. */
export function actFor(view: View, agent: Figure, aim: MeantAct): AgentAction {
  if (aim.do === 'move') return { type: 'move', agent, card: aim.card };
  if (aim.do === 'nothing') return { type: 'rest', agent };
  const helps = testsFor(view, agent).find(({ act }) => act === aim.act)?.helps ?? null;
  const spend = aim.spends && helps ? { resource: helps, many: 1 } : null;
  return { type: 'roll', agent, act: aim.act, spend };
}

/** The agent of this player that reads the card: the one that is shown, or another that stands there. */
export const readerOf = (view: Seen, seat: Seat, card: LocationId, shown: Figure): Figure =>
  [shown, ...ownFigures(view, seat)].find(it => agentOf(view, it).at === card) ?? shown;

/** Cards of the picture: everything that lies there but card A. */
export const pictureCards = ({ laid }: Seen) => laid.filter(({ slot }) => slot !== 'A');

export const inVortex = (view: Seen, figure: Figure): boolean => !isLiving(view, figure);

/** Between two units: it will do nothing in the next one. */
export const losesUnit = (view: Seen, figure: Figure): boolean =>
  view.phase.name === 'here' && agentOf(view, figure).owes > 0;

/** Others in the vortex, whose gear anybody may use or take. */
export const asleepBeside = (view: Seen, figure: Figure): readonly Figure[] =>
  view.figures.filter(it => it !== figure && inVortex(view, it));

/** Whether the agent has or can reach anything to look at, to use or to hand on. */
export function hasGoods(view: Seen, figure: Figure): boolean {
  const { lender } = agentOf(view, figure);
  if (lender === null) return false;
  const hasUses = Object.keys(lenderOf(view, figure).uses).length > 0;
  return hasUses || [figure, ...asleepBeside(view, figure)].some(it => carries(view, it));
}

function carries(view: Seen, figure: Figure): boolean {
  const { items, purse } = agentOf(view, figure);
  return items.length > 0 || RESOURCES.some(it => purse[it] > 0);
}
