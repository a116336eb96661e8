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
  const { session } = useWorld();
  const isAt = useSession(it => it.guest !== null && it.guest.table !== null);
  const addresses = useCameBy();
  const [link] = useState(
    () => addresses.find(came => came !== null && session.isScreenLink(came)) ?? null,
  );
  useComingBack(link === null);
  if (link !== null) return <Beckon link={link} goOn={() => router.replace('/')} />;
  const goHome = () => {
    void session.leave();
    router.replace('/');
  };
  if (isAt) return <Shown />;
  return <AskForTable goHome={goHome} />;
}

/** After being switched off and on, it reopens the last table. */
function useComingBack(wanted: boolean): void {
  const { session } = useWorld();
  useEffect(() => {
    const comeBack = async () => {
      await session.findLeftOpen();
      const { guest, left } = session.state.getState();
      if (!guest && left?.watches) await session.reopen();
    };
    if (wanted) void comeBack();
  }, [session, wanted]);
}
