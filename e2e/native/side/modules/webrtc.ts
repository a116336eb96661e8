/**
 * react-native-webrtc 124 (WebRTCModule.java, PeerConnectionObserver.java,
 * DataChannelWrapper.java), data channels only: synchronous calls are answered here and carried out
 * by the world in the same order.
 */
import { emitDevice } from '../callables';
import { ask, on, tell } from '../channel';
import { turboModule } from '../turbo';

type Bag = Record<string, unknown>;

let channels = 0;
const media = (name: string) => () => {
  throw new Error(`a table has no sound and no pictures: ${name}`);
};

turboModule('WebRTCModule', {
  addListener: () => undefined,
  removeListeners: () => undefined,
  peerConnectionInit(configuration: Bag | undefined, pcId: number) {
    tell('rtc', { do: 'init', pcId, configuration });
    return true;
  },
  peerConnectionSetConfiguration: (configuration: Bag, pcId: number) =>
    tell('rtc', { do: 'configure', pcId, configuration }),
  peerConnectionCreateOffer: (pcId: number, options: Bag) =>
    ask('rtc', { do: 'offer', pcId, options }),
  peerConnectionCreateAnswer: (pcId: number, options: Bag) =>
    ask('rtc', { do: 'answer', pcId, options }),
  peerConnectionSetLocalDescription: (pcId: number, description: Bag | null) =>
    ask('rtc', { do: 'local', pcId, description }),
  peerConnectionSetRemoteDescription: (pcId: number, description: Bag) =>
    ask('rtc', { do: 'remote', pcId, description }),
  peerConnectionAddICECandidate: (pcId: number, candidate: Bag) =>
    ask('rtc', { do: 'candidate', pcId, candidate }),
  peerConnectionGetStats: (pcId: number) => ask('rtc', { do: 'stats', pcId }),
  peerConnectionClose: (pcId: number) => tell('rtc', { do: 'close', pcId }),
  peerConnectionDispose: (pcId: number) => tell('rtc', { do: 'dispose', pcId }),
  peerConnectionRestartIce: (pcId: number) => tell('rtc', { do: 'restart', pcId }),
  createDataChannel(peerConnectionId: number, label: string, terms: Bag = {}) {
    const reactTag = `channel-${++channels}`;
    tell('rtc', { do: 'channel', pcId: peerConnectionId, reactTag, label, terms });
    return {
      peerConnectionId,
      reactTag,
      label,
      id: terms['id'] ?? -1,
      ordered: terms['ordered'] ?? true,
      maxPacketLifeTime: terms['maxPacketLifeTime'] ?? -1,
      maxRetransmits: terms['maxRetransmits'] ?? -1,
      protocol: terms['protocol'] ?? '',
      negotiated: terms['negotiated'] ?? false,
      readyState: 'connecting',
    };
  },
  dataChannelSend: (pcId: number, reactTag: string, data: string, type: 'text' | 'binary') =>
    tell('rtc', { do: 'send', pcId, reactTag, data, type }),
  dataChannelClose: (pcId: number, reactTag: string) =>
    tell('rtc', { do: 'close-channel', pcId, reactTag }),
  dataChannelDispose: (pcId: number, reactTag: string) =>
    tell('rtc', { do: 'dispose-channel', pcId, reactTag }),
  getUserMedia: media('getUserMedia'),
  getDisplayMedia: media('getDisplayMedia'),
  peerConnectionAddTrack: media('peerConnectionAddTrack'),
  peerConnectionAddTransceiver: media('peerConnectionAddTransceiver'),
});
on<{ event: string }>('rtc', ({ event, ...told }) => emitDevice(event, told));
