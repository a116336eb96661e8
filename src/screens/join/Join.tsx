import { useEffect } from 'react';
import { Screen } from '@/ui/Screen';
import type { Ways } from '../home/addresses';
import { startWords } from '../startWords';
import { useSession } from '../world';
import { Elsewhere } from './Elsewhere';
import { Invited } from './Invited';
import { JoinForm } from './JoinForm';
import { OpenInApp } from './OpenInApp';
import { SeekingNotice } from './Seeking';
import { Unreadable } from './Unreadable';
import { useJoining } from './useJoining';

type Props = Ways & {
  /** The whole link that led here. */
  invite: string | undefined;
  /** The link came to the installed app, to which the system may deliver the same one again. */
  resumes?: boolean;
};

export function Join({ invite, resumes = false, go, goOn, back }: Props) {
  const say = startWords.useSay();
  const { stage, ask, again, giveUp, typeInstead, move } = useJoining(invite, resumes);
  const isThere = useSession(it => (it.guest?.table ?? null) !== null);
  const isThrough = stage === 'here' || (stage === 'on-way' && isThere);
  useEffect(() => {
    if (isThrough) goOn('/table');
  }, [isThrough, goOn]);
  const away = stage === 'on-way' ? () => giveUp(back) : back;
  const ways = { go, again, back: away, typeInstead };
  return (
    <Screen title={say('join.title')} back={away}>
      {stage === 'on-way' && <SeekingNotice {...ways} />}
      {stage === 'unreadable' && invite && <Unreadable {...ways} invite={invite} />}
      {stage === 'elsewhere' && <Elsewhere onMove={move} onStay={() => goOn('/table')} />}
      {stage === 'invited' && invite && <Invited onCome={() => ask({ invite }, false)} />}
      {(stage === 'invited' || stage === 'on-way') && invite && <OpenInApp invite={invite} />}
      {stage === 'form' && <JoinForm ask={ask} go={go} />}
    </Screen>
  );
}
