/** Device to device, over a WebRTC data channel. */
import { CHANNEL, CHANNEL_TERMS, channelWire } from './channelWire';
import { Conversation, type Wire, type WireEvents } from './conversation';
import { FRAME_BYTES } from './frames';
import { Negotiation, type NegotiationTerms } from './negotiation';
import type { LinkAttempt } from './linkAttempt';
import type { GivePeer, IceServer } from './peer';

export type DirectTerms = Omit<NegotiationTerms, 'calls'> & {
  givePeer: GivePeer;
  iceServers: IceServer[];
};

/** The calling side offers, confirms the path, and finds a new one when it is lost. */
export const callDirect = (terms: DirectTerms): LinkAttempt => open(terms, true);
export const answerDirect = (terms: DirectTerms): LinkAttempt => open(terms, false);

function open(terms: DirectTerms, calls: boolean): LinkAttempt {
  const { timers } = terms;
  const way = 'direct';
  const talk = { way, calls, timers, frameBytes: FRAME_BYTES } as const;
  return new Conversation(talk, ears => directWire({ ...terms, calls }, ears)).opening;
}

function directWire(terms: DirectTerms & { calls: boolean }, ears: WireEvents): Wire {
  const peer = terms.givePeer({ iceServers: terms.iceServers });
  const channel = peer.createDataChannel(CHANNEL, CHANNEL_TERMS);
  const negotiation = new Negotiation(peer, terms, ears);
  return channelWire(channel, ears, () => negotiation.stop());
}
