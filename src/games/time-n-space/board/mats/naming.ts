/** Labels of the others’ centres. */
import type { TablePlace } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import { score } from '../../rules/score';
import type { GlassId, Seen, Ship } from '../../rules/state';
import { listed, nodeName, orderName, placeName, seatName, tablePlaceOf } from '../pieces/naming';
import { presenceOf } from '../pieces/presence';
import { sideOf } from '../pieces/side';
import type { PieceSay } from '../pieces/words';
import type { Owned } from '../pieces/counters';
import type { MatsSay } from './words';

export type MatVoice = { readonly mats: MatsSay; readonly piece: PieceSay };

/** For example “Ida, Green, away, 12 points so far, left hourglass: first plant, …”. */
export function summary(
  voice: MatVoice,
  seen: Seen,
  seat: Seat,
  places: readonly TablePlace[],
): string {
  const { mats } = voice;
  const presence = presenceOf(tablePlaceOf(places, seat));
  const { points } = score(of(seen.centres, seat));
  return [
    calledAs(voice, seat, places),
    ...(presence ? [mats(presence)] : []),
    mats('soFar', { count: points }),
    glassName(voice, seen, seat, 0),
    glassName(voice, seen, seat, 1),
    shipName(voice, seat, of(seen.ships, seat)),
  ].join(', ');
}

export function calledAs(
  { mats, piece }: MatVoice,
  seat: Seat,
  places: readonly TablePlace[],
): string {
  const colour = seatName(piece, seat);
  const name = tablePlaceOf(places, seat)?.name;
  return name ? mats('mat', { name, seat: colour }) : colour;
}

function glassName({ mats, piece }: MatVoice, { glasses }: Seen, seat: Seat, id: GlassId): string {
  const glass = piece(`symbol.${sideOf(id)}`);
  const standing = of(glasses, seat)[id];
  return standing
    ? mats('glass', { glass, place: placeName(piece, standing.on) })
    : mats('glassFree', { glass });
}

const whereabouts = ({ mats, piece }: MatVoice, { at, to }: Ship): string =>
  to === null
    ? mats('atPlace', { place: nodeName(piece, at) })
    : mats('onTheWay', { place: nodeName(piece, to) });

export const shipName = (voice: MatVoice, seat: Seat, ship: Ship): string =>
  `${voice.piece('ship', { seat: seatName(voice.piece, seat) })}: ${whereabouts(voice, ship)}`;

/** For example “2 × grey order worth 1 and blue order worth 3”; names the owners if they differ. */
export function countersName(
  { mats, piece }: MatVoice,
  counters: readonly Owned[],
  whose: boolean,
) {
  const names = counters.map(({ order, seat }) =>
    whose ? orderName(piece, order, seat) : orderName(piece, order),
  );
  const kinds = [...new Set(names)].map(what => {
    const count = names.filter(name => name === what).length;
    return count > 1 ? mats('times', { count, what }) : what;
  });
  return listed(piece, kinds);
}
