import type { GivePeer } from './peer';

/** The browser's own WebRTC; undefined where there is none. A phone's app takes webrtc.native.ts instead. */
export const givePeer: GivePeer | undefined =
  typeof RTCPeerConnection === 'undefined' ? undefined : config => new RTCPeerConnection(config);
