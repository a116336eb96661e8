/** What follows from a step, in chips: the reward of a card, a bot that goes home, or none. */
import type { Seat } from '@/kit/seat';
import type { Say } from '@/ui/words/words';
import { RECALL_TIME } from '../../rules/components';
import { roomFor } from '../../rules/lab';
import { playerOf } from '../../rules/pieces';
import type { Seen } from '../../rules/state';
import type { StepBill } from '../../rules/targets';
import type { en } from '../../texts/hand.en';
import type { Currency } from './Price';

type Chip = {
  readonly key: string;
  readonly words: string;
  readonly gain?: { readonly what: Currency; readonly count: number };
  readonly isCard: boolean;
};

export function stepChips(say: Say<typeof en>, view: Seen, seat: Seat, bill: StepBill) {
  return [
    ...cardChips(say, view, seat, bill),
    ...lineChips(say, view, seat, bill),
    ...botChips(say, view, seat, bill),
  ];
}

/** A red line on the way of these points; a crystal just won can pay for it. */
function lineChips(say: Say<typeof en>, view: Seen, seat: Seat, { gain, lines }: StepBill): Chip[] {
  if (lines.length === 0) return [];
  const canPay = playerOf(view, seat).crystals + gain.crystals > 0;
  const price = { what: 'crystals', count: -1 } as const;
  return [{ key: 'line', words: say('chip.line'), ...(canPay && { gain: price }), isCard: false }];
}

/** Time that comes for a bot whose symbol is taken is not from a card. */
function cardChips(say: Say<typeof en>, view: Seen, seat: Seat, bill: StepBill): Chip[] {
  const { gain } = bill;
  const time = gain.time - (bill.bot === 'converted' ? convertedTime(view, seat) : 0);
  const gains: readonly (readonly [Currency, number])[] = [
    ['time', time],
    ['crystals', gain.crystals],
    ['points', gain.points],
  ];
  return gains
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({
      key: what,
      words: say('chip.card'),
      gain: { what, count },
      isCard: true,
    }));
}

const convertedTime = (view: Seen, seat: Seat): number =>
  Math.min(RECALL_TIME, roomFor(playerOf(view, seat), 'time'));

function botChips(say: Say<typeof en>, view: Seen, seat: Seat, { bot }: StepBill): Chip[] {
  switch (bot) {
    case 'programmed':
      return [];
    case 'none':
      return [{ key: 'none', words: say('chip.noStock'), isCard: false }];
    case 'third':
      return [
        {
          key: 'third',
          words: say('chip.third'),
          gain: { what: 'time', count: RECALL_TIME },
          isCard: false,
        },
      ];
    case 'converted':
      return [
        {
          key: 'converted',
          words: say('chip.converted'),
          gain: { what: 'time', count: convertedTime(view, seat) },
          isCard: false,
        },
      ];
  }
}
