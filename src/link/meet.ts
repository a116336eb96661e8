/** Turns a table that can be found into links between the host and every guest. */
import type { Link } from '../table/ports';
import { deferred } from './finding/deferred';
import { onceOpen } from './finding/onceOpen';
import type { CodeTerms } from './joining/codeTerms';
import { type CodeDoor, type CodeDoorWish, openCodeDoor } from './joining/codeDoor';
import { visitByCode, type CodeResult } from './joining/codeVisit';
import { countGuesses } from './joining/guesses';
import { answerGuest, callHost } from './joining/openLink';
import { type GuestTalk, type JoiningWorld, openTableDoor } from './joining/tableDoor';
import type { TableInvite } from './joining/tableInvite';
import { type TableKeys, withNextSecret } from './joining/tableKeys';
import { type NoVisit, visitTable } from './joining/tableVisit';
import { parseTypedCode } from './joining/typedCode';
import type { NoLink } from './linkAttempt';
import type { GivePeer, IceServer } from './peer';

export type Means = JoiningWorld & {
  /** Undefined where there is no WebRTC: then the relay is the only way. */
  givePeer: GivePeer | undefined;
  iceServers: IceServer[];
};

type TableWish = {
  keys: TableKeys;
  version: number;
  join(link: Link): void;
  /** Somebody typed a wrong code, or may try once more; the keys know how many guesses are left. */
  guessed(keys: TableKeys): void;
};

type CodeWish = Pick<CodeDoorWish, 'gives' | 'isOpen'>;

export interface OpenTable {
  /** Resolves when guests can call. */
  readonly ready: Promise<void>;
  keys(): TableKeys;
  /** Somebody was sent away. */
  changeSecret(): TableKeys;
  /** Shows a code, which takes the place of the one before. */
  showCode(wish: CodeWish): Promise<string>;
  grantGuess(): void;
  close(): Promise<void>;
}

/** Opens a table for guests: every device that arrives becomes a link. */
export function admitGuests(means: Means, wish: TableWish): OpenTable {
  const { version, join } = wish;
  const broker = means.reach();
  const ready = deferred<void>();
  let { keys } = wish;
  let code: CodeDoor | undefined;
  let isClosed = false;
  const guesses = countGuesses(means.now, judged, keys.guessesLeft);

  function judged(guessesLeft: number) {
    keys = { ...keys, guessesLeft };
    wish.guessed(keys);
  }

  async function meet(guest: GuestTalk) {
    const opened = await answerGuest(means, guest);
    if (opened.ok && isClosed) opened.link.close();
    else if (opened.ok) join(opened.link);
  }

  const door = openTableDoor(means, broker, {
    version,
    keys: () => keys,
    direct: means.givePeer !== undefined,
    came: meet,
  });
  onceOpen(broker, () => ready.resolve());
  return {
    ready: ready.promise,
    keys: () => keys,
    changeSecret: () => (keys = withNextSecret(keys, means.random)),
    showCode(shown) {
      code?.close();
      code = openCodeDoor(means, broker, { kind: 'table', version, guesses, ...shown });
      return code.code;
    },
    grantGuess: guesses.oneMore,
    close() {
      isClosed = true;
      code?.close();
      door.close();
      return broker.close();
    },
  };
}

export type ConnectResult =
  { ok: true; link: Link; epoch: number } | { ok: false; why: NoVisit | { code: NoLink } };

export type ConnectWish = Pick<TableInvite, 'table' | 'secret'> & {
  version: number;
  provesSeat: boolean;
  /** The highest this phone has met at that table. */
  epoch: number;
};

/** Finds the table and opens a link to its host. */
export async function connectTo(means: Means, wish: ConnectWish): Promise<ConnectResult> {
  const broker = means.reach();
  const call = { direct: means.givePeer !== undefined };
  const found = await visitTable(means, broker, { ...wish, call });
  if (!found.ok) {
    await broker.close();
    return found;
  }
  const { talk, answer } = found;
  void talk.ended.then(() => broker.close());
  const opened = await callHost(means, talk, answer.direct);
  if (!opened.ok) return { ok: false, why: { code: opened.why } };
  return { ...opened, epoch: answer.epoch };
}

/** The link for which a typed code stands, or the reason why not. */
export async function linkByCode(
  means: Means,
  typed: string,
  terms: Omit<CodeTerms, 'code'>,
): Promise<ByCode> {
  const code = parseTypedCode(typed);
  if (!code) return { ok: false, why: 'bad-code' };
  const broker = means.reach();
  const given = await visitByCode(means, broker, { code, ...terms });
  await broker.close();
  return given;
}

type ByCode = CodeResult | { readonly ok: false; readonly why: 'bad-code' };
