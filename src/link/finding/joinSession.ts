/** The guest's side of one conversation with the host. */
import { fingerprintOf } from '../fingerprint';
import type { Pipe } from '../pipe';
import type { Signal, Signals } from '../signals';
import type { TableCard } from './card';
import { createEarlyQueue } from './earlyQueue';
import type { Letter, KnockRefusal } from './letter';
import type { BrokerLine } from './line';
import type { PeerId } from './peerId';
import { commitTo, makeNonce, makePhrase, type Share } from './phrase';
import { deferred } from './deferred';
import type { RandomBytes, TableCode } from './tableCode';

export type JoinEnd =
  | 'left' // one side closed it
  | 'lost' // the host does not answer any more
  | KnockRefusal
  | 'somebody-else'; // the certificate is not the one the phrase was about

export interface JoinSession {
  readonly card: TableCard;
  readonly me: PeerId;
  readonly signals: Signals; // the guest calls
  readonly pipe: Pipe;
  /** Only after typing the code: the words both screens show. Undefined if it ended before. */
  readonly phrase: Promise<string | undefined> | undefined;
  /** True at once with the secret, otherwise once the host has tapped; answers arrive only then. */
  readonly letIn: Promise<boolean>;
  readonly ended: Promise<JoinEnd>;
  close(): void;
}

type JoinSessionDeps = {
  card: TableCard;
  code: TableCode;
  me: PeerId;
  hasSecret: boolean;
  name: string;
  random: RandomBytes;
  line: BrokerLine;
};

export function createJoinSession({
  card,
  code,
  me,
  hasSecret,
  name,
  random,
  line,
}: JoinSessionDeps) {
  const phrase = deferred<string | undefined>();
  const letIn = deferred<boolean>();
  const ended = deferred<JoinEnd>();
  const fromHost = createEarlyQueue<Signal>();
  let mine: Share | undefined;
  let theirs: Share | undefined;
  let isIn = false;
  let isOver = false;

  const knock = (commitment?: string) =>
    line.say({ type: 'knock', version: card.version, name, ...(commitment && { commitment }) });

  function enter() {
    isIn = true;
    line.openPipe();
    letIn.resolve(true);
  }

  function end(why: JoinEnd) {
    if (isOver) return;
    isOver = true;
    fromHost.close();
    phrase.resolve(undefined);
    letIn.resolve(false);
    ended.resolve(why);
    line.close({ type: 'bye' });
  }

  /**
   * Without the secret we commit to our first description; one with another certificate is not
   * ours.
   */
  function maySend(signal: Signal): boolean {
    if (hasSecret || signal.kind === 'candidate') return hasSecret || mine !== undefined;
    const fingerprint = fingerprintOf(signal.sdp);
    if (mine || !fingerprint) return fingerprint !== undefined && mine?.fingerprint === fingerprint;
    mine = { id: me, fingerprint, nonce: makeNonce(random) };
    knock(commitTo(code, mine));
    return true;
  }

  function hearNonce({ nonce, fingerprint }: Extract<Letter, { type: 'nonce' }>) {
    if (!mine || theirs || hasSecret) return;
    theirs = { id: card.host, fingerprint, nonce };
    line.say({ type: 'reveal', nonce: mine.nonce });
    phrase.resolve(makePhrase(code, theirs, mine));
  }

  function hearSignal(signal: Signal) {
    if (!isIn) return;
    const isForeign =
      signal.kind !== 'candidate' && fingerprintOf(signal.sdp) !== theirs?.fingerprint;
    if (!hasSecret && isForeign) end('somebody-else');
    else fromHost.put(signal);
  }

  function heard(letter: Letter) {
    if (isOver) return;
    if (letter.type === 'nonce') hearNonce(letter);
    if (letter.type === 'welcome' && (hasSecret || theirs)) enter();
    if (letter.type === 'signal') hearSignal(letter.signal);
    if (letter.type === 'refused') end(letter.why);
    if (letter.type === 'bye') end('left');
  }

  if (hasSecret) knock();
  const visit: JoinSession = {
    card,
    me,
    signals: {
      send: signal => {
        if (!isOver && maySend(signal)) line.say({ type: 'signal', signal });
      },
      listen: heard => fromHost.listen(heard),
      close: () => fromHost.close(),
    },
    pipe: line.pipe,
    phrase: hasSecret ? undefined : phrase.promise,
    letIn: letIn.promise,
    ended: ended.promise,
    close: () => end('left'),
  };
  return { visit, heard, lost: () => end('lost') };
}
