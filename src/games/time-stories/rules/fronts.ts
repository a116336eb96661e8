/** A front, as those who stand there know it. */
import type { Seat } from '../../../kit/seat';
import type { Figure } from './actions';
import type { CardAct } from '../mission/mission';
import type { LocationId } from '../mission/names';
import { readersAt } from './agents';
import { changed, type Change } from './change';
import { holds, memoryOf } from './conditions';
import { withMemory } from './jobs';
import { locationOf } from './lookup';
import type { State } from './state';

/** A text of the card is read; only by those who stand there. */
export function textRead(
  state: State,
  card: LocationId,
  text: string,
  readers: readonly Seat[] = readersAt(state, card),
): Change {
  const { texts } = memoryOf(state, card);
  const read = texts.includes(text) ? texts : [...texts, text];
  return changed(withMemory(state, card, { texts: read }), { type: 'text', card, text, readers });
}

export const isRead = (state: State, card: LocationId): boolean =>
  memoryOf(state, card).texts.length > 0;

/** The acts that are open on a card, for the agent that asks or for anybody there. */
export function openActs(state: State, card: LocationId, agent: Figure | null): readonly string[] {
  if (!isRead(state, card) || state.gone.includes(card)) return [];
  return Object.entries(locationOf(state, card).acts)
    .filter(([id, act]) => isOpen(state, card, id, act, agent))
    .map(([id]) => id);
}

/** A test that has begun stays open, so that nobody is locked in with nothing to roll for. */
const isRunning = ({ tests }: State, card: LocationId, act: string): boolean =>
  tests.some(it => it.card === card && it.act === act);

function isOpen(
  state: State,
  card: LocationId,
  id: string,
  act: CardAct,
  agent: Figure | null,
): boolean {
  const { won, wrong } = memoryOf(state, card);
  if (won.includes(id)) return false;
  if (act.kind === 'code' && act.attempts !== null && wrong >= act.attempts) return false;
  return isRunning(state, card, id) || holds(state, act.when, { agent, card });
}
