/**
 * The side that shows a code. The guest has to confirm first, so an unfinished run tells nothing
 * and costs no guess; a wrong confirmation is one guess, and ends its run.
 */
import { equalBytes } from '@noble/ciphers/utils.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Millis } from '../../kit/millis';
import { createRateLimit } from '../../kit/rateLimit';
import { confirmation, cpaceKey, type CpaceShare, makePoint, makeScalar } from '../crypto/cpace';
import type { PeerId } from '../finding/peerId';
import type { RandomBytes } from '../finding/randomBytes';
import {
  type CodeMessage,
  type CodeRefusal,
  decodeCodeMessage,
  encodeCodeMessage,
} from './codeMessages';
import { type CodeTerms, cpaceInput, sealForRun, shareOf } from './codeTerms';
import type { GuessCounter } from './guesses';

export interface CodeDesk {
  /** The answer, and the guest it is for. */
  hear(bytes: Uint8Array): { readonly to: PeerId; readonly bytes: Uint8Array } | undefined;
}

type CodeDeskDeps = CodeTerms & {
  readonly host: PeerId;
  readonly random: RandomBytes;
  readonly guesses: GuessCounter;
  now(): Millis;
  /** Until when the code is open, asked at every message. */
  isOpen(): boolean;
  /** What a guest gets who knows the code: the invite. */
  gives(): string;
};

type Run = {
  readonly begun: Uint8Array;
  readonly answer: CodeMessage;
  readonly judged?: { readonly proof: Uint8Array; readonly answer: CodeMessage };
  readonly key: Uint8Array;
  readonly run: Uint8Array;
  readonly guest: CpaceShare;
  readonly mine: CpaceShare;
};

type Begin = Extract<CodeMessage, { is: 'begin' }>;
type Proof = Extract<CodeMessage, { is: 'proof' }>;

const RUNS = { perSecond: 2, atOnce: 2 };
export const MOST_RUNS = 32;
/** Half an hour of runs, at their rate. */
const MOST_REMEMBERED = 4_096;

export function createCodeDesk(deps: CodeDeskDeps): CodeDesk {
  const { host, now, random, version, guesses } = deps;
  /** The oldest first. One that is judged stays, since its answer may have been lost. */
  const runs = new Map<PeerId, Run>();
  const seen = new Set<string>();
  const mayBegin = createRateLimit(RUNS, now);

  function begin(it: Begin, message: Uint8Array): CodeMessage | undefined {
    const known = runs.get(it.guest);
    if (known) return equalBytes(known.begun, message) ? known.answer : undefined;
    const name = bytesToHex(it.run);
    if (seen.has(name) || !mayBegin()) return undefined;
    if (it.version !== version) return refusal('other-version');
    remember(seen, name);
    const run = begunBy(it, message);
    if (!run) return undefined;
    const [oldest] = runs.keys();
    if (runs.size >= MOST_RUNS && oldest) runs.delete(oldest);
    runs.set(it.guest, run);
    return run.answer;
  }

  function begunBy(it: Begin, begun: Uint8Array): Run | undefined {
    const input = cpaceInput(deps, it.run);
    const scalar = makeScalar(random);
    const [guest, mine] = [shareOf(it.guest, it.point), shareOf(host, makePoint(input, scalar))];
    const shares = { initiator: guest, responder: mine };
    const key = cpaceKey(input, { scalar, other: it.point }, shares);
    const answer = { is: 'point', host, point: mine.point } as const;
    return key && { begun, answer, key, run: it.run, guest, mine };
  }

  function hearProof(it: Proof): CodeMessage | undefined {
    const run = it.host === host ? runs.get(it.guest) : undefined;
    if (!run) return undefined;
    const { judged } = run;
    if (judged) return equalBytes(judged.proof, it.mac) ? judged.answer : undefined;
    const answer = judge(run, it.mac);
    runs.set(it.guest, { ...run, judged: { proof: it.mac, answer } });
    return answer;
  }

  function judge(run: Run, proof: Uint8Array): CodeMessage {
    if (guesses.left() === 0) return refusal('used-up');
    if (!equalBytes(confirmation(run.key, run.run, run.guest), proof)) {
      guesses.wrong();
      return refusal('wrong');
    }
    const mac = confirmation(run.key, run.run, run.mine);
    return { is: 'accepted', host, mac, box: sealForRun(run.key, deps.gives()) };
  }

  const refusal = (why: CodeRefusal): CodeMessage => ({ is: 'refused', host, why, version });

  return {
    hear(bytes) {
      const it = deps.isOpen() ? decodeCodeMessage(bytes) : undefined;
      if (it?.is !== 'begin' && it?.is !== 'proof') return undefined;
      const answer = it.is === 'begin' ? begin(it, bytes) : hearProof(it);
      return answer && { to: it.guest, bytes: encodeCodeMessage(answer) };
    },
  };
}

function remember(seen: Set<string>, name: string): void {
  seen.add(name);
  const [oldest] = seen;
  if (seen.size > MOST_REMEMBERED && oldest !== undefined) seen.delete(oldest);
}
