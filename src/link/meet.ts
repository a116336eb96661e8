/** Turns a table that can be found into links between the host and every guest. */
import type { Ears, Link } from '../table/ports';
import { answerPeer, callPeer, DIRECT_MS } from './connect';
import { answerDirect, callDirect } from './direct';
import type { ArrivedGuest } from './finding/arrival';
import type { RoomWish } from './finding/hostRoom';
import { hostRoom, type HostRoom } from './finding/hostRoom';
import type { TableSecret } from './finding/invite';
import { joinRoom, type NoRoom, type JoinRoomWish } from './finding/joinRoom';
import type { JoinSession, JoinEnd } from './finding/joinSession';
import type { FindingWorld } from './finding/world';
import type { NoLink, LinkResult, LinkAttempt } from './linkAttempt';
import type { GivePeer, IceServer } from './peer';
import { answerRelay, callRelay } from './relay';

export type Means = FindingWorld & {
  /** Undefined where there is no WebRTC: then the relay is the only way. */
  givePeer: GivePeer | undefined;
  iceServers: IceServer[];
};

/** The conversation through the broker: it finds a new path when the one in use is lost. */
type Talk = { readonly ended: Promise<unknown>; close(): void };

/** Opens a table for guests: every admitted device becomes a link. */
export function admitGuests(
  means: Means,
  wish: Omit<RoomWish, 'came'>,
  join: (link: Link) => void,
): HostRoom {
  const room = hostRoom(means, { ...wish, came: guest => void meet(guest) });
  const meet = async (guest: ArrivedGuest) => {
    const opened = await opening(answering(means, guest, room.secret), guest);
    if (opened.ok) join(opened.link);
  };
  return room;
}

export type ConnectResult =
  { ok: true; link: Link } | { ok: false; why: NoRoom | { code: NoLink | JoinEnd } };

/** Finds the table and opens a link to its host. `shown` receives the phrase on both screens. */
export async function connectTo(
  means: Means,
  wish: JoinRoomWish,
  shown: (phrase: string) => void = () => undefined,
): Promise<ConnectResult> {
  const joined = await joinRoom(means, wish).joined;
  if (!joined.ok) return joined;
  const stay = joined.visit;
  void stay.phrase?.then(phrase => phrase !== undefined && shown(phrase));
  const opened = await opening(calling(means, stay, wish.secret), stay);
  if (opened.ok) return opened;
  // Given up because the visit ended: its end is the better reason.
  return { ok: false, why: { code: opened.why === 'given-up' ? await stay.ended : opened.why } };
}

/**
 * Until the link is open, the end of the talk ends the attempt; from then on the talk may come and
 * go.
 */
async function opening(tried: LinkAttempt, talk: Talk): Promise<LinkResult> {
  let isOpen = false;
  void talk.ended.then(() => (isOpen ? undefined : tried.giveUp()));
  const opened = await tried.opened;
  isOpen = opened.ok;
  if (!opened.ok) talk.close();
  return opened.ok ? { ok: true, link: withTalk(opened.link, talk) } : opened;
}

/** The conversation through the broker ends with the link. */
const withTalk = (link: Link, talk: Talk): Link => ({
  way: link.way,
  send: message => link.send(message),
  close: () => link.close(),
  listen: (ears: Ears) =>
    link.listen({
      heard: message => ears.heard(message),
      closed(end) {
        talk.close();
        ears.closed(end);
      },
    }),
});

function answering(means: Means, guest: ArrivedGuest, secret: TableSecret): LinkAttempt {
  const { host: me, peer: other, pipe, signals, hasSecret } = guest;
  const { givePeer, timers, iceServers, random } = means;
  const terms = { iceServers, signals, timers, gather: 'trickle' } as const;
  const direct = givePeer && (() => answerDirect({ ...terms, givePeer }));
  // A guest who typed the code waits for a tap, however long that takes, and gets no relay: the
  // broker would know its keys.
  if (!hasSecret) return direct?.() ?? answerPeer({ timers });
  const relay = () => answerRelay({ pipe, secret, random, timers, me, other });
  return answerPeer({ timers, direct, relay });
}

function calling(means: Means, stay: JoinSession, secret: TableSecret | undefined): LinkAttempt {
  const { me, card, pipe, signals } = stay;
  const { givePeer, timers, iceServers, random } = means;
  const terms = { iceServers, signals, timers, gather: 'trickle' } as const;
  const direct = givePeer && (() => callDirect({ ...terms, givePeer }));
  if (!secret) return direct ? afterTap(direct(), stay, means) : callPeer({ timers });
  const relay = () => callRelay({ pipe, secret, random, timers, me, other: card.host });
  return callPeer({ timers, direct, relay });
}

/** The time limit for a path starts with the host's tap. */
function afterTap(tried: LinkAttempt, { letIn }: JoinSession, { timers }: Means): LinkAttempt {
  void letIn.then(isIn => {
    const stop = timers.after(isIn ? DIRECT_MS : 0, () => tried.giveUp());
    return tried.opened.then(stop);
  });
  return tried;
}
