/**
 * Two phones that were paired by two codes open the table's handshake over their channel: its first
 * messages prove to the guest whose table it is. After them, DTLS alone protects the channel.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Millis } from '../../kit/millis';
import type { Ears, Link } from '../../table/ports';
import { keyPairOf } from '../crypto/noise';
import { linkText } from '../finding/linkText';
import type { RandomBytes } from '../finding/randomBytes';
import { fingerprintOf } from '../fingerprint';
import type { NoLink } from '../linkAttempt';
import { ReceiveQueue } from '../receiveQueue';
import type { Timers } from '../timers';
import { startCalling } from './guestCalling';
import { createHostDesk } from './hostDesk';
import type { HostAnswer } from './joinMessages';
import type { TableInvite } from './tableInvite';
import type { TableKeys } from './tableKeys';

type PairedWorld = { readonly timers: Timers; readonly random: RandomBytes; now(): Millis };

/** The descriptions that the two codes carried. */
type Descriptions = { readonly offer: string; readonly answer: string };

type NoProof = { readonly ok: false; readonly why: NoLink };
type Proven = { readonly ok: true; readonly link: Link };

const PROOF_MS: Millis = 5_000;
const NO_PROOF: NoProof = { ok: false, why: 'refused' };

/** Runs on the guest. */
export async function callPaired(
  { timers, random }: PairedWorld,
  link: Link,
  wish: Pick<TableInvite, 'table' | 'secret'> & {
    readonly version: number;
    readonly epoch: number;
    readonly descriptions: Descriptions;
  },
): Promise<(Proven & { readonly answer: HostAnswer }) | NoProof> {
  const calling = startCalling(
    {
      ...wish,
      call: { direct: true },
      ephemeral: keyPairOf(random(32)),
      bound: boundTo(wish.descriptions),
    },
    random,
  );
  if (!calling) return refuse(link);
  link.send(linkText.encode(calling.message));
  const begun = await firstMessage(link, timers);
  const bytes = begun && linkText.decode(begun.text);
  const heard = bytes && calling.hear(bytes);
  if (!begun || heard?.is !== 'answer') return refuse(link);
  return { ok: true, link: begun.rest, answer: heard.answer };
}

/** Runs on the host. */
export async function answerPaired(
  { timers, random, now }: PairedWorld,
  link: Link,
  wish: {
    readonly keys: TableKeys;
    readonly version: number;
    readonly descriptions: Descriptions;
  },
): Promise<Proven | NoProof> {
  const desk = createHostDesk({
    version: wish.version,
    keys: () => wish.keys,
    now,
    ephemeral: () => keyPairOf(random(32)),
    direct: true,
    bound: boundTo(wish.descriptions),
  });
  const begun = await firstMessage(link, timers);
  const bytes = begun && linkText.decode(begun.text);
  const news = bytes && desk.hear(bytes);
  if (!begun || news?.is !== 'reply') return refuse(link);
  link.send(linkText.encode(news.bytes));
  return { ok: true, link: begun.rest };
}

/** Somebody between the phones would have two channels, with two pairs of certificates. */
const boundTo = ({ offer, answer }: Descriptions): Uint8Array =>
  utf8ToBytes(`${fingerprintOf(offer)}\n${fingerprintOf(answer)}`);

function refuse(link: Link): NoProof {
  link.close();
  return NO_PROOF;
}

/** The first message of a link, and the rest of the link for its later users. */
function firstMessage(
  link: Link,
  timers: Timers,
): Promise<{ readonly text: string; readonly rest: Link } | undefined> {
  const later = new ReceiveQueue();
  const rest: Link = {
    ...link,
    listen: (ears: Ears) => later.listen(ears),
    close() {
      later.hangUp();
      link.close();
    },
  };
  return new Promise(resolve => {
    let isFirst = true;
    const stop = timers.after(PROOF_MS, () => resolve(undefined));
    link.listen({
      heard(text) {
        stop();
        if (isFirst) resolve({ text, rest });
        else later.heard(text);
        isFirst = false;
      },
      closed(end) {
        stop();
        later.end(end);
        resolve(undefined);
      },
    });
  });
}
