/** Describes a plan in words. */
import type { Deed } from '../../rules/actions';
import type { Laid } from './plan';
import type { CentreSay } from './words';

export function planWords(say: CentreSay, { kind, deed, next }: Laid): string {
  const plan = deed ? deedWords(say, deed) : say(`plan.best.${kind}`);
  return next ? say('plan.andAgain', { plan }) : plan;
}

function deedWords(say: CentreSay, deed: Deed): string {
  switch (deed.do) {
    case 'produce':
      return say('plan.produce', { count: deed.fields.length });
    case 'load':
      return say('plan.load', { count: deed.moves.length });
    case 'offer':
      return say('plan.offer', { count: deed.orders.length });
    case 'deliver':
      return say('plan.deliver', { count: deed.deliveries.length });
    default:
      return say(`plan.${deed.do}`);
  }
}
