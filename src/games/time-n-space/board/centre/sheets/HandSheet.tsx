import type { ReactNode } from 'react';
import { Sheet } from '@/ui/Sheet';
import { LessonLineSlot } from '@/ui/lesson/slots';
import { useActs, useHand } from '../HandContext';
import { Meetings } from '../lines/Meetings';
import { RefusalLine } from '../RefusalLine';

type Props = {
  readonly title: string;
  readonly testID: string;
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** A sheet over the centre. It repeats the urgent lines, because it hides those below. */
export function HandSheet({ title, testID, open = true, children }: Props) {
  const { opened } = useHand('opened');
  const acts = useActs();
  return (
    <Sheet title={title} open={open} onClose={() => acts.open(null)} testID={testID}>
      <LessonLineSlot over />
      {opened?.what !== 'redo' && <Meetings />}
      <RefusalLine />
      {children}
    </Sheet>
  );
}
