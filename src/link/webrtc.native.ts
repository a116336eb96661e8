import { RTCPeerConnection } from 'react-native-webrtc';
import { countedChannel } from './countedChannel';
import type { GivePeer, Peer } from './peer';

export const givePeer: GivePeer | undefined = ({ iceServers }) => {
  // The constructor modifies the servers it is given, so it gets a copy.
  const servers = iceServers.map(server => ({ ...server }));
  // Its types do not say that it is an event target.
  const peer = new RTCPeerConnection({ iceServers: servers }) as unknown as Peer;
  const create = peer.createDataChannel.bind(peer);
  peer.createDataChannel = (label, terms) => countedChannel(create(label, terms));
  return peer;
};
