import { useEffect } from 'react';
import type { Where } from '@/stores/doors';
import { Screen } from '@/ui/Screen';
import type { Ways } from '../home/addresses';
import { startWords } from '../startWords';
import { useEvening } from '../world';
import { Invited } from './Invited';
import { JoinForm } from './JoinForm';
import { Seeking } from './Seeking';
import { useJoining } from './useJoining';

type Props = Ways & {
  /** The whole link by which somebody came. */
  invite: Where | undefined;
  /** Of a link whose secret was lost. */
  code: string;
};

export function Join({ invite, code, go, goOn, back }: Props) {
  const say = startWords.useSay();
  const { stage, ask, again, giveUp, typeInstead } = useJoining(invite);
  const isThere = useEvening(it => (it.guest?.table ?? null) !== null);
  const isThrough = stage === 'on-way' && isThere;
  useEffect(() => {
    if (isThrough) goOn('/table');
  }, [isThrough, goOn]);
  const away = stage === 'on-way' ? () => giveUp(back) : back;
  return (
    <Screen title={say('join.title')} back={away}>
      {stage === 'on-way' && (
        <Seeking go={go} again={again} back={away} typeInstead={typeInstead} />
      )}
      {stage === 'invited' && invite && <Invited onCome={() => ask(invite, false)} />}
      {stage === 'form' && <JoinForm code={code} ask={ask} go={go} />}
    </Screen>
  );
}
