import type { Seat } from '@/kit/seat';
import type { Letter, Task } from '../../rules/components';
import { playerOf } from '../../rules/pieces';
import type { Seen } from '../../rules/state';
import { type Bill, billOf } from '../../rules/targets';

/** The programmed bot that goes along into a sector: one that can act there, if there is any. */
export function botFor(view: Seen, seat: Seat, sector: Letter): Task | undefined {
  const bills = playerOf(view, seat).programmed.map(task => billOf(view, seat, task, sector));
  const best = bills.find(isOpen) ?? bills.find(bill => !bill.whyNot) ?? bills[0];
  return best?.task;
}

const isOpen = ({ whyNot, whyNotWork }: Bill): boolean => !whyNot && !whyNotWork;
