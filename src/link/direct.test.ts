import { RTCPeerConnection } from '@roamhq/wrtc';
import { chances } from '../kit/random';
import type { Link } from '../table/ports';
import { linkAcceptance, listeningTo, waitedFor } from './testing/linkAcceptance';
import { answerDirect, callDirect, type DirectTerms } from './direct';
import { FINE, type MemoryLine, memoryLines, signals } from './testing/memoryLine';
import type { LinkAttempt } from './linkAttempt';
import type { Peer } from './peer';
import type { Signal } from './signals';
import { realTimers, type Timers } from './timers';

/** Delivers signals at once; everything else takes real time. */
const atOnce: Timers = {
  after(ms, run) {
    if (ms > 1) return realTimers.after(ms, run);
    queueMicrotask(run);
    return () => undefined;
  },
};

function setUp(terms: Partial<DirectTerms> = {}, host: Partial<DirectTerms> = terms) {
  const line = memoryLines<Signal>({ timers: atOnce, weather: FINE, next: chances(1) });
  const [up, down] = signals(line);
  const peers: Peer[] = [];
  const givePeer = () => {
    const peer = new RTCPeerConnection();
    peers.push(peer);
    return peer;
  };
  const common: Omit<DirectTerms, 'signals'> = {
    gather: 'trickle',
    timers: atOnce,
    iceServers: [],
    givePeer,
  };
  const calling = callDirect({ ...common, signals: up, ...terms });
  const answering = answerDirect({ ...common, signals: down, ...host });
  const tidy = () => {
    for (const opening of [calling, answering]) opening.giveUp();
    for (const peer of peers) peer.close();
  };
  worlds.push(tidy);
  const links = async () => [await opened(calling), await opened(answering)] as const;
  return { line, peers, calling, answering, links };
}

const worlds: (() => void)[] = [];
afterEach(() => worlds.splice(0).forEach(tidy => tidy()));

async function opened(opening: LinkAttempt): Promise<Link> {
  const result = await opening.opened;
  if (!result.ok) throw new Error(result.why);
  return result.link;
}

const step = (news: Promise<void>) => news;

linkAcceptance('a data channel', async () => {
  const { links } = setUp();
  return { links: await links(), step, tidy: () => undefined };
});

const kinds = (line: MemoryLine<Signal>) => line.said.map(signal => signal.kind);

test('opens with one offer and one answer, as a person carries them across', async () => {
  const { line, links } = setUp({ gather: 'complete' });
  const [guest, host] = await links();
  expect([kinds(line.up), kinds(line.down)]).toEqual([['offer'], ['answer']]);
  const there = listeningTo(host);
  guest.send('hello');
  await waitedFor({ step }, [there], () => there.messages.length > 0);
  expect(there.messages).toEqual(['hello']);
});

test('ends as lost on the other side when one side dies without a goodbye', async () => {
  const { peers, links } = setUp();
  const [guest] = await links();
  const here = listeningTo(guest);
  peers[1]!.close();
  await waitedFor({ step }, [here], () => here.ends.length > 0);
  expect(here.ends).toEqual(['lost']);
});

/** A real peer that a test can make report a lost path. */
function deceivable(real: RTCPeerConnection) {
  let deceived = false;
  const answer = (name: string | symbol): unknown => {
    if (name === 'connectionState' && deceived) return 'disconnected';
    const value: unknown = Reflect.get(real, name);
    return typeof value === 'function' ? value.bind(real) : value;
  };
  const deceive = (now: boolean) => {
    deceived = now;
    real.dispatchEvent({ type: 'connectionstatechange' } as Event);
  };
  return { peer: new Proxy(real, { get: (_real, name) => answer(name) }), deceive };
}

const isStable = (peer: RTCPeerConnection) =>
  new Promise<void>(resolve => {
    peer.addEventListener('signalingstatechange', () => {
      if (peer.signalingState === 'stable') resolve();
    });
  });

const userOf = (sdp = '') => /a=ice-ufrag:(\S+)/.exec(sdp)?.[1];

test('finds a new path when the old one is lost, and delivers what was sent meanwhile', async () => {
  const real = new RTCPeerConnection();
  const { peer, deceive } = deceivable(real);
  const { line, links } = setUp({ givePeer: () => peer }, {});
  const [guest, host] = await links();
  const before = userOf(real.remoteDescription?.sdp);
  const stable = isStable(real);
  deceive(true);
  guest.send('are you there?');
  await stable;
  deceive(false);
  const [here, there] = [listeningTo(guest), listeningTo(host)];
  host.send('still here');
  const all = () => here.messages.length > 0 && there.messages.length > 0;
  await waitedFor({ step }, [here, there], all);
  expect([there.messages, here.messages]).toEqual([['are you there?'], ['still here']]);
  expect(userOf(real.remoteDescription?.sdp)).not.toBe(before);
  const rounds = [...line.up.said, ...line.down.said].flatMap(signal =>
    signal.kind === 'candidate' ? [] : [[signal.kind, signal.round]],
  );
  expect(rounds).toEqual([
    ['offer', 1],
    ['offer', 2],
    ['answer', 1],
    ['answer', 2],
  ]);
});
