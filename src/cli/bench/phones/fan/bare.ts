/**
 * The lower bound of a fan-out: data channels and JSON, one message up and five down, without rules
 * or views.
 */
import { RTCPeerConnection } from '@roamhq/wrtc';
import { CHANNEL, CHANNEL_TERMS } from '../../../../link/channelWire';
import { Negotiation } from '../../../../link/negotiation';
import type { Peer } from '../../../../link/peer';
import { signalsBy } from '../across';
import { TERMS } from '../pairs';
import type { Post } from '../post';
import { type Fanner, pause, type Said, VIEWERS } from './fanner';

type Channel = ReturnType<RTCPeerConnection['createDataChannel']>;

export async function hostBare(post: Post): Promise<void> {
  let down: readonly unknown[] = [];
  post.on('next', (next: readonly unknown[]) => void (down = next));
  const channels = await bareChannels(post, false);
  for (const channel of channels) {
    channel.addEventListener('message', ({ data }) => {
      JSON.parse(data as string);
      for (const [n, to] of channels.entries()) to.send(JSON.stringify(down[n]));
    });
  }
}

/** Replays recorded messages act by act, and starts again at the end. */
export async function bare(post: Post, said: readonly Said[]): Promise<Fanner> {
  const channels = await bareChannels(post, true);
  let nth = 0;
  let [left, done]: [number, (at: number) => void] = [0, () => undefined];
  for (const channel of channels) {
    channel.addEventListener('message', ({ data }) => {
      JSON.parse(data as string);
      left -= 1;
      if (left === 0) done(performance.now());
    });
  }
  return async () => {
    const { from, up, down } = said[nth++ % said.length] as Said;
    const message: unknown = JSON.parse(up);
    await post.ask(
      'next',
      VIEWERS.map(viewer => JSON.parse(down.get(viewer) ?? '')),
    );
    await pause();
    left = channels.length;
    const heard = new Promise<number>(resolve => (done = resolve));
    const start = performance.now();
    channels[VIEWERS.indexOf(from)]?.send(JSON.stringify(message));
    return (await heard) - start;
  };
}

const bareChannels = (post: Post, calls: boolean): Promise<Channel[]> =>
  Promise.all(VIEWERS.map(viewer => bareChannel(post, viewer, calls)));

async function bareChannel(post: Post, name: string, calls: boolean): Promise<Channel> {
  const peer = new RTCPeerConnection();
  const channel = peer.createDataChannel(CHANNEL, CHANNEL_TERMS);
  const open = new Promise(resolve => channel.addEventListener('open', resolve));
  const terms = { ...TERMS, calls, signals: signalsBy(post, name) };
  void new Negotiation(peer as unknown as Peer, terms, { broke: failed, refused: failed });
  await open;
  return channel;
}

function failed(): never {
  throw new Error('a bare data channel broke');
}
