/** The best next thing to do, for a player who asks: what an expert would do here, and why. */
import { of } from '@/kit/seat';
import { SECOND } from '@/kit/millis';
import { isThrough } from '@/kit/sand';
import type { Deed } from '../../rules/actions';
import { isMoon } from '../../rules/board';
import { aboveOf } from '../../rules/bot/colours';
import { counsel } from '../../rules/bot/counsel';
import { goodOf, makesAt } from '../../rules/centre';
import type { Field, Good, Node, Slot } from '../../rules/components';
import { canFillAny } from '../../rules/delivery';
import type { Placing } from '../../rules/orders';
import type { GlassId } from '../../rules/state';
import { GLASSES } from '../centre/turning';
import type { Hint } from './codes';
import { endOf, missing } from './reckoning';
import type { Sight } from './sight';

export function hint(sight: Sight): Hint {
  const { view, seat, at } = sight;
  if (view.phase.name !== 'running') return { code: 'over' };
  const { action, deed, aim } = counsel(view, seat, at) ?? {};
  if (action?.type === 'lift') return toLift(sight, action.glass, action.deed);
  if (action?.type !== 'turn') return idle(sight);
  const { glass } = action;
  if (action.on === 'ship') return aim ? onTheWay(sight, glass, action.to, aim) : idle(sight);
  if (action.on === 'research') return { code: 'build', glass };
  return atBuilding(sight, glass, action.on, deed);
}

function toLift({ view, seat }: Sight, glass: GlassId, deed: Deed): Hint {
  const on = of(view.glasses, seat)[glass]?.on ?? 'ship';
  if (deed.do === 'lapse') return { code: 'free-up', glass, on };
  return { code: 'lift', glass, on, kind: deed.do };
}

function atBuilding(sight: Sight, glass: GlassId, on: Slot, deed?: Deed): Hint {
  switch (deed?.do) {
    case 'upgrade':
      return { code: 'grow', glass, on };
    case 'produce':
      return { code: 'produce', glass, on, good: mostWanted(sight, deed.fields) };
    case 'load': {
      const fields = deed.moves.map(({ from }) => from);
      const good = mostWanted(sight, fields);
      return { code: 'load', glass, on, good, isWanted: isMissing(sight, good) };
    }
    case 'offer':
      return { code: 'offer', glass, on, ...firstOf(sight, deed.orders) };
    default:
      return { code: 'talk' };
  }
}

/** Of the goods made on these fields, picks one that somebody asks for, or else the first. */
function mostWanted(sight: Sight, fields: readonly Field[]): Good {
  const centre = of(sight.view.centres, sight.seat);
  const goods = fields.flatMap(field => makesAt(centre, field) ?? []);
  return goods.find(good => isMissing(sight, good)) ?? goods[0] ?? 'grey';
}

const isMissing = ({ view, seat }: Sight, good: Good): boolean => missing(view, seat, good) > 0;

function firstOf({ view, seat }: Sight, [first]: readonly Placing[]) {
  const good = first ? goodOf(first.order) : 'grey';
  return { good, count: aboveOf(of(view.centres, seat), good) };
}

function onTheWay({ view, seat }: Sight, glass: GlassId, to: Node | undefined, aim: Node): Hint {
  if (to === undefined) return { code: 'stay', glass, at: isMoon(aim) ? 'moon' : 'planet' };
  if (isMoon(aim)) return { code: 'fetch', glass, moon: aim };
  const isLoaded = canFillAny(view, seat, aim);
  return { code: 'deliver', glass, planet: aim, by: to === aim ? null : to, isLoaded };
}

/** There is nothing to lift or turn: sand runs, or a glass whose sand is out waits for it. */
function idle(sight: Sight): Hint {
  const { view, seat, at } = sight;
  const glasses = of(view.glasses, seat);
  const [next] = running(sight);
  const isDue = glasses.some(glass => glass && isThrough(glass.until, at));
  if (next && isDue) return { code: 'patience', ...next };
  const isOpen = glasses.includes(null) && at < endOf(view);
  if (isOpen) return { code: 'talk' };
  return next ? { code: 'wait', seconds: next.seconds } : { code: 'over' };
}

/** Returns the glasses whose sand runs, the first to run out first. */
function running({ view, seat, at }: Sight) {
  const glasses = of(view.glasses, seat);
  const sands = GLASSES.flatMap(glass => {
    const standing = glasses[glass];
    if (!standing || isThrough(standing.until, at)) return [];
    const seconds = Math.max(1, Math.ceil((standing.until - at) / SECOND));
    return [{ glass, on: standing.on, seconds }];
  });
  return sands.sort((one, other) => one.seconds - other.seconds);
}
