/** Turns a talk into a link: directly if both phones can, otherwise over the relay. */
import type { Ears, Link } from '../../table/ports';
import { answerPeer, callPeer, type Paths } from '../connect';
import { answerDirect, callDirect } from '../direct';
import type { LinkAttempt, LinkResult } from '../linkAttempt';
import type { GivePeer, IceServer } from '../peer';
import type { Timers } from '../timers';
import type { SessionTalk } from './sessionTalk';
import type { GuestTalk } from './tableDoor';

export type LinkMeans = {
  readonly timers: Timers;
  /** Undefined where there is no WebRTC: then the relay is the only way, and taken at once. */
  readonly givePeer: GivePeer | undefined;
  readonly iceServers: IceServer[];
};

export const callHost = (means: LinkMeans, talk: SessionTalk, hostIsDirect: boolean) =>
  opening(callPeer(pathsOf(means, talk, hostIsDirect, true)), talk);

export async function answerGuest(means: LinkMeans, guest: GuestTalk): Promise<LinkResult> {
  const { call, hasEarlierSecret: mustProve } = guest;
  const opened = await opening(answerPeer(pathsOf(means, guest, call.direct, false)), guest);
  return opened.ok ? { ok: true, link: { ...opened.link, mustProve } } : opened;
}

function pathsOf(
  { timers, givePeer, iceServers }: LinkMeans,
  talk: SessionTalk,
  otherIsDirect: boolean,
  calls: boolean,
): Paths {
  const terms = { iceServers, signals: talk.signals, timers, gather: 'trickle' } as const;
  const open = calls ? callDirect : answerDirect;
  const direct = givePeer && otherIsDirect ? () => open({ ...terms, givePeer }) : undefined;
  return { timers, direct, relay: () => talk.relay(calls) };
}

/**
 * Until the link is open, the end of the talk ends the attempt; from then on the talk may come and
 * go, and it ends with the link.
 */
async function opening(tried: LinkAttempt, talk: SessionTalk): Promise<LinkResult> {
  let isOpen = false;
  void talk.ended.then(() => (isOpen ? undefined : tried.giveUp()));
  const opened = await tried.opened;
  isOpen = opened.ok;
  if (!opened.ok) talk.close();
  return opened.ok ? { ok: true, link: withTalk(opened.link, talk) } : opened;
}

const withTalk = (link: Link, talk: SessionTalk): Link => ({
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
