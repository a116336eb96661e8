/**
 * react-native-webrtc's native side by @roamhq/wrtc: real data channels
 * (PeerConnectionObserver.java).
 */
import { RTCPeerConnection } from '@roamhq/wrtc';

type Bag = Record<string, unknown>;
type Command = {
  readonly do: string;
  readonly pcId: number;
  readonly reactTag: string;
  readonly [name: string]: unknown;
};
type Emit = (event: string, told: object) => void;

class Connection {
  readonly channels = new Map<string, RTCDataChannel>();
  readonly emit: Emit;
  #cameBy = 0;
  #isCut = false;
  constructor(
    readonly peer: RTCPeerConnection,
    readonly id: number,
    tell: Emit,
    /** True if no candidate can be found. */
    readonly isBlocked: () => boolean,
  ) {
    const at = { pcId: id };
    const emit: Emit = (event, told) => {
      if (!this.#isCut) tell(event, told);
    };
    this.emit = emit;
    peer.addEventListener('connectionstatechange', () =>
      emit('peerConnectionStateChanged', { ...at, connectionState: peer.connectionState }),
    );
    peer.addEventListener('iceconnectionstatechange', () =>
      emit('peerConnectionIceConnectionChanged', {
        ...at,
        iceConnectionState: peer.iceConnectionState,
      }),
    );
    peer.addEventListener('signalingstatechange', () =>
      emit('peerConnectionSignalingStateChanged', { ...at, signalingState: peer.signalingState }),
    );
    peer.addEventListener('icegatheringstatechange', () =>
      emit('peerConnectionIceGatheringChanged', {
        ...at,
        iceGatheringState: peer.iceGatheringState,
        sdp: this.described(peer.localDescription),
      }),
    );
    peer.addEventListener('negotiationneeded', () =>
      emit('peerConnectionOnRenegotiationNeeded', at),
    );
    peer.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate || isBlocked()) return;
      const { candidate: line, sdpMid, sdpMLineIndex } = candidate;
      emit('peerConnectionGotICECandidate', {
        ...at,
        candidate: { candidate: line, sdpMid, sdpMLineIndex },
        sdp: this.described(peer.localDescription),
      });
    });
    peer.addEventListener('datachannel', ({ channel }) => {
      const reactTag = `came-${id}-${++this.#cameBy}`;
      this.add(reactTag, channel);
      emit('peerConnectionDidOpenDataChannel', { ...at, dataChannel: this.#told(reactTag) });
    });
  }

  add(reactTag: string, channel: RTCDataChannel): void {
    channel.binaryType = 'arraybuffer';
    this.channels.set(reactTag, channel);
    const at = { reactTag, peerConnectionId: this.id };
    const state = () =>
      this.emit('dataChannelStateChanged', { ...at, id: channel.id, state: channel.readyState });
    channel.addEventListener('open', state);
    channel.addEventListener('closing', state);
    channel.addEventListener('close', state);
    channel.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) =>
      this.emit('dataChannelReceiveMessage', {
        ...at,
        ...(typeof data === 'string'
          ? { type: 'text', data }
          : { type: 'binary', data: Buffer.from(data).toString('base64') }),
      }),
    );
  }

  send(reactTag: string, data: string, type: 'text' | 'binary'): void {
    const channel = this.channels.get(reactTag);
    if (channel?.readyState !== 'open') return; // like the library, which logs this and reports no error
    if (type === 'text') channel.send(data);
    else channel.send(new Uint8Array(Buffer.from(data, 'base64')));
    const at = { reactTag, peerConnectionId: this.id };
    const told = () =>
      this.emit('dataChannelDidChangeBufferedAmount', {
        ...at,
        bufferedAmount: channel.bufferedAmount,
      });
    // The library reports each change; here it has to be polled.
    told();
    if (channel.bufferedAmount > 0) setTimeout(told, 20);
  }

  /** Cuts the path for good. The channels do not close, but lead nowhere. */
  cut(): void {
    const at = { pcId: this.id };
    this.emit('peerConnectionIceConnectionChanged', { ...at, iceConnectionState: 'failed' });
    this.emit('peerConnectionStateChanged', { ...at, connectionState: 'failed' });
    this.#isCut = true;
    this.peer.close();
  }

  described(it: RTCSessionDescription | null): Bag {
    if (!it) return {};
    return { type: it.type, sdp: this.isBlocked() ? withoutCandidates(it.sdp) : it.sdp };
  }

  #told(reactTag: string): Bag {
    const channel = this.channels.get(reactTag);
    return {
      peerConnectionId: this.id,
      reactTag,
      label: channel?.label,
      id: channel?.id,
      ordered: channel?.ordered,
      maxPacketLifeTime: channel?.maxPacketLifeTime ?? -1,
      maxRetransmits: channel?.maxRetransmits ?? -1,
      protocol: channel?.protocol,
      negotiated: channel?.negotiated,
      readyState: channel?.readyState,
    };
  }
}

const withoutCandidates = (sdp: string): string => sdp.replace(/^a=candidate:.*\r?\n/gm, '');

/** `isBlocked`: there is no candidate on any interface, as in some hotspots. */
export function webrtc(emit: Emit, isBlocked: () => boolean) {
  const connections = new Map<number, Connection>();

  const at = (id: number): Connection => {
    const found = connections.get(id);
    if (!found) throw new Error(`PeerConnection ${id} is not there`);
    return found;
  };

  async function run(command: Command): Promise<unknown> {
    const { pcId } = command;
    if (command.do === 'init') {
      const peer = new RTCPeerConnection(command['configuration'] as RTCConfiguration | undefined);
      connections.set(pcId, new Connection(peer, pcId, emit, isBlocked));
      return undefined;
    }
    const connection = connections.get(pcId);
    if (!connection) {
      if (/^(close|dispose)/.test(command.do)) return undefined;
      throw new Error(`PeerConnection ${pcId} is not there`);
    }
    return act(connection, command);
  }

  async function act(connection: Connection, command: Command): Promise<unknown> {
    const { peer, channels } = connection;
    switch (command.do) {
      case 'configure':
        return peer.setConfiguration(command['configuration'] as RTCConfiguration);
      case 'offer':
        return {
          sdpInfo: bare(await peer.createOffer()),
          transceiversInfo: [],
          newTransceivers: [],
        };
      case 'answer':
        return { sdpInfo: bare(await peer.createAnswer()), transceiversInfo: [] };
      case 'local':
        await peer.setLocalDescription(await localOf(peer, command['description']));
        return { sdpInfo: connection.described(peer.localDescription), transceiversInfo: [] };
      case 'remote':
        await peer.setRemoteDescription(command['description'] as RTCSessionDescriptionInit);
        return {
          sdpInfo: connection.described(peer.remoteDescription),
          transceiversInfo: [],
          newTransceivers: [],
        };
      case 'candidate':
        if (!isBlocked()) await peer.addIceCandidate(command['candidate'] as RTCIceCandidateInit);
        return connection.described(peer.remoteDescription);
      case 'stats':
        return statsOf(await peer.getStats());
      case 'restart':
        return peer.restartIce();
      case 'close':
        peer.close();
        // wrtc closes silently, while the library reports it.
        emit('peerConnectionSignalingStateChanged', {
          pcId: connection.id,
          signalingState: 'closed',
        });
        return undefined;
      case 'dispose':
        return void connections.delete(connection.id);
      case 'channel': {
        const channel = peer.createDataChannel(
          String(command['label']),
          command['terms'] as RTCDataChannelInit,
        );
        return connection.add(command.reactTag, channel);
      }
      case 'send':
        return connection.send(
          command.reactTag,
          String(command['data']),
          command['type'] as 'text' | 'binary',
        );
      case 'close-channel':
        return channels.get(command.reactTag)?.close();
      case 'dispose-channel':
        return void channels.delete(command.reactTag);
      default:
        throw new Error(`react-native-webrtc is asked for “${command.do}”, which is not here`);
    }
  }

  return {
    run,
    at,
    cut: () => connections.forEach(it => it.cut()),
    stop: () => connections.forEach(({ peer }) => peer.close()),
  };
}

function statsOf(report: RTCStatsReport): string {
  const all: [string, unknown][] = [];
  report.forEach((value: unknown, key: string) => all.push([key, value]));
  return JSON.stringify(all);
}

const bare = ({ type, sdp }: RTCSessionDescriptionInit): Bag => ({ type, sdp });

/** wrtc needs the description, while the library can create it by itself. */
async function localOf(
  peer: RTCPeerConnection,
  given: unknown,
): Promise<RTCSessionDescriptionInit> {
  if (given) return given as RTCSessionDescriptionInit;
  return peer.signalingState === 'have-remote-offer' ? peer.createAnswer() : peer.createOffer();
}
