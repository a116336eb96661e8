/** Advice about the ship: where it flies, and where it could be of use. */
import { of, type Seat } from '@/kit/seat';
import { destination, isPlanet } from '../../rules/board';
import { loadedCount } from '../../rules/bot/survey';
import { goodOf, kindAt, valueOf } from '../../rules/centre';
import { type Good, GOODS, isSlot } from '../../rules/components';
import { canFillAny, couldFill } from '../../rules/delivery';
import { isCancelled } from '../../rules/score';
import type { Glass, View } from '../../rules/state';
import type { Sight } from './sight';
import type { Advice } from './codes';
import { ordersOn, others, visitedBy } from './reckoning';

const onShip = (view: View, seat: Seat): Glass =>
  of(view.glasses, seat).find(glass => glass?.on === 'ship') ?? null;

/** Finds a ship bound for a planet where it will have nothing to do. */
export function ofFlight({ view, seat }: Sight): Advice[] {
  const glass = onShip(view, seat);
  const planet = destination(of(view.ships, seat));
  if (!glass || !isPlanet(planet) || planet === seat || isLoading(view, seat)) return [];
  if (!canFillAny(view, seat, planet)) return [{ code: 'wants-nothing', planet }];
  const rivals = sooner(view, seat, planet, glass.until);
  let left: View = view;
  for (const rival of rivals) {
    left = { ...view, ...visitedBy(left, rival, planet) };
    if (!canFillAny(left, seat, planet)) return [{ code: 'raced', planet, rival }];
  }
  return [];
}

/** The other glass may load what is wanted there before the ship arrives. */
const isLoading = (view: View, seat: Seat): boolean =>
  of(view.glasses, seat).some(
    glass => glass && isSlot(glass.on) && kindAt(of(view.centres, seat), glass.on) === 'beam',
  );

/** Returns the visitors who land there before this moment, the earliest first. */
function sooner(view: View, seat: Seat, planet: Seat, until: number): Seat[] {
  const arrives = (rival: Seat) => onShip(view, rival)?.until ?? Infinity;
  return others(view, seat)
    .filter(it => it !== planet && destination(of(view.ships, it)) === planet)
    .filter(it => arrives(it) < until)
    .sort((one, other) => arrives(one) - arrives(other));
}

/**
 * Finds planets that want the loaded cubes, and players who hold cubes for this player's orders.
 */
export function ofJourneys(sight: Sight): Advice[] {
  return [...bonuses(sight), ...newSymbols(sight), ...toAsk(sight)];
}

const isBound = ({ view, seat }: Sight, planet: Seat): boolean =>
  onShip(view, seat) !== null && destination(of(view.ships, seat)) === planet;

function bonuses(sight: Sight): Advice[] {
  const { view, seat } = sight;
  return view.bonusAt
    .filter(it => it !== seat && !isBound(sight, it) && canFillAny(view, seat, it))
    .map(planet => ({ code: 'bonus', planet }));
}

function newSymbols(sight: Sight): Advice[] {
  const { view, seat } = sight;
  const centre = of(view.centres, seat);
  const has = (planet: Seat, good: Good) =>
    (centre.below[planet] ?? []).some(order => goodOf(order) === good);
  return others(view, seat).flatMap(planet =>
    GOODS.flatMap((good): Advice[] => {
      const symbols = others(view, seat).filter(it => has(it, good)).length;
      const isNew = symbols > 0 && !has(planet, good) && !isCancelled(centre, good);
      const can = ordersOn(of(view.centres, planet), good).some(
        order => couldFill(view, seat, planet, order) > 0,
      );
      return isNew && can && !isBound(sight, planet)
        ? [{ code: 'new-symbol', planet, good, symbols: symbols + 1 }]
        : [];
    }),
  );
}

function toAsk({ view, seat }: Sight): Advice[] {
  const waiting = ordersOn(of(view.centres, seat));
  return others(view, seat).flatMap((holder): Advice[] => {
    if (isOnItsWay(view, holder, seat)) return [];
    const order = waiting.find(
      it => loadedCount(of(view.centres, holder), goodOf(it)) >= valueOf(it),
    );
    return order ? [{ code: 'ask', good: goodOf(order), holder }] : [];
  });
}

const isOnItsWay = (view: View, visitor: Seat, planet: Seat): boolean =>
  onShip(view, visitor) !== null && destination(of(view.ships, visitor)) === planet;
