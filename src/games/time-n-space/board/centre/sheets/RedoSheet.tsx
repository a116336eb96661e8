import { useState } from 'react';
import type { Seat } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { asFound } from '../../../rules/atLift';
import { mostValuable } from '../../../rules/offers';
import type { Delivery } from '../../../rules/state';
import { Countdown } from '../lines/Countdown';
import { ANSWER_MS } from '../../../rules/components';
import { useActs, useSeat } from '../HandContext';
import { type Question, questionsTo } from '../meeting';
import { Delivering } from '../tasks/Delivering';
import { useVoice } from '../useVoice';
import { HandSheet } from './HandSheet';

type Redo = Extract<Question, { ask: 'redo' }>;

/**
 * The second visitor chooses deliveries again; the sheet closes when there is nothing to choose.
 */
export function RedoSheet() {
  const { view, seat } = useSeat('view', 'seat');
  const { say } = useVoice();
  const question = questionsTo(view, seat).find((it): it is Redo => it.ask === 'redo');
  return (
    <HandSheet title={say('meet.redoChange')} open={question !== undefined} testID="redo-sheet">
      {question && <Inside {...question} />}
    </HandSheet>
  );
}

function Inside({ planet, until }: { readonly planet: Seat; readonly until: number }) {
  const { view, seat } = useSeat('view', 'seat');
  const { act, open } = useActs();
  const { say } = useVoice();
  const found = asFound(view, seat);
  const [chosen, choose] = useState<readonly Delivery[]>(() => mostValuable(found, seat, planet));
  const done = (deliveries: readonly Delivery[]) => {
    act({ type: 'redo', deliveries });
    open(null);
  };
  return (
    <>
      <Countdown until={until} full={ANSWER_MS} />
      <Delivering seen={found} planet={planet} deliveries={chosen} change={choose} />
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
