import { of, type Seat } from '../../../kit/seat';
import type { Viewer } from '../../game';
import type { Shield, LocationId, PlaceId, Resource, StateToken, ItemId } from '../mission/names';
import type { GroupProposal, Figure } from './actions';
import type { Face } from './components';
import { covered } from './covered';
import type { Seen } from './state';

export type GameEvent =
  | { readonly type: 'base'; readonly card: string; readonly reader: Seat }
  | { readonly type: 'run-began'; readonly run: number }
  | { readonly type: 'laid-out'; readonly place: PlaceId; readonly captain: Seat }
  | { readonly type: 'entered'; readonly agent: Figure; readonly card: LocationId }
  | { readonly type: 'unit'; readonly left: number }
  | { readonly type: 'moved'; readonly agent: Figure; readonly card: LocationId }
  | {
      readonly type: 'rolled';
      readonly agent: Figure;
      readonly card: LocationId;
      readonly faces: readonly Face[];
      readonly hits: number;
      readonly removed: readonly Shield[];
      /** The shields that stay; none, if the test is won. */
      readonly left: readonly Shield[];
      readonly strikesBack: boolean;
    }
  | { readonly type: 'free-roll'; readonly faces: readonly Face[] }
  | { readonly type: 'idle'; readonly agent: Figure; readonly card: LocationId }
  | { readonly type: 'won'; readonly card: LocationId }
  | { readonly type: 'beaten'; readonly card: LocationId }
  | { readonly type: 'life'; readonly agent: Figure; readonly change: number }
  | { readonly type: 'vortex'; readonly agent: Figure }
  | { readonly type: 'returned'; readonly agent: Figure }
  | { readonly type: 'units'; readonly change: number }
  /** The agent does nothing in the next so many units. */
  | { readonly type: 'unit-lost'; readonly agent: Figure; readonly many: number }
  | { readonly type: 'found'; readonly agent: Figure; readonly item: ItemId }
  | { readonly type: 'gave'; readonly agent: Figure; readonly to: Figure }
  /** The agent is null where nobody in particular found or lost it. */
  | {
      readonly type: 'resource';
      readonly agent: Figure | null;
      readonly resource: Resource;
      readonly change: number;
    }
  | {
      readonly type: 'token';
      readonly agent: Figure | null;
      readonly token: StateToken;
      readonly gained: boolean;
    }
  | { readonly type: 'rule'; readonly rule: string }
  | { readonly type: 'map'; readonly place: PlaceId }
  | { readonly type: 'discarded'; readonly card: LocationId }
  | { readonly type: 'closed'; readonly card: LocationId }
  | { readonly type: 'opened'; readonly card: LocationId }
  | { readonly type: 'left'; readonly place: PlaceId }
  | { readonly type: 'captain-die'; readonly faces: readonly number[]; readonly cost: number }
  | { readonly type: 'captain'; readonly seat: Seat }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly proposal: GroupProposal }
  | { readonly type: 'decided'; readonly carried: boolean }
  | { readonly type: 'hint'; readonly puzzle: string }
  | { readonly type: 'run-ended'; readonly end: string }
  /** Private: only for those who stand there. */
  | {
      readonly type: 'text';
      readonly card: LocationId;
      readonly text: string;
      readonly readers: readonly Seat[];
    }
  | { readonly type: 'wrong-code'; readonly readers: readonly Seat[] };

/** A seat and the board get all events, except what only the readers of a card may know. */
export const eventsFor = (
  viewer: Viewer,
  events: readonly GameEvent[],
  { agents }: Pick<Seen, 'agents'>,
): readonly GameEvent[] =>
  events
    .filter(event => !('readers' in event) || event.readers.some(seat => seat === viewer))
    .map(event => proposalFor(viewer, event, agents));

function proposalFor(viewer: Viewer, event: GameEvent, agents: Seen['agents']): GameEvent {
  if (event.type !== 'proposed' || event.proposal.do !== 'act') return event;
  const { by } = of(agents, event.proposal.action.agent);
  const isReader = by.some(seat => seat === viewer);
  return isReader ? event : { ...event, proposal: covered(event.proposal) };
}
