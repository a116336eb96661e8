/** Data channels from one process to another, like those between phones. */
import { answerDirect, callDirect } from '../../../link/direct';
import type { Signal, Signals } from '../../../link/signals';
import type { Link } from '../../../table/ports';
import { opened, TERMS } from './pairs';
import type { Post } from './post';

/** Both ends must use the same name. */
export const phoneEnd = (post: Post, name: string): Promise<Link> =>
  opened(callDirect({ ...TERMS, signals: signalsBy(post, name) }));

export const hostEnd = (post: Post, name: string): Promise<Link> =>
  opened(answerDirect({ ...TERMS, signals: signalsBy(post, name) }));

export const signalsBy = (post: Post, name: string): Signals => ({
  send: signal => void post.ask(name, signal),
  listen: heard => post.on(name, (signal: Signal) => heard(signal)),
  close: () => undefined,
});
