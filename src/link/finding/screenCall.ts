/**
 * A screen without keys shows a code, and a phone at a table scans it and sends the screen the
 * invitation. The broker carries the message and cannot read it.
 */
import { screenTopic } from '../../protocol/brokerRules';
import { linkText } from './linkText';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Millis } from '../../kit/millis';
import { keyFor, seal, unseal } from '../seal';
import type { Timers } from '../timers';
import type { BrokerClient } from './broker';
import { onceOpen } from './onceOpen';
import type { RandomBytes } from './randomBytes';

const KEY_BYTES = 16;
const AGAIN_MS: Millis = 500;
/** A phone that scans the code has no connection yet. */
const READY_MS: Millis = 12_000;
/** From when the connection is open. */
const PATIENCE_MS: Millis = 6_000;
const LARGEST = 2_048;
const HEARD = utf8ToBytes('heard');

type Ticket = { readonly id: string; readonly key: Uint8Array };

type Call = { readonly link: string; stop(): void };

/** Runs on the screen: the link it shows, and the listener for the phone that scans it. */
export function awaitCall(
  broker: BrokerClient,
  address: string,
  random: RandomBytes,
  heard: (invite: string) => void,
): Call {
  const key = random(KEY_BYTES);
  const ticket = { id: idOf(key), key };
  const stop = broker.subscribe(topicTo(ticket), sealed => {
    const bytes = sealed.length > LARGEST ? undefined : unseal(keys(ticket).to, sealed);
    if (!bytes) return; // from a stranger
    broker.publish(topicFrom(ticket), seal(keys(ticket).from, HEARD, random));
    heard(new TextDecoder().decode(bytes));
  });
  return { link: `${address}/tv#${linkText.encode(key)}`, stop };
}

/** Runs on the phone. False: no screen answered. */
export function callScreen(
  broker: BrokerClient,
  link: string,
  invite: string,
  { random, timers }: { random: RandomBytes; timers: Timers },
): Promise<boolean> {
  const ticket = ticketIn(link);
  if (!ticket) return Promise.resolve(false);
  const { to, from } = keys(ticket);
  return new Promise(resolve => {
    let callOff = () => {};
    let stopWaiting = () => {};
    const settle = (isHeard: boolean) => {
      callOff();
      stopHearing();
      stopOpening();
      stopWaiting();
      resolve(isHeard);
    };
    const say = () => {
      broker.publish(topicTo(ticket), seal(to, utf8ToBytes(invite), random));
      callOff = timers.after(AGAIN_MS, say);
    };
    const stopHearing = broker.subscribe(topicFrom(ticket), sealed => {
      if (unseal(from, sealed)) settle(true);
    });
    const waitFor = (ms: Millis) => {
      stopWaiting();
      stopWaiting = timers.after(ms, () => settle(false));
    };
    waitFor(READY_MS);
    const stopOpening = onceOpen(broker, () => {
      waitFor(PATIENCE_MS);
      say();
    });
  });
}

export const isScreenLink = (text: string): boolean => ticketIn(text) !== undefined;

function ticketIn(text: string): Ticket | undefined {
  const [, written = ''] = /\/tv#([\w-]{22})$/.exec(text.trim()) ?? [];
  const key = linkText.decode(written);
  return key?.length === KEY_BYTES ? { id: idOf(key), key } : undefined;
}

/** The topic the broker sees does not reveal the key. */
const idOf = (key: Uint8Array): string =>
  bytesToHex(keyFor(key, new Uint8Array(), 'screen id').slice(0, 12));

const keys = ({ key }: Ticket) => ({
  to: keyFor(key, new Uint8Array(), 'to the screen'),
  from: keyFor(key, new Uint8Array(), 'from the screen'),
});
const topicTo = ({ id }: Ticket) => screenTopic(id, 'to');
const topicFrom = ({ id }: Ticket) => screenTopic(id, 'from');
