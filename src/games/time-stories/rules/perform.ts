/** Carries out one effect of the mission. */
import type { Chances } from '../../../kit/random';
import type { Seat } from '../../../kit/seat';
import { unreachable } from '../../../kit/unreachable';
import type { CardEffect } from '../mission/effect';
import type { LocationId } from '../mission/names';
import type { Figure } from './actions';
import { isLiving, plays, readersAt, withAgent } from './agents';
import { onCards } from './cardEffects';
import { changed, type Change, forEach, inTurn, unchanged } from './change';
import { holds, memoryOf } from './conditions';
import { hitsOf, thrown } from './dice';
import { runEnded } from './ending';
import { needsAll } from './explore';
import { textRead } from './fronts';
import { gained, lost } from './goods';
import { job, withJobs, withMemory, withSecret } from './jobs';
import { actOf, agentOf, locationOf, missionIn } from './lookup';
import { agentAsked, choiceAsked, choosable, meantBy, paymentAsked } from './questions';
import { withShields } from './shields';
import type { Job, State } from './state';
import { runningAt, withRunning, won } from './tests';
import { returned } from './time';
import { journeyForced } from './travel';

type Spot = Pick<Job, 'agent' | 'card'>;
type Of<Name extends CardEffect['do']> = Extract<CardEffect, { do: Name }>;

export function performed(state: State, effect: CardEffect, spot: Spot, next: Chances): Change {
  switch (effect.do) {
    case 'gain':
    case 'lose':
    case 'lose-unit':
      return forThose(state, effect, spot);
    case 'reveal':
    case 'forbid':
    case 'allow':
    case 'discard':
    case 'replace':
    case 'map':
    case 'red':
      return onCards(state, effect, spot);
    case 'roll':
      return freelyRolled(state, effect, spot, next);
    case 'go':
      return journeyForced(state, effect.place, next);
    default:
      return asked(state, effect, spot);
  }
}

type Rest = Exclude<
  CardEffect,
  Of<
    | 'gain'
    | 'lose'
    | 'lose-unit'
    | 'reveal'
    | 'forbid'
    | 'allow'
    | 'discard'
    | 'replace'
    | 'map'
    | 'red'
    | 'roll'
    | 'go'
  >
>;

function asked(state: State, effect: Rest, spot: Spot): Change {
  switch (effect.do) {
    case 'pay':
      return paymentAsked(state, effect, spot);
    case 'choice':
      return choiceAsked(state, effect, spot);
    case 'shields':
    case 'defeat':
      return onTest(state, effect, spot);
    case 'when':
    case 'once':
    case 'end':
      return branched(state, effect, spot);
    case 'return':
      return calledBack(state, spot);
    default:
      return noted(state, effect, spot);
  }
}

/** Notes that change nothing else at once. */
function noted(state: State, effect: Of<'keep' | 'journey' | 'rule' | 'tell'>, spot: Spot): Change {
  switch (effect.do) {
    case 'journey':
      return unchanged({ ...state, journey: effect.units });
    case 'rule':
      return state.rules.includes(effect.rule)
        ? unchanged(state)
        : changed(
            { ...state, rules: [...state.rules, effect.rule] },
            { type: 'rule', rule: effect.rule },
          );
    case 'tell':
      return read(state, effect.text, spot);
    case 'keep':
      return unchanged(marked(state, effect));
    default:
      return unreachable(effect);
  }
}

/** An option that was chosen is a text of the card, and is remembered in this run. */
function read(state: State, text: string, spot: Spot): Change {
  const { card } = spot;
  if (card === null) return unchanged(state);
  const { chosen } = memoryOf(state, card);
  const told = withMemory(state, card, { chosen: [...chosen, text] });
  return textRead(told, card, text, readersOfTold(state, card, text, spot.agent));
}

/** Nobody stands on card A, so the agent's players read; on others, only they read it again. */
function readersOfTold(
  state: State,
  card: LocationId,
  text: string,
  agent: Figure | null,
): readonly Seat[] {
  const there = readersAt(state, card);
  if (agent === null) return there;
  if (locationOf(state, card).slot === 'A') return agentOf(state, agent).by;
  const isNew = !memoryOf(state, card).texts.includes(text);
  return isNew || needsAll(state, card) ? there : there.filter(seat => plays(state, seat, agent));
}

function marked(state: State, { goods }: Of<'keep'>): State {
  const { items, tokens } = state.marked;
  return goods.kind === 'item'
    ? { ...state, marked: { items: [...items, goods.item], tokens } }
    : { ...state, marked: { items, tokens: [...tokens, goods.token] } };
}

function forThose(state: State, effect: Of<'gain' | 'lose' | 'lose-unit'>, spot: Spot): Change {
  if (effect.who === 'one')
    return agentAsked(state, { ...effect, who: 'me' }, spot, choosable(state, effect));
  if (effect.do === 'lose-unit')
    return forEach(state, meantBy(state, effect.who, spot), (now, figure) =>
      owing(now, figure, effect.many),
    );
  const change = effect.do === 'gain' ? gained : lost;
  if (!isPersonal(effect.goods.kind)) return change(state, effect.goods, spot.agent);
  return forEach(state, meantBy(state, effect.who, spot), (now, figure) =>
    change(now, effect.goods, figure),
  );
}

const owing = (state: State, agent: Figure, many: number): Change =>
  changed(withAgent(state, agent, { owes: agentOf(state, agent).owes + many }), {
    type: 'unit-lost',
    agent,
    many,
  });

const isPersonal = (kind: Of<'gain'>['goods']['kind']): boolean =>
  kind === 'life' || kind === 'resource';

function freelyRolled(
  state: State,
  { dice, table }: Of<'roll'>,
  spot: Spot,
  next: Chances,
): Change {
  const faces = thrown(dice, next);
  const hits = hitsOf(faces);
  const [row] = table.filter(it => it.hits <= hits).sort((one, other) => other.hits - one.hits);
  return changed(withJobs(state, job(row?.effects ?? [], spot)), { type: 'free-roll', faces });
}

/** Changes the shields of a test that runs, or that will begin on this card. */
function onTest(state: State, effect: Of<'shields' | 'defeat'>, { agent, card }: Spot): Change {
  if (card === null || agent === null) return unchanged(state);
  const { act } = effect;
  if (effect.do === 'defeat') return defeated(state, { agent, card, act });
  const running = runningAt(state, card, act);
  if (!running) return unchanged(adjusted(state, { card, ...effect }));
  const shields = withShields(running.shields, effect.kind, effect.many);
  return unchanged(withRunning(state, { ...running, shields }));
}

function defeated(state: State, at: Parameters<typeof won>[1]): Change {
  const isTest = actOf(state, at.card, at.act)?.kind === 'test';
  const isWon = memoryOf(state, at.card).won.includes(at.act);
  return isTest && !isWon ? won(state, at) : unchanged(state);
}

function adjusted(
  state: State,
  { card, act, kind, many }: Of<'shields'> & { card: string },
): State {
  const adjustments = [...state.secret.adjustments, { card, act, kind, many }];
  return withSecret(state, { adjustments });
}

function branched(state: State, effect: Of<'when' | 'once' | 'end'>, spot: Spot): Change {
  switch (effect.do) {
    case 'when': {
      const branch = holds(state, effect.when, spot) ? effect.effects : effect.otherwise;
      return unchanged(withJobs(state, job(branch, spot)));
    }
    case 'once':
      return unchanged(onceDone(state, effect, spot));
    case 'end':
      return endSought(state, effect, spot);
    default:
      return unreachable(effect);
  }
}

function onceDone(state: State, { per, name, effects }: Of<'once'>, spot: Spot): State {
  const key = [spot.card ?? '', name, per === 'agent' ? spot.agent : ''].join('|');
  const list = per === 'visit' ? 'visit' : 'run';
  const { once } = state.secret;
  if (once[list].includes(key)) return state;
  const kept = withSecret(state, { once: { ...once, [list]: [...once[list], key] } });
  return withJobs(kept, job(effects, spot));
}

function endSought(state: State, { of, otherwise }: Of<'end'>, spot: Spot): Change {
  const { ends } = missionIn(state);
  const found = of.find(end => holds(state, ends[end]?.when ?? null, spot));
  return found === undefined
    ? unchanged(withJobs(state, job(otherwise, spot)))
    : runEnded(state, found);
}

/** One of those in the vortex comes back at once; the one who acts says which. */
function calledBack(state: State, spot: Spot): Change {
  const lost = state.figures.filter(figure => !isLiving(state, figure));
  if (spot.agent !== null && lost.includes(spot.agent)) return returned(state, spot.agent);
  return inTurn(unchanged(state), now => agentAsked(now, { do: 'return' }, spot, lost));
}
