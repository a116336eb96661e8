/**
 * Connects directly if possible, through the broker if not. The caller decides; the other side
 * follows.
 */
import type { Millis } from '../kit/millis';
import type { LinkResult, LinkAttempt } from './linkAttempt';
import type { Timers } from './timers';

export type Paths = {
  /** Undefined where there is no WebRTC. */
  direct?: (() => LinkAttempt) | undefined;
  /** Undefined where there is no broker, or no secret that it does not know. */
  relay?: (() => LinkAttempt) | undefined;
  timers: Timers;
};

export const DIRECT_MS: Millis = 8_000;
export const RELAY_MS: Millis = 10_000;
/** The answering side waits for both attempts of the caller, and for a phone that starts slowly. */
export const PEER_ANSWER_MS: Millis = 30_000;

export function callPeer({ direct, relay, timers }: Paths): LinkAttempt {
  let given = false;
  let now: LinkAttempt | undefined;
  const tried = (path: (() => LinkAttempt) | undefined, ms: Millis): Promise<LinkResult> => {
    if (given || !path)
      return Promise.resolve({ ok: false, why: given ? 'given-up' : 'no-answer' });
    now = path();
    return within(now, ms, timers);
  };
  const opened = tried(direct, DIRECT_MS).then(first => {
    // Whoever failed the identity check must not get a second chance over the relay.
    if (first.ok || first.why === 'refused') return first;
    return tried(relay, RELAY_MS);
  });
  const giveUp = () => {
    given = true;
    now?.giveUp();
  };
  return {
    opened: opened.then(it => (given && !it.ok ? { ok: false, why: 'given-up' } : it)),
    giveUp,
  };
}

/** Tries both paths at once and takes the first that the caller confirms. */
export function answerPeer({ direct, relay, timers }: Paths): LinkAttempt {
  const tries = [direct?.(), relay?.()].filter(opening => opening !== undefined);
  const giveUp = () => tries.forEach(opening => opening.giveUp());
  const both = { opened: firstOf(tries), giveUp };
  return { opened: within(both, PEER_ANSWER_MS, timers), giveUp };
}

function firstOf(tries: readonly LinkAttempt[]): Promise<LinkResult> {
  return new Promise(resolve => {
    let left = tries.length;
    let isDecided = false;
    const heard = (from: LinkAttempt, opened: LinkResult) => {
      left -= 1;
      if (isDecided || (!opened.ok && opened.why !== 'refused' && left > 0)) return;
      isDecided = true;
      resolve(opened);
      tries.filter(other => other !== from).forEach(other => other.giveUp());
    };
    for (const opening of tries) void opening.opened.then(opened => heard(opening, opened));
    if (left === 0) resolve({ ok: false, why: 'no-answer' });
  });
}

async function within(opening: LinkAttempt, ms: Millis, timers: Timers): Promise<LinkResult> {
  let late = false;
  const stop = timers.after(ms, () => {
    late = true;
    opening.giveUp();
  });
  const opened = await opening.opened;
  stop();
  return late && !opened.ok ? { ok: false, why: 'no-answer' } : opened;
}
