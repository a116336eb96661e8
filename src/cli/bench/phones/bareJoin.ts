/**
 * The lower bound of joining over a broker: connect, subscribe, offer, answer, candidates, open.
 */
import { RTCPeerConnection } from '@roamhq/wrtc';
import { connectAsync, type MqttClient } from 'mqtt';
import { CHANNEL, CHANNEL_TERMS } from '../../../link/channelWire';
import type { Joiner } from './joiner';

type Said = RTCSessionDescriptionInit | RTCIceCandidateInit;
type Bare = ReturnType<typeof peerOn>;

const HOST = 'sandtable/bare/host';
const GUEST = 'sandtable/bare/guest';

export async function bareJoin(broker: string): Promise<Joiner> {
  const host = await subscribed(broker, HOST);
  let answering: Bare | undefined;
  hearing(host, said => {
    answering ??= peerOn(host, GUEST); // like ours, created only when a guest has come
    void answering.hear(said);
  });
  return async () => {
    const start = performance.now();
    const guest = await subscribed(broker, GUEST);
    const calling = peerOn(guest, HOST);
    hearing(guest, said => void calling.hear(said));
    await calling.offered();
    const ms = performance.now() - start;
    calling.close();
    answering?.close();
    answering = undefined;
    await guest.endAsync();
    return ms;
  };
}

async function subscribed(broker: string, topic: string): Promise<MqttClient> {
  const client = await connectAsync(broker, { protocolVersion: 4 });
  await client.subscribeAsync(topic);
  return client;
}

const hearing = (client: MqttClient, heard: (said: Said) => void): void =>
  void client.on('message', (_topic, bytes) => heard(JSON.parse(bytes.toString()) as Said));

/** Publishes everything it has to say to that topic. */
function peerOn(client: MqttClient, to: string) {
  const peer = new RTCPeerConnection();
  const channel = peer.createDataChannel(CHANNEL, CHANNEL_TERMS);
  const say = (said: Said) => client.publish(to, JSON.stringify(said));
  peer.onicecandidate = ({ candidate }) => candidate && say(candidate);

  async function describe(mine: RTCSessionDescriptionInit): Promise<void> {
    await peer.setLocalDescription(mine);
    say(mine);
  }

  async function hear(said: Said): Promise<void> {
    if (!('type' in said)) return tried(peer, said as RTCIceCandidateInit);
    await peer.setRemoteDescription(said);
    if (said.type === 'offer') await describe(await peer.createAnswer());
  }

  /** Resolves when the channel is open. */
  async function offered(): Promise<void> {
    const open = new Promise<void>(resolve => channel.addEventListener('open', () => resolve()));
    await describe(await peer.createOffer());
    await open;
  }

  return { hear, offered, close: () => peer.close() };
}

/** A candidate that arrives after the peer was closed does no harm. */
const tried = (peer: RTCPeerConnection, candidate: RTCIceCandidateInit): Promise<void> =>
  peer.addIceCandidate(candidate).catch(() => undefined);
