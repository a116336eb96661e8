/**
 * Through a broker, sealed end to end: slower than a direct path, but available where none opens.
 */
import { Conversation } from './conversation';
import type { LinkAttempt } from './linkAttempt';
import { RELAY_FRAME_BYTES, type RelayTerms, RelayWire } from './relayWire';

export type Relay = Omit<RelayTerms, 'calls'>;

export const callRelay = (relay: Relay): LinkAttempt => open({ ...relay, calls: true });
export const answerRelay = (relay: Relay): LinkAttempt => open({ ...relay, calls: false });

function open(terms: RelayTerms): LinkAttempt {
  const { calls, timers } = terms;
  const talk = { way: 'relay', calls, timers, frameBytes: RELAY_FRAME_BYTES } as const;
  return new Conversation(talk, ears => new RelayWire(terms, ears)).opening;
}
