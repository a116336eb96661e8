import { useEffect } from 'react';
import { Screen } from '@/ui/Screen';
import type { Ways } from '../home/addresses';
import { startWords } from '../startWords';
import { useSession, useWorld } from '../world';
import { CodePage } from './code/CodePage';
import { Elsewhere } from './Elsewhere';
import { Invited } from './Invited';
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
  const { stage, isByCode, ask, again, stop, typeInstead, move } = useJoining(invite, resumes);
  useWaysFetched();
  const isThere = useSession(it => (it.guest?.table ?? null) !== null);
  const isOnWay = stage === 'on-way';
  const isThrough = stage === 'here' || (isOnWay && isThere);
  useEffect(() => {
    if (isThrough) goOn('/table');
  }, [isThrough, goOn]);
  const away = () => {
    if (isOnWay) stop();
    back();
  };
  if (isByCode) {
    const pair = () => go('/pair');
    return (
      <CodePage ask={ask} stop={stop} again={again} back={away} pair={pair} isOnWay={isOnWay} />
    );
  }
  const ways = { go, again, back: away, typeInstead };
  return (
    <Screen title={say('join.title')} back={away}>
      {isOnWay && <SeekingNotice {...ways} />}
      {stage === 'unreadable' && invite && <Unreadable {...ways} invite={invite} />}
      {stage === 'elsewhere' && <Elsewhere onMove={move} onStay={() => goOn('/table')} />}
      {stage === 'invited' && invite && <Invited onCome={() => ask({ invite }, false)} />}
      {(stage === 'invited' || isOnWay) && invite && <OpenInApp invite={invite} />}
    </Screen>
  );
}

/** What finds a table is fetched while the player still types or scans. */
function useWaysFetched(): void {
  const { links } = useWorld();
  useEffect(() => void links().catch(() => undefined), [links]);
}
