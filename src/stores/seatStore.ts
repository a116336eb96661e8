/** What one viewer knows of the match. It is read from the session, so nothing is kept twice. */
import type { SeatStore, ShownRequest, ViewStore } from '../games/board';
import type { TalkMessage } from '../games/game';
import type { Viewer } from '../games/game';
import type { Millis } from '../kit/millis';
import { memoized, partOf } from '../kit/readable';
import { ownOf, type Seat } from '../kit/seat';
import type { SharedState } from '../protocol/messages';
import type { OwnSeat } from '../table/guestState';
import type { Session } from './session';
import type { SessionState } from './sessionState';
import { namedPlaces, seenView } from './seats';
import { countInLeft } from './tableClock';

type Around = Pick<Session, 'state' | 'events' | 'wish'>;

/** Needs a viewer that has a view. After the table is left, the store keeps its last state. */
export function createViewStore(session: Around): ViewStore<unknown, unknown> {
  const part = viewPart('board');
  return { ...partOf(session.state, part), events: session.events.of('board') };
}

export function createSeatStore(session: Around, seat: Seat): SeatStore<unknown, unknown, unknown> {
  const part = viewPart(seat);
  const pending = memoized((own: OwnSeat['pending']) => own.map(({ action }) => action));
  const seatPart = (now: SessionState) => {
    const seen = part(now);
    const own = now.guest && ownOf(now.guest.seats, seat);
    const refusal = now.refusal?.seat === seat ? now.refusal : null;
    return seen && { ...seen, seat, refusal, pending: pending(own?.pending ?? NONE) };
  };
  return {
    ...partOf(session.state, seatPart),
    events: session.events.of(seat),
    // The count on the screen already says what the host would answer.
    act: action => !isCountedIn(session) && session.wish({ wish: 'act', seat, action }),
    ask: (words, to) => session.wish({ ...asked(seat, words), ...(to && { to }) }),
  };
}

function isCountedIn({ state }: Around): boolean {
  const { guest, clock } = state.getState();
  return countInLeft(guest?.shared?.clock, clock.hostNow()) > 0;
}

const NONE: OwnSeat['pending'] = [];

function viewPart(viewer: Viewer) {
  const named = memoized((places: SharedState['places']) => namedPlaces({ shared: { places } }));
  const shown = memoized((requests: SharedState['requests'], at: Millis) =>
    requests.map(request => withTimeLeft(request, at)),
  );
  return ({ guest, clock }: SessionState) => {
    const view = guest ? seenView(guest, viewer) : undefined;
    if (!guest?.shared || view === undefined) return undefined;
    const { places, requests } = guest.shared;
    return { view, clock, places: named(places), requests: shown(requests, clock.hostNow()) };
  };
}

type Request = SharedState['requests'][number];

const withTimeLeft = ({ until, ...request }: Request, at: Millis): ShownRequest => ({
  ...request,
  left: Math.max(0, until - at),
});

/** Long enough to notice while watching an hourglass. */
const ASKED_MS = 20_000;

const asked = (seat: Seat, { code, about }: TalkMessage) => ({
  wish: 'ask' as const,
  seat,
  words: { code, about: [...about] },
  lasts: ASKED_MS,
});
