/** The messages of guests: for each kind, who may send it and what it does. */
import type { AnyWhy, Viewer } from '../games/game';
import { tokensAt } from '../kit/rateLimit';
import { LARGEST, readUpward, type Said, type Upward } from '../protocol/messages';
import { paused, proposed, requestAsked, resumed } from './actions';
import { heldBack, isHoldable, isUndecided } from './absence';
import { cutOff, cutOffForTooMuch, onPong } from './channels';
import { type Draft, holderOf, tell, withChannel } from './draft';
import { packAsked, packRefused } from './packTravel';
import { type Channel, type ChannelId, type Host, type HostInputs, RATE_LIMIT } from './hostState';
import { revsOf, sees, storyPiece, wholeView } from './publish';
import { seatBegged } from './seatRequests';
import { undoAsked, undoVoted } from './undo';
import {
  hello,
  leaveSeat,
  no,
  renamed,
  seatFound,
  takeSeat,
  tokenKept,
  withShared,
} from './seating';

/** Greeted: the device has sent hello. Player: it has a seat. Owner: it has the message's seat. */
type By = 'anyone' | 'greeted' | 'player' | 'owner';
type Handler<Message> = {
  readonly by: By;
  whyNot?(host: Host, message: Message, channel: Channel): AnyWhy | undefined;
  handle(draft: Draft, from: ChannelId, message: Message, inputs: HostInputs): Draft;
};

const HANDLERS: { readonly [Say in Upward['say']]: Handler<Said<Upward, Say>> } = {
  hello: {
    by: 'anyone',
    handle: (draft, from, message, { now }) => hello(draft, from, message, now),
  },
  ping: {
    by: 'anyone',
    handle: (draft, from, { t }, { now: here }) =>
      tell(draft, from, { say: 'pong', t, here, revs: revsOf(draft.host, from) }),
  },
  pong: { by: 'anyone', handle: onPong },
  sit: { by: 'greeted', handle: (draft, from, { seat }) => takeSeat(draft, from, seat) },
  'seat-me': { by: 'greeted', handle: (draft, from, { usual }) => seatFound(draft, from, usual) },
  'ask-seat': {
    by: 'greeted',
    whyNot: (_host, _message, { watches }) => (watches ? { code: 'only-watches' } : undefined),
    handle: seatBegged,
  },
  rise: { by: 'owner', handle: (draft, from, { seat }) => leaveSeat(draft, from, seat) },
  kept: { by: 'owner', handle: tokenKept },
  rename: { by: 'owner', handle: renamed },
  propose: { by: 'owner', handle: proposed },
  ask: {
    by: 'owner',
    handle: (draft, from, message, { now }) => requestAsked(draft, from, message, now),
  },
  pause: {
    by: 'player',
    handle: (draft, from, _message, { now }) => paused(draft, now, playerAt(draft.host, from)),
  },
  resume: {
    by: 'player',
    whyNot: ({ presence }) => (presence.isAway ? { code: 'host-is-away' } : undefined),
    handle: (draft, _from, _message, { now }) => resumed(draft, now),
  },
  undo: { by: 'player', handle: (draft, from, _message, { now }) => undoAsked(draft, from, now) },
  vote: {
    by: 'player',
    handle: (draft, from, message, { now }) => undoVoted(draft, from, message, now),
  },
  whole: {
    by: 'greeted',
    whyNot: (_host, { viewer }, channel) =>
      isShared(viewer) || sees(channel, viewer) ? undefined : notYourSeat(viewer),
    handle: (draft, from, { viewer }) =>
      isShared(viewer) ? withShared(draft, from) : wholeView(draft, from, viewer),
  },
  story: {
    by: 'greeted',
    // While a match is played, its log is full of secrets.
    whyNot: ({ match }) => (match?.game.result(match.state) ? undefined : { code: 'not-over' }),
    handle: (draft, from, message) => storyPiece(draft, from, message.from),
  },
  pack: { by: 'greeted', handle: packAsked },
  'no-pack': { by: 'greeted', handle: packRefused },
};

const isShared = (what: string): boolean => what === 'shared';

/** The name of the player at this device, as everybody sees it; null: unknown. */
function playerAt(host: Host, id: ChannelId): string | null {
  const { seats = [], name = null } = host.channels.get(id) ?? {};
  const [seat] = seats;
  return (seat && holderOf(host, seat).name) || name;
}

/** Checks size and rate, then kind and version, then whether this device may send it. */
export function receive(draft: Draft, from: ChannelId, text: string, inputs: HostInputs): Draft {
  const { now } = inputs;
  const channel = draft.host.channels.get(from);
  if (!channel) return draft;
  if (text.length > LARGEST) return cutOffForTooMuch(draft, from, 'too-large', now);
  const tokens = tokensAt(channel, RATE_LIMIT, now) - 1;
  if (tokens < 0) return cutOffForTooMuch(draft, from, 'too-fast', now);
  const counted = withChannel(draft, from, { tokens, refilledAt: now, heard: now });
  const read = readUpward(text);
  if (read.ok) return onGuestMessage(counted, from, read.message, inputs);
  const isStranger = read.why.code === 'other-version';
  return isStranger ? cutOff(counted, from, read.why) : no(counted, from, read.why);
}

function onGuestMessage(draft: Draft, from: ChannelId, message: Upward, inputs: HostInputs): Draft {
  const why = whyNotSay(draft.host, from, message);
  if (why) return no(draft, from, why);
  return isUndecided(draft.host) && isHoldable(message)
    ? heldBack(draft, { from, message, now: inputs.now })
    : handle(draft, from, message, inputs);
}

/** Judges a message held back during an absence. If it is no longer allowed, it does nothing. */
export const handleHeld = (
  draft: Draft,
  from: ChannelId,
  message: Upward,
  inputs: HostInputs,
): Draft => (whyNotSay(draft.host, from, message) ? draft : handle(draft, from, message, inputs));

function handle(draft: Draft, from: ChannelId, message: Upward, inputs: HostInputs): Draft {
  const row: Handler<Upward> = HANDLERS[message.say];
  return row.handle(draft, from, message, inputs);
}

function whyNotSay(host: Host, from: ChannelId, message: Upward): AnyWhy | undefined {
  const channel = host.channels.get(from);
  if (!channel) return { code: 'hello-first' };
  const row: Handler<Upward> = HANDLERS[message.say];
  return whyNotBy(row.by, channel, message) ?? row.whyNot?.(host, message, channel);
}

function whyNotBy(by: By, { name, seats }: Channel, message: Upward): AnyWhy | undefined {
  if (by === 'anyone') return undefined;
  if (name === null) return { code: 'hello-first' };
  if (by === 'player' && seats.length === 0) return { code: 'only-players' };
  if (by !== 'owner' || !('seat' in message)) return undefined;
  const { seat } = message; // without a seat, it is about all seats of the device
  return seat === undefined || seats.includes(seat) ? undefined : notYourSeat(seat);
}

const notYourSeat = (seat: Viewer): AnyWhy & { seat: string } => ({ code: 'not-your-seat', seat });
