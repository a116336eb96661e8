/** Which glass to lift, and whether to wait a little for the other one. */
import { SECOND } from '../../../../../kit/millis';
import { isThrough } from '../../../../../kit/sand';
import { of } from '../../../../../kit/seat';
import type { Intent } from '../../../../game';
import type { Action, Deed } from '../../actions';
import { destination, isMoon, planetAt } from '../../board';
import { kindAt } from '../../centre';
import type { Place } from '../../components';
import type { Centre, Glass, GlassId } from '../../state';
import { deedAt } from './deed';
import { foreseen } from '../foresight';
import { toBring } from './making';
import { haulAt } from '../flights/haul';
import { stockOn } from '../stock';
import { type Mind, mindCentre } from '../mind';

/** Deeds that make something come before those that use it. */
const RANK = { plant: 0, research: 1, beam: 2, trade: 3, ship: 4 } as const;
const rankOf = (centre: Centre, on: Place): number =>
  RANK[on === 'ship' || on === 'research' ? on : kindAt(centre, on)];

const GLASSES: readonly GlassId[] = [0, 1];
const otherThan = (glass: GlassId): GlassId => (glass === 0 ? 1 : 0);
/** The longest time to wait for the other glass. */
const PATIENCE = 9 * SECOND;

export function lifting(mind: Mind): Intent<Action> {
  const centre = mindCentre(mind);
  const glasses = of(mind.view.glasses, mind.seat);
  for (const { glass, on } of throughFor(mind, centre)) {
    const deed = deedAt(mind, centre, on);
    if (!isWorthWaiting(mind, centre, on, deed, glasses[otherThan(glass)])) {
      return { act: { type: 'lift', glass, deed } };
    }
  }
  return undefined;
}

function throughFor({ view, seat, at }: Mind, centre: Centre): { glass: GlassId; on: Place }[] {
  const glasses = of(view.glasses, seat);
  const through = GLASSES.flatMap(glass => {
    const standing = glasses[glass];
    return standing && isThrough(standing.until, at) ? [{ glass, on: standing.on }] : [];
  });
  return through.sort((one, other) => rankOf(centre, one.on) - rankOf(centre, other.on));
}

function isWorthWaiting(mind: Mind, centre: Centre, on: Place, deed: Deed, other: Glass): boolean {
  if (!other || !mind.character.foresees || deed.do === 'upgrade') return false;
  const waits = other.until - mind.at;
  if (waits <= 0 || waits >= PATIENCE) return false;
  if (rankOf(centre, other.on) >= rankOf(centre, on)) return false;
  if (on === 'ship') return bringsMore(mind, centre, other.on);
  if (on === 'research' || kindAt(centre, on) !== 'beam') return false;
  const now = toBring(mind, centre, on).worth;
  return toBring(mind, foreseen(mind, centre, other.on), on).worth > now + 0.3;
}

/** True if the ship could deliver more once the other glass has loaded a station. */
function bringsMore(mind: Mind, centre: Centre, other: Place): boolean {
  const { market, view, seat } = mind;
  const node = destination(of(view.ships, seat));
  if (isMoon(node) || node === seat || other === 'ship' || other === 'research') return false;
  if (kindAt(centre, other) !== 'beam') return false;
  const haul = (then: Centre) => haulAt(market, view, planetAt(node), stockOn(then, 'beam')).worth;
  return haul(foreseen(mind, centre, other)) > haul(centre) + 1;
}
