/**
 * Sends what a step has changed: each viewer the change of its view, everybody the shared state.
 */
import type { Viewer } from '../games/game';
import { delta } from '../kit/delta';
import { bySeat, ownOf, type Seat } from '../kit/seat';
import { dealOf, type Entry } from '../protocol/entry';
import type { SharedState } from '../protocol/messages';
import { change, channelOf, type Draft, holderOf, tell, withChannel } from './draft';
import { type Channel, type ChannelId, type Host, STORY_PIECE } from './hostState';
import { seatInTurn } from './ownTurn';
import { type RunningMatch, viewOf } from './match';
import { sharedPackOf } from './packTravel';

/** For newcomers, and for guests that missed something. From then on they get changes. */
export function wholeView(draft: Draft, to: ChannelId, viewer: Viewer): Draft {
  if (!draft.host.match) return draft;
  const { match } = draft.host;
  const sent = draft.host.lastSent.get(viewer) ?? {
    rev: firstRev(draft.host, match),
    view: viewOf(match, viewer),
  };
  const noted = change(draft, { lastSent: new Map(draft.host.lastSent).set(viewer, sent) });
  return tell(noted, to, { say: 'view', viewer: viewer as Seat, ...sent });
}

/**
 * Views change at most once for each log entry. So a reopened host never gives an old revision to a
 * new view, and no act can refer to a view that is gone.
 */
const firstRev = ({ past }: Host, { saved }: RunningMatch): number =>
  past.revs + saved.log.length + 1;

/** The highest revision of all views. */
export const lastRev = (host: Host, match: RunningMatch): number =>
  Math.max(firstRev(host, match), ...[...host.lastSent.values()].map(({ rev }) => rev));

/** `before` is the host as everybody knows it. */
export const publish = (draft: Draft, before: Host): Draft =>
  spreadShared(spreadViews(draft, before));

/** Views depend on the state alone, so most steps, such as pings, change none. */
function spreadViews(draft: Draft, before: Host): Draft {
  const { match, places, lastSent } = draft.host;
  if (!match) return draft;
  const viewers = [...places, 'board' as const];
  const isSame = match.state === before.match?.state && draft.events.length === 0;
  if (isSame && viewers.every(viewer => lastSent.has(viewer))) return draft;
  return viewers.reduce(spreadView, draft);
}

function spreadView(draft: Draft, viewer: Viewer): Draft {
  const { match, lastSent, channels } = draft.host;
  const before = lastSent.get(viewer);
  if (!match) return draft;
  const view = viewOf(match, viewer);
  const changed = before ? delta(before.view, view) : 0;
  const events = match.game.eventsFor(viewer, draft.events, match.state);
  if (before && changed === 0 && events.length === 0) return draft;
  const rev = before ? before.rev + 1 : firstRev(draft.host, match);
  const noted = change(draft, { lastSent: new Map(lastSent).set(viewer, { rev, view }) });
  const listeners = [...channels].filter(([, channel]) => sees(channel, viewer));
  const news = { viewer: viewer as Seat, rev } as const;
  return listeners.reduce(
    (soFar, [to]) =>
      before
        ? tell(soFar, to, { say: 'delta', ...news, delta: changed, events: [...events] })
        : tell(soFar, to, { say: 'view', ...news, view }),
    noted,
  );
}

export const sees = (channel: Channel, viewer: Viewer): boolean =>
  viewer === 'board' ? seesBoard(channel) : channel.seats.includes(viewer);

const seesBoard = ({ name, seats, watches }: Channel): boolean =>
  watches || (name !== null && seats.length === 0);

function spreadShared(draft: Draft): Draft {
  const before = draft.host.shared;
  const shared = sharedOf(draft.host);
  if (before && delta(before.shared, shared) === 0) return draft;
  const news = { rev: (before?.rev ?? 0) + 1, shared };
  const met = [...draft.host.channels].filter(([, { name }]) => name !== null);
  return met.reduce(
    (soFar, [to]) => tell(soFar, to, { say: 'shared', ...news }),
    change(draft, { shared: news }),
  );
}

/** The revision of each view that this device receives. */
export function revsOf(
  { lastSent, shared, channels }: Host,
  id: ChannelId,
): Record<string, number> {
  const channel = channels.get(id);
  if (!channel || channel.name === null) return {};
  const viewers = [...channel.seats, ...(seesBoard(channel) ? ['board'] : [])];
  const views = viewers.flatMap(viewer => {
    const rev = lastSent.get(viewer)?.rev;
    return rev === undefined ? [] : [[viewer, rev] as const];
  });
  return Object.fromEntries([...views, ['shared', shared?.rev ?? 0]]);
}

function sharedOf(host: Host): SharedState {
  const { game, options, match, clock, past, requests, channels, absence, presence, pausedBy } =
    host;
  const here = bySeat(host.places, seat => channelOf(host, seat) !== undefined);
  return {
    game: game.id,
    options,
    phase: match === null ? 'lobby' : game.result(match.state) ? 'over' : 'playing',
    match: past.matches,
    places: host.places.map(seat => {
      const { name, face, sits } = holderOf(host, seat);
      return { seat, name, face, sits, here: sits === 'bot' || here[seat] === true };
    }),
    standing: standingAt(host),
    watchers: [...channels.values()].filter(({ watches }) => watches).length,
    host: hostName(host),
    clock,
    ...(match?.paused && pausedBy !== null && { pausedBy }),
    ...(absence && { absence: { isOver: !presence.isAway } }),
    requests: [...requests],
    undo: undoOf(host),
    ...(host.pack && { pack: sharedPackOf(host, host.pack) }),
  };
}

/** Once the host's own channel has broken, the last name that everybody saw. */
function hostName(host: Host): string {
  const own = [...host.channels.values()].find(({ isOwn }) => isOwn);
  const [seat] = own?.seats ?? [];
  return (seat && holderOf(host, seat).name) || own?.name || host.shared?.shared.host || '';
}

/** The guests without a seat that do not only watch, in the order in which they came. */
const standingAt = ({ channels }: Host): SharedState['standing'] =>
  [...channels.values()]
    .filter(channel => !channel.watches && seesBoard(channel))
    .map(({ guest, name, face, asks }) => ({
      guest,
      name: name ?? '',
      face,
      asks: asks !== null,
      ...asks,
    }));

function undoOf(host: Host): SharedState['undo'] {
  const { undo: way, undoQuestion, match, game } = host;
  const isOpen = match !== null && match.isUndoOpen && way !== 'off' && !game.result(match.state);
  const inTurn = match?.game.pace === 'in-turns' ? seatInTurn(match) : undefined;
  const shown = { way, isOpen, ...(inTurn !== undefined && { inTurn }) };
  if (!undoQuestion) return shown;
  const { id, ballot } = undoQuestion;
  const agreed = host.places.filter(seat => ownOf(ballot.votes, seat));
  return { ...shown, question: { id, by: ballot.by, agreed } };
}

/** The next piece of a finished match; none if the device has too few tokens of its rate limit. */
export function storyPiece(draft: Draft, to: ChannelId, from: number): Draft {
  const { saved } = draft.host.match ?? {};
  const tokens = (draft.host.channels.get(to)?.tokens ?? 0) - STORY_PIECE.tokens;
  if (!saved || tokens < 0) return draft;
  const entries = pieceOf(saved.log.slice(from));
  const piece = { say: 'story', deal: dealOf(saved), from, of: saved.log.length, entries } as const;
  return tell(withChannel(draft, to, { tokens }), to, piece);
}

/** At least one entry, and as many more as fit. */
function pieceOf(rest: readonly Entry[]): Entry[] {
  let room = STORY_PIECE.most;
  const over = rest.findIndex(entry => (room -= JSON.stringify(entry).length) < 0);
  return rest.slice(0, over < 0 ? rest.length : Math.max(1, over));
}
