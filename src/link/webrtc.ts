import type { GivePeer } from './peer';

/**
 * The browser's WebRTC, or undefined where there is none. The native app uses webrtc.native.ts
 * instead.
 */
export const givePeer: GivePeer | undefined =
  typeof RTCPeerConnection === 'undefined' ? undefined : config => new RTCPeerConnection(config);
