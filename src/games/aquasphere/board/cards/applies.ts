/** Whether a research card can bring something in this turn. */
import type { Seat } from '@/kit/seat';
import { type CardId } from '../../rules/components';
import { cardOf } from '../../rules/lab';
import { playerOf } from '../../rules/pieces';
import { decisionOf } from '../../rules/rules';
import { whyNot } from '../../rules/rules';
import type { Seen } from '../../rules/state';
import { stepBillsOf } from '../../rules/targets';

export function applies(view: Seen, seat: Seat, id: CardId): boolean {
  const card = cardOf(id);
  const { programmed, spent } = playerOf(view, seat);
  const isTurn = decisionOf(view) === 'turn';
  switch (card.kind) {
    case 'room':
      return isTurn && stepBillsOf(view, seat).some(it => !it.whyNot && it.task === card.task);
    case 'catch':
      return isTurn && programmed.includes('octopods');
    case 'half-price':
      return isTurn && programmed.includes('submarine');
    case 'open-lock':
    case 'crossing':
    case 'charging':
      return isTurn && programmed.length > 0;
    case 'sideways':
      return isTurn && !spent.includes(id);
    case 'interim':
      return !whyNot(view, { type: 'use', card: id }, { seat, at: 0, finger: 0 });
    case 'at-once':
      return false;
  }
}
