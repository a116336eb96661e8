/** The one place where secrets are cut out: fronts, questions and the agenda. */
import type { Figure } from './actions';
import { bySeat, of } from '../../../kit/seat';
import type { Viewer } from '../../game';
import type { LocationId } from '../mission/names';
import { covered } from './covered';
import { livingAgents, plays } from './agents';
import { memoryOf } from './conditions';
import { isRead, openActs } from './fronts';
import { agentOf } from './lookup';
import type { Front, OpenBallot, Question, State, View } from './state';

export function view(state: State, viewer: Viewer): View {
  const { secret: _, tests, ...open } = state;
  const own = ownAgents(state, viewer);
  const fronts = frontsFor(state, own);
  return {
    ...open,
    tests: tests.map(test => (test.card in fronts ? test : { ...test, act: '' })),
    ballot: ballotFor(state, viewer),
    fronts,
    asked: questionFor(state, own),
  };
}

/** The act that is proposed for a shared agent says more to its two players than to others. */
function ballotFor({ ballot, agents }: State, viewer: Viewer): OpenBallot | null {
  if (ballot?.proposal.do !== 'act') return ballot;
  const { proposal } = ballot;
  const isReader = of(agents, proposal.action.agent).by.some(seat => seat === viewer);
  return isReader ? ballot : { ...ballot, proposal: covered(proposal) };
}

const ownAgents = (state: State, viewer: Viewer): readonly Figure[] =>
  viewer === 'board' ? [] : livingAgents(state).filter(figure => plays(state, viewer, figure));

/** Only what an agent of the viewer stands on, and has read. */
function frontsFor(state: State, own: readonly Figure[]): Readonly<Record<LocationId, Front>> {
  const cards = [...new Set(own.flatMap(figure => agentOf(state, figure).at ?? []))];
  const read = cards.filter(card => isRead(state, card));
  return Object.fromEntries(read.map(card => [card, frontOf(state, card, own)]));
}

function frontOf(state: State, card: LocationId, own: readonly Figure[]): Front {
  const there = own.filter(figure => agentOf(state, figure).at === card);
  const acts = bySeat(there, figure => openActs(state, card, figure));
  return { texts: memoryOf(state, card).texts, acts };
}

function questionFor({ secret: { asked } }: State, own: readonly Figure[]): Question | null {
  return asked && own.includes(asked.question.agent) ? asked.question : null;
}
