/**
 * The part of WebRTC in use here, which browsers, react-native-webrtc and @roamhq/wrtc all have.
 */

export type IceServer = { urls: string | string[]; username?: string; credential?: string };
/** No STUN and TURN servers unless somebody has set them up. */
type PeerConfig = { iceServers: IceServer[] };

export type SessionDescription = { type: 'offer' | 'answer'; sdp: string };
export type IceCandidate = {
  candidate: string;
  sdpMid: string | null;
  sdpMLineIndex: number | null;
};

export interface PeerChannel {
  readonly bufferedAmount: number;
  bufferedAmountLowThreshold: number;
  send(text: string): void;
  addEventListener(type: 'open' | 'close' | 'bufferedamountlow', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export type ChannelTerms = { negotiated: true; id: number; ordered: true };

export interface Peer {
  readonly connectionState: string;
  readonly iceGatheringState: string;
  readonly localDescription: { readonly sdp: string } | null;
  createDataChannel(label: string, terms: ChannelTerms): PeerChannel;
  createOffer(options: { iceRestart?: boolean }): Promise<{ sdp?: string }>;
  createAnswer(): Promise<{ sdp?: string }>;
  setLocalDescription(description: SessionDescription): Promise<void>;
  setRemoteDescription(description: SessionDescription): Promise<void>;
  addIceCandidate(candidate: IceCandidate): Promise<void>;
  addEventListener(
    type: 'connectionstatechange' | 'icegatheringstatechange',
    listener: () => void,
  ): void;
  addEventListener(
    type: 'icecandidate',
    listener: (event: { candidate: Partial<IceCandidate> | null }) => void,
  ): void;
  close(): void;
}

export type GivePeer = (config: PeerConfig) => Peer;
