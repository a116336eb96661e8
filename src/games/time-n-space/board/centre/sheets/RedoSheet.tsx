import { useState } from 'react';
import type { Seat } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { mostValuable } from '../../../rules/offers';
import type { Delivery } from '../../../rules/state';
import { Countdown } from '../lines/Countdown';
import { ANSWER_MS } from '../../../rules/components';
import { useHand } from '../HandContext';
import { type Question, questionsTo } from '../meeting';
import { Delivering } from '../tasks/Delivering';
import { Told } from '../Told';
import { useVoice } from '../useVoice';

type Redo = Extract<Question, { ask: 'redo' }>;

/** Who came second chooses anew, order by order; it closes when there is nothing to choose. */
export function RedoSheet() {
  const { view, seat, open } = useHand();
  const { say } = useVoice();
  const question = questionsTo(view, seat).find((it): it is Redo => it.ask === 'redo');
  return (
    <Sheet
      title={say('meet.redoChange')}
      open={question !== undefined}
      onClose={() => open(null)}
      testID="redo-sheet"
    >
      {question && <Inside {...question} />}
    </Sheet>
  );
}

function Inside({ planet, until }: { readonly planet: Seat; readonly until: number }) {
  const { view, seat, act, open } = useHand();
  const { say } = useVoice();
  const [chosen, choose] = useState<readonly Delivery[]>(() => mostValuable(view, seat, planet));
  const done = (deliveries: readonly Delivery[]) => {
    act({ type: 'redo', deliveries });
    open(null);
  };
  return (
    <>
      <Countdown until={until} full={ANSWER_MS} />
      <Told />
      <Delivering planet={planet} deliveries={chosen} change={choose} />
      <Button
        wide
        kind="main"
        title={
          chosen.length > 0
            ? say('meet.redoBest', { count: chosen.length })
            : say('meet.redoNothing')
        }
        onPress={() => done(chosen)}
        testID="redo-do"
      />
    </>
  );
}
