import { Redirect, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useSession, useWorld } from '../world';
import { AtTable } from './AtTable';
import { Finding } from './Finding';
import { OpenElsewhere } from './OpenElsewhere';

/** The table this phone is at. After a reload it goes back there by itself. */
export function TableScreen() {
  const { session } = useWorld();
  const router = useRouter();
  const isAt = useSession(it => it.guest !== null && it.guest.table !== null);
  const isSeeking = useSession(it => it.seeking !== null || it.guest !== null);
  const isOpenElsewhere = useSession(it => it.isOpenElsewhere);
  const [isNowhere, setNowhere] = useState(false);
  useEffect(() => {
    if (session.state.getState().guest) return;
    void session.reopen().then(found => setNowhere(!found));
  }, [session]);
  const goHome = () => {
    void session.leave();
    router.replace('/');
  };
  if (isAt) return <AtTable goHome={goHome} />;
  if (isOpenElsewhere) return <OpenElsewhere goHome={goHome} />;
  return isNowhere && !isSeeking ? <Redirect href="/" /> : <Finding goHome={goHome} />;
}
