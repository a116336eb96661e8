/** The least that a fan-out can cost: data channels and nothing else, one message up, five down. */
import { RTCPeerConnection } from '@roamhq/wrtc';
import { CHANNEL, CHANNEL_TERMS } from '../../../link/channelWire';

type Channel = ReturnType<RTCPeerConnection['createDataChannel']>;
type Ends = { readonly phone: Channel; readonly host: Channel };

/** One phone says `up`; the host then says to each of them what is theirs. Until the last has heard. */
export type Fan = (up: string, down: readonly string[]) => Promise<void>;

export async function bareFan(phones: number): Promise<Fan> {
  const ends = await Promise.all(Array.from({ length: phones }, bareChannel));
  let [left, next, done]: [number, readonly string[], () => void] = [0, [], () => undefined];
  for (const { phone, host } of ends) {
    host.addEventListener('message', () => ends.forEach((end, n) => end.host.send(next[n] ?? '')));
    phone.addEventListener('message', () => {
      left -= 1;
      if (left === 0) done();
    });
  }
  return (up, down) => {
    [left, next] = [phones, down];
    ends[0]?.phone.send(up);
    return new Promise(resolve => (done = resolve));
  };
}

async function bareChannel(): Promise<Ends> {
  const [here, there] = [new RTCPeerConnection(), new RTCPeerConnection()];
  const ends = { phone: opened(here), host: opened(there) };
  here.onicecandidate = ({ candidate }) => candidate && void there.addIceCandidate(candidate);
  there.onicecandidate = ({ candidate }) => candidate && void here.addIceCandidate(candidate);
  const offer = await here.createOffer();
  await here.setLocalDescription(offer);
  await there.setRemoteDescription(offer);
  const answer = await there.createAnswer();
  await there.setLocalDescription(answer);
  await here.setRemoteDescription(answer);
  return { phone: await ends.phone, host: await ends.host };
}

function opened(peer: RTCPeerConnection): Promise<Channel> {
  const channel = peer.createDataChannel(CHANNEL, CHANNEL_TERMS);
  return new Promise(resolve => channel.addEventListener('open', () => resolve(channel)));
}
