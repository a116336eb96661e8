/** Another game at the same table: those who sit there keep sitting. */
import { otherPacks } from '../games/game';
import { bySeat, type Seat, type Seats } from '../kit/seat';
import { change, type Draft, holderAt, holderOf } from './draft';
import type { Holder, Host, HostCommand } from './hostState';
import { packChanged } from './packTravel';
import { devicesMoved, movedTo, type SeatMove } from './seatMoves';
import { leftBehind, NOBODY, refusedForPacks, vacated } from './seating';

type GameOrder = Extract<HostCommand, { order: 'game' }>;

export function gameChanged(draft: Draft, { game, places: count, options }: GameOrder): Draft {
  const places = game.places(count);
  if (draft.host.match || !places) return draft;
  const chosen = packChanged(change(draft, { game, options, haveOtherPacks: [] }), null);
  const suiting = withoutOtherPacks(chosen);
  const players = playersAt(suiting.host);
  const risen = players
    .slice(places.length)
    .reduce((soFar, seat) => vacated(soFar, seat, 'no-such-seat'), suiting);
  const moves = places.flatMap((to, n): SeatMove[] => (players[n] ? [[players[n], to]] : []));
  const seated = change(risen, {
    places,
    holders: holdersAfter(risen.host, places, moves),
    botWakeups: new Map(),
    cutOffs: new Map(),
    requests: [],
  });
  return devicesMoved(
    seated,
    moves.filter(([from, to]) => from !== to),
  );
}

const playersAt = (host: Host): Seat[] =>
  host.places.filter(seat => holderOf(host, seat).sits === 'player');

/** Devices that cannot show the new game; their seats stay their own. */
const withoutOtherPacks = (draft: Draft): Draft =>
  [...draft.host.channels].reduce((soFar, [id, { name, packs, seats }]) => {
    const others = otherPacks(soFar.host.game.packs ?? [], packs);
    if (name === null || others.length === 0) return soFar;
    return leftBehind(refusedForPacks(soFar, id, name, others), seats);
  }, draft);

/** Sequences of numbers go on in seats that both games have. */
function holdersAfter(host: Host, places: Seats, moves: readonly SeatMove[]): Host['holders'] {
  return bySeat(places, (seat): Holder => {
    const before = holderAt(host, seat) ?? NOBODY;
    const [from] = moves.find(([, to]) => to === seat) ?? [];
    if (from === undefined) return { ...NOBODY, n: before.n, serial: before.serial };
    return from === seat ? before : movedTo(before, from, holderOf(host, from));
  });
}
