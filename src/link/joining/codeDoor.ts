/** The host's code on the broker: it finds a free room, and answers guests who type the code. */
import { codeTopic, guestTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import type { BrokerClient } from '../finding/broker';
import { deferred } from '../finding/deferred';
import { onceOpen } from '../finding/onceOpen';
import { makePeerId } from '../finding/peerId';
import { createCodeDesk, type CodeDesk } from './codeDesk';
import { decodeCodeMessage, encodeCodeMessage } from './codeMessages';
import { asked, keepsRoom, type RoomSearch, startSearch, wasTaken } from './codeRoom';
import type { CodeKind } from './codeTerms';
import type { JoiningWorld } from './tableDoor';
import type { GuessCounter } from './guesses';
import { textOfCode } from './typedCode';

export type CodeDoorWish = {
  readonly kind: CodeKind;
  readonly version: number;
  /** Asked at every message: a lobby shows the code, or somebody is being brought in. */
  isOpen(): boolean;
  /** What a guest gets who knows the code: the invite. */
  gives(): string;
  /** They outlast the code, since another one is as easy to guess. */
  readonly guesses: GuessCounter;
};

export interface CodeDoor {
  /** The letters, once their room is found. */
  readonly code: Promise<string>;
  close(): void;
}

const ASK_MS: Millis = 200;

export function openCodeDoor(
  { random, timers, now }: Omit<JoiningWorld, 'reach'>,
  broker: BrokerClient,
  { kind, version, isOpen, gives, guesses }: CodeDoorWish,
): CodeDoor {
  const host = makePeerId(random);
  const found = deferred<string>();
  let search = startSearch(random);
  let desk: CodeDesk | undefined;
  let callOff = () => {};
  let stopHearing = () => {};

  const say = (is: 'ask' | 'taken') =>
    broker.publish(codeTopic(search.code.room), encodeCodeMessage({ is, host }));

  function hear(bytes: Uint8Array) {
    const it = decodeCodeMessage(bytes);
    if (it?.is === 'ask' && it.host !== host) meetHost(keepsRoom(search, host, it.host));
    else if (it?.is === 'taken' && it.host !== host) moveOn();
    else answer(bytes);
  }

  const meetHost = (isOurs: boolean) => (isOurs ? say('taken') : moveOn());

  function answer(bytes: Uint8Array) {
    const reply = desk?.hear(bytes);
    if (reply) broker.publish(guestTopic(reply.to), reply.bytes);
  }

  function moveOn() {
    if (search.isFound) return;
    seek(wasTaken(search, random));
  }

  function seek(next: RoomSearch) {
    callOff();
    stopHearing();
    search = next;
    stopHearing = broker.subscribe(codeTopic(search.code.room), hear);
    if (search.isFound) open();
    else ask();
  }

  function ask() {
    search = asked(search);
    if (search.isFound) return open();
    say('ask');
    callOff = timers.after(ASK_MS, ask);
  }

  function open() {
    const { code } = search;
    desk ??= createCodeDesk({ code, kind, version, host, random, now, isOpen, gives, guesses });
    found.resolve(textOfCode(code));
  }

  const stopOpening = onceOpen(broker, () => seek(search));
  return {
    code: found.promise,
    close() {
      callOff();
      stopOpening();
      stopHearing();
      desk = undefined;
    },
  };
}
