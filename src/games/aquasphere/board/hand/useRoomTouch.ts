import { useComfort } from '@/ui/comfort';
import type { StepBill } from '../../rules/targets';
import { pieceWords } from '../pieces/words';
import { whySentence } from '../whyNot';
import { useEngineerWay } from './carrying';
import { useActs, useFromSeat, useHand, useSeat } from './HandContext';
import { isAskedIn } from './selectors';
import { stepChips } from './stepChips';
import { handWords } from './words';

/** A room as something to touch, wherever it is drawn: on the fork or on the whole plan. */
export function useRoomTouch(bill: StepBill) {
  const piece = pieceWords.useSay();
  const say = handWords.useSay();
  const { language } = useComfort();
  const { pick, explain } = useActs();
  const { picked } = useHand('picked');
  const { view, seat } = useSeat('view', 'seat');
  const way = useEngineerWay();
  const isAsked = useFromSeat(isAskedIn);
  const isChosen = picked?.what === 'room' && picked.room === bill.room;
  const canEnter = isAsked && bill.whyNot === undefined;
  const name = piece(`task.${bill.task}`);
  const chips = stepChips(say, view, seat, bill);
  const spoken = [
    say('enter', { task: name }),
    ...chips.map(it => it.words),
    ...(isAsked && bill.whyNot ? [whySentence(language, bill.whyNot)] : []),
  ].join(', ');
  return {
    name,
    chips,
    isChosen,
    canEnter,
    place: way?.rooms[bill.room],
    press: {
      name: spoken,
      disabled: !canEnter,
      role: 'radio',
      checked: isChosen,
      onPress: () => pick(isChosen ? null : { what: 'room', room: bill.room }),
      onLongPress: () => explain({ about: 'task', task: bill.task }),
      testID: `room-${bill.room}`,
    },
  } as const;
}
