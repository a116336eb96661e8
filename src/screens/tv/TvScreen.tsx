import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useCameBy } from '../join/cameBy';
import { useAwake } from '../table/useAwake';
import { useSession, useWorld } from '../world';
import { AskForTable } from './AskForTable';
import { Beckon } from './Beckon';
import { Shown } from './Shown';

/** A screen for the whole room; it only watches, and finds its table again by itself. */
export function TvScreen() {
  useAwake();
  const router = useRouter();
  const { evening } = useWorld();
  const isAt = useSession(it => it.guest !== null && it.guest.table !== null);
  const addresses = useCameBy();
  const [link] = useState(
    () => addresses.find(came => came !== null && evening.isScreenLink(came)) ?? null,
  );
  useComingBack(link === null);
  if (link !== null) return <Beckon link={link} goOn={() => router.replace('/')} />;
  const goHome = () => {
    void evening.leave();
    router.replace('/');
  };
  if (isAt) return <Shown />;
  return <AskForTable goHome={goHome} />;
}

/** After being switched off and on, it reopens the last table. */
function useComingBack(wanted: boolean): void {
  const { evening } = useWorld();
  useEffect(() => {
    const comeBack = async () => {
      await evening.findLeftOpen();
      const { guest, left } = evening.state.getState();
      if (!guest && left?.watches) await evening.reopen();
    };
    if (wanted) void comeBack();
  }, [evening, wanted]);
}
