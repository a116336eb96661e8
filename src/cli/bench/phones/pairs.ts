/** Two connected links: within the process, or over a real data channel. */
import { answerDirect, callDirect, type DirectTerms } from '../../../link/direct';
import { createEarlyQueue } from '../../../link/finding/earlyQueue';
import { loopback } from '../../../link/loopback';
import type { LinkAttempt } from '../../../link/linkAttempt';
import type { Signal, Signals } from '../../../link/signals';
import { realTimers } from '../../../link/timers';
import type { Link } from '../../../table/ports';
import { givePeer } from './means';

/** Resolves to the guest's end and the host's end. */
export type Pair = () => Promise<readonly [Link, Link]>;

export const inProcess: Pair = () => Promise.resolve(loopback());

export const byDataChannel: Pair = async () => {
  const [up, down] = [createEarlyQueue<Signal>(), createEarlyQueue<Signal>()];
  const calling = callDirect({ ...TERMS, signals: signals(up, down) });
  const answering = answerDirect({ ...TERMS, signals: signals(down, up) });
  return Promise.all([opened(calling), opened(answering)]);
};

export const TERMS: Omit<DirectTerms, 'signals'> = {
  gather: 'trickle',
  timers: realTimers,
  iceServers: [],
  givePeer,
};

type Way = ReturnType<typeof createEarlyQueue<Signal>>;

const signals = (out: Way, back: Way): Signals => ({
  send: signal => queueMicrotask(() => out.put(signal)),
  listen: heard => back.listen(heard),
  close: () => back.close(),
});

export async function opened({ opened }: LinkAttempt): Promise<Link> {
  const result = await opened;
  if (!result.ok) throw new Error(`no link: ${result.why}`);
  return result.link;
}
