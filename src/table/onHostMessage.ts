/** What each message of the host changes in the guest. */
import type { AnyWhy, Viewer } from '../games/game';
import { applyDelta, delta, type Delta } from '../kit/delta';
import type { Millis } from '../kit/millis';
import type { BySeat, Seat } from '../kit/seat';
import { unreachable } from '../kit/unreachable';
import { type Downward, readDownward, type Said, type SharedState } from '../protocol/messages';
import type { Token } from '../protocol/token';
import { withPing } from './clockSync';
import { packReceived } from './packArrival';
import { gathered } from './storyPieces';
import {
  type Guest,
  isShown,
  type OwnSeat,
  ownSeat,
  proposal,
  revOf,
  say,
  seatAsked,
  type GuestStep,
  withSeat,
} from './guestState';

export function onHostMessage(guest: Guest, text: string, now: Millis): GuestStep {
  const read = readDownward(text);
  const awake = { ...guest, heard: now };
  if (read.ok) return timeResumed(handled(awake, read.message, now));
  return read.why.code === 'other-version' ? [{ ...awake, refused: read.why }, []] : [awake, []];
}

/** Match time goes on once this channel has brought the shared state and a reading of the clock. */
function timeResumed([guest, effects]: GuestStep): GuestStep {
  const isKnown = guest.sharedRev > 0 && guest.sync.pings.length > 0;
  return guest.stands !== null && isKnown
    ? [{ ...guest, stands: null }, effects]
    : [guest, effects];
}

function handled(guest: Guest, message: Downward, now: Millis): GuestStep {
  switch (message.say) {
    case 'welcome':
      return welcomed(guest, message);
    case 'code':
      return [{ ...guest, code: message.code }, []];
    case 'no':
      return [refusedBy(guest, message.why), []];
    case 'seated':
      return seated(guest, message, now);
    case 'unseated':
      return unseated(guest, message);
    case 'shared':
      return [withShared(guest, message), []];
    case 'view':
      return [viewed(guest, message), []];
    case 'delta':
      return changed(guest, message);
    case 'answer':
      return answered(guest, message);
    case 'story':
      return storyReceived(guest, message);
    case 'pack':
      return packReceived(guest, message);
    case 'ping':
      return [guest, [say({ say: 'pong', t: message.t, here: now })]];
    case 'pong':
      return ponged(guest, message, now);
    default:
      return unreachable(message);
  }
}

function welcomed(guest: Guest, said: Said<Downward, 'welcome'>): GuestStep {
  const { table, invite, guest: self } = said;
  const met: Guest = { ...guest, table, self, invite: invite ?? null, code: null };
  return [met, guest.table === null ? seatAsked(met) : []];
}

function ponged(guest: Guest, { t, here, revs }: Said<Downward, 'pong'>, now: Millis): GuestStep {
  const synced = { ...guest, sync: withPing(guest.sync, { left: t, met: here, back: now }) };
  const missed = Object.entries(revs).filter(([what, rev]) => rev > revOf(guest, what));
  return [synced, missed.map(([what]) => say({ say: 'whole', viewer: what as Seat }))];
}

function withShared(guest: Guest, { rev, shared }: Said<Downward, 'shared'>): Guest {
  if (rev < guest.sharedRev) return guest;
  const isNext = guest.shared !== null && guest.shared.match !== shared.match;
  const known = applyDelta(delta(guest.shared, shared), guest.shared); // keeps what is unchanged
  const refused = isNewQuestion(guest, shared) ? null : guest.refused;
  const called = withoutShownNames(isNext ? cleared(guest) : guest, shared);
  return { ...called, shared: known, sharedRev: rev, refused };
}

/** Once everybody sees a name, the host's screen may replace it. */
function withoutShownNames(guest: Guest, { places }: SharedState): Guest {
  return places.reduce((soFar, { seat, ...shown }) => {
    const own = ownSeat(soFar, seat);
    const isDone = own?.called && isShown(own.called, shown);
    return isDone ? withSeat(soFar, seat, { ...own, called: null }) : soFar;
  }, guest);
}

/** The answer to an earlier question is over; the same answer to this one is news. */
const isNewQuestion = (guest: Guest, { undo: { question } }: SharedState): boolean =>
  question !== undefined && question.id !== guest.shared?.undo.question?.id;

/** Another match has begun: drops the views, acts and story of the last one. */
function cleared(guest: Guest): Guest {
  const seats = Object.entries(guest.seats).map(([seat, own]) => [
    seat,
    { ...own, n: own.n - own.pending.length, pending: [] },
  ]);
  const views = new Map<never, never>();
  return { ...guest, seats: Object.fromEntries(seats), views, story: null, gathers: null };
}

const refusedBy = (guest: Guest, why: AnyWhy): Guest => ({
  ...guest,
  refused: why,
  seatWanted: why.code === 'all-seats-taken' ? null : guest.seatWanted,
  closed: guest.closed || why.code === 'table-closed',
});

function storyReceived(guest: Guest, piece: Said<Downward, 'story'>): GuestStep {
  const news = guest.gathers && gathered(guest.gathers, piece);
  if (!news) return [guest, []];
  switch (news.is) {
    case 'more':
      return [
        { ...guest, gathers: news.gathering },
        [say({ say: 'story', from: news.gathering.entries.length })],
      ];
    case 'whole':
      return [{ ...guest, gathers: null, story: news.match }, []];
    case 'refused':
      return [{ ...guest, gathers: null, refused: news.why }, []];
    default:
      return unreachable(news);
  }
}

const viewed = (guest: Guest, { viewer, rev, view }: Said<Downward, 'view'>): Guest =>
  rev < revOf(guest, viewer) ? guest : withView(guest, viewer, rev, view);

/**
 * The host gives the number of the seat's last proposal. Acts it has not received get the next
 * ones.
 */
function seated(guest: Guest, said: Said<Downward, 'seated'>, now: Millis): GuestStep {
  const { seat, token, serial, n } = said;
  const before = ownSeat(guest, seat);
  if (before && before.serial !== null && serial <= before.serial) return [guest, []];
  const pending = before?.pending ?? [];
  const answeredSoon = pending.filter(one => one.n <= n);
  const unheard = pending.filter(one => one.n > n).map((one, m) => ({ ...one, n: n + 1 + m }));
  const own: OwnSeat = {
    token,
    serial,
    n: n + unheard.length,
    pending: [...answeredSoon, ...unheard],
    called: before?.serial === null ? before.called : null, // another player sits there after a swap
  };
  const settled: Guest = { ...guest, seatWanted: null, asks: null, elsewhere: null, resent: now };
  const sitting = withSeat(settled, seat, own);
  return [
    sitting,
    [
      { do: 'keep', tokens: tokensOf(sitting) },
      say({ say: 'kept', seat, token }),
      ...own.pending.map(one => proposal(seat, one)),
    ],
  ];
}

export const tokensOf = ({ seats }: Guest): BySeat<Token> =>
  Object.fromEntries(
    Object.entries(seats).flatMap(([seat, { token }]) => (token ? [[seat, token]] : [])),
  );

function unseated(guest: Guest, { seat, why }: Said<Downward, 'unseated'>): GuestStep {
  const own = ownSeat(guest, seat);
  const refused = why.code === 'swapped' ? guest.refused : why;
  if (!own) return [{ ...guest, refused }, []];
  const views = new Map(guest.views);
  views.delete(seat);
  const elsewhere = why.code === 'sits-elsewhere' ? seat : guest.elsewhere;
  const risen = withSeat({ ...guest, views, refused, elsewhere }, seat, {
    token: null,
    serial: null,
    n: 0,
    pending: [],
    called: null,
  });
  return [risen, [{ do: 'keep', tokens: tokensOf(risen) }]];
}

const withView = (guest: Guest, viewer: Viewer, rev: number, view: unknown): Guest => ({
  ...guest,
  views: new Map(guest.views).set(viewer, { rev, view }),
});

/** Applies a change to the view it belongs to; otherwise asks for the whole view. */
function changed(guest: Guest, message: Said<Downward, 'delta'>): GuestStep {
  const { viewer, rev, delta, events } = message;
  const before = guest.views.get(viewer);
  if (before && rev <= before.rev) return [guest, []];
  const view = before?.rev === rev - 1 ? applied(delta, before.view) : undefined;
  if (view === undefined) return [guest, [say({ say: 'whole', viewer })]];
  const next = withView(guest, viewer, rev, view.view);
  return [next, events.length > 0 ? [{ do: 'events', viewer, events, ...view }] : []];
}

function applied(delta: Delta, before: unknown): { view: unknown } | undefined {
  try {
    return { view: applyDelta(delta, before) };
  } catch {
    return undefined;
  }
}

function answered(guest: Guest, { seat, n, why }: Said<Downward, 'answer'>): GuestStep {
  const own = ownSeat(guest, seat);
  if (!own?.pending.some(one => one.n === n)) return [guest, []];
  const pending = own.pending.filter(one => one.n !== n);
  return [withSeat(guest, seat, { ...own, pending }), [{ do: 'answered', seat, n, why }]];
}
