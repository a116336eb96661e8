import { HeldTimers } from '../testing/heldTimers';
import type { Signal } from '../signals';
import { createArrival, type ArrivedGuest, type WaitingGuest } from './arrival';
import type { TableCard } from './card';
import type { Letter } from './letter';
import type { BrokerLine } from './line';
import { makePeerId } from './peerId';
import { commitTo, makeNonce } from './phrase';
import { seededBytes } from '../testing/seededBytes';
import { makeCode } from './tableCode';
import { createJoinSession } from './joinSession';

const random = seededBytes(6);
const code = makeCode(random);
const [host, peer] = [makePeerId(random), makePeerId(random)];
const printed = (byte: string) => `sha-256 ${Array(32).fill(byte).join(':')}`;
const described = (kind: 'offer' | 'answer', byte: string): Signal => ({
  kind,
  round: 1,
  sdp: `a=fingerprint:${printed(byte)}\r\n`,
});

/** A line that ends here: the test plays the other side, honest or not. */
function listeningLine() {
  const said: Letter[] = [];
  const line: BrokerLine = {
    pipe: { publish: () => undefined, listen: () => undefined, close: () => undefined },
    say: letter => said.push(letter),
    take: () => true,
    openPipe: () => undefined,
    hurry: () => undefined,
    close: letter => said.push(letter),
    drop: () => undefined,
  };
  return { line, said, types: () => said.map(({ type }) => type) };
}

function atTheHost() {
  const { line, said } = listeningLine();
  const waiting: WaitingGuest[] = [];
  const guests: ArrivedGuest[] = [];
  const arrival = createArrival({
    code,
    host,
    peer,
    hasSecret: false,
    version: 1,
    random,
    timers: new HeldTimers(),
    line,
    came: guest => guests.push(guest),
    whyNotKnock: () => undefined,
    waits: one => waiting.push(one),
    ended: () => undefined,
  });
  const nonce = makeNonce(random);
  const commitment = commitTo(code, { id: peer, fingerprint: printed('AA'), nonce });
  arrival.heard({ type: 'knock', version: 1, name: 'Ann', commitment });
  const hear = (signal: Signal) => arrival.heard({ type: 'signal', signal });
  return { arrival, hear, nonce, said, waiting, guests };
}

function atTheGuest() {
  const { line, types } = listeningLine();
  const card: TableCard = { code, game: 'x', version: 1, free: 1, host };
  const shell = createJoinSession({
    card,
    code,
    me: peer,
    hasSecret: false,
    name: 'Ann',
    random,
    line,
  });
  const answers: Signal[] = [];
  shell.visit.signals.listen(signal => answers.push(signal));
  shell.visit.signals.send(described('offer', 'AA'));
  const nonce = (byte: string) =>
    shell.heard({ type: 'nonce', nonce: makeNonce(random), fingerprint: printed(byte) });
  return { visit: shell.visit, tell: shell.heard, types, answers, nonce };
}

describe('the host', () => {
  test('shows a phrase to a guest that reveals what it committed to', () => {
    const { arrival, hear, nonce, guests, waiting } = atTheHost();
    hear(described('offer', 'AA'));
    guests[0]!.signals.send(described('answer', 'BB'));
    arrival.heard({ type: 'reveal', nonce });
    expect(waiting).toHaveLength(1);
  });

  test.each([
    ['another nonce', 'AA', makeNonce(random)],
    ['another certificate', 'EE', undefined],
  ])('shows none to a guest that reveals %s than it committed to', (_what, byte, other) => {
    const { arrival, hear, nonce, guests, waiting, said } = atTheHost();
    hear(described('offer', byte));
    guests[0]!.signals.send(described('answer', 'BB'));
    arrival.heard({ type: 'reveal', nonce: other ?? nonce });
    expect(waiting).toEqual([]);
    expect(said.at(-1)).toEqual({ type: 'refused', why: 'not-let-in' });
  });

  test("shows none to a guest that reveals before the host's own nonce is out", () => {
    const { arrival, hear, nonce, waiting } = atTheHost();
    hear(described('offer', 'AA'));
    arrival.heard({ type: 'reveal', nonce });
    expect(waiting).toEqual([]);
  });
});

describe('the guest', () => {
  test('sends its name and commitment before its offer, and its nonce last', () => {
    const { types, nonce } = atTheGuest();
    nonce('BB');
    nonce('EE'); // a second nonce is ignored
    expect(types()).toEqual(['knock', 'signal', 'reveal']);
  });

  test.each([
    ['without a phrase', false, 'BB', 0, 'goes on'],
    ['by the host of the phrase', true, 'BB', 1, 'goes on'],
    ['by somebody else', true, 'EE', 0, 'somebody-else'],
  ])('admitted and answered %s', async (_what, hasPhrase, byte, count, end) => {
    const shell = atTheGuest();
    if (hasPhrase) shell.nonce('BB');
    shell.tell({ type: 'signal', signal: described('answer', byte) });
    shell.tell({ type: 'welcome' });
    shell.tell({ type: 'signal', signal: described('answer', byte) });
    expect(shell.answers).toHaveLength(count);
    expect(await Promise.race([shell.visit.ended, Promise.resolve('goes on')])).toBe(end);
  });
});
