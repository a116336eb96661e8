/** A guest tries a code it has typed. An impostor in the room may answer too, and guesses as well. */
import { equalBytes } from '@noble/ciphers/utils.js';
import { confirmation, cpaceKey, makePoint, makeScalar } from '../crypto/cpace';
import { makePeerId, type PeerId } from '../finding/peerId';
import type { RandomBytes } from '../finding/randomBytes';
import {
  type CodeMessage,
  type CodeRefusal,
  decodeCodeMessage,
  encodeCodeMessage,
} from './codeMessages';
import { type CodeTerms, cpaceInput, openFromRun, shareOf } from './codeTerms';

export type CodeFailure = CodeRefusal | 'somebody-else' | 'no-answer';

type HeardCode =
  /** To be published in the room. */
  | { readonly is: 'proof'; readonly bytes: Uint8Array }
  /** What the code is for. */
  | { readonly is: 'given'; readonly text: string };

export interface CodeTry {
  readonly guest: PeerId;
  /** Repeated until there is an answer. */
  readonly message: Uint8Array;
  hear(bytes: Uint8Array): HeardCode | undefined;
  /** Why nothing was given, once the guest stops waiting. */
  failure(): CodeFailure;
}

type Answered = { readonly key: Uint8Array; readonly point: Uint8Array; isJudged: boolean };

/** Each answer is one guess at the password. */
const MOST_ANSWERS = 3;
const RUN_BYTES = 16;

/** A guest is shown one of the failures that came, the most helpful first. */
const FAILURES: readonly CodeFailure[] = ['used-up', 'wrong', 'other-version', 'somebody-else'];

export function tryCode(terms: CodeTerms, random: RandomBytes): CodeTry {
  const guest = makePeerId(random);
  const run = random(RUN_BYTES);
  const input = cpaceInput(terms, run);
  const scalar = makeScalar(random);
  const mine = shareOf(guest, makePoint(input, scalar));
  const answers = new Map<PeerId, Answered>();
  const failures = new Set<CodeFailure>();

  function answer({ host, point }: Extract<CodeMessage, { is: 'point' }>): HeardCode | undefined {
    if (answers.size >= MOST_ANSWERS || answers.has(host) || isOurs(host, point)) return undefined;
    const shares = { initiator: mine, responder: shareOf(host, point) };
    const key = cpaceKey(input, { scalar, other: point }, shares);
    if (!key) return undefined;
    answers.set(host, { key, point, isJudged: false });
    const mac = confirmation(key, run, mine);
    return { is: 'proof', bytes: encodeCodeMessage({ is: 'proof', guest, host, mac }) };
  }

  /** Otherwise our own confirmation, sent back, would be theirs. */
  const isOurs = (host: PeerId, point: Uint8Array): boolean =>
    host === guest || equalBytes(point, mine.point);

  function judge(it: Extract<CodeMessage, { is: 'accepted' }>): HeardCode | undefined {
    const met = answers.get(it.host);
    if (!met || met.isJudged) return undefined;
    met.isJudged = true;
    const isRight = equalBytes(confirmation(met.key, run, shareOf(it.host, met.point)), it.mac);
    const text = isRight ? openFromRun(met.key, it.box) : undefined;
    if (text === undefined) failures.add('somebody-else');
    return text === undefined ? undefined : { is: 'given', text };
  }

  return {
    guest,
    message: encodeCodeMessage({
      is: 'begin',
      version: terms.version,
      guest,
      run,
      point: mine.point,
    }),
    hear(bytes) {
      const it = decodeCodeMessage(bytes);
      if (it?.is === 'point') return answer(it);
      if (it?.is === 'accepted') return judge(it);
      if (it?.is === 'refused') failures.add(it.why);
      return undefined;
    },
    failure: () => FAILURES.find(it => failures.has(it)) ?? 'no-answer',
  };
}
