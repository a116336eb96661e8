import { useEffect, useState } from 'react';
import { useSession, useWorld } from '../world';
import { AT_THE_TABLE, TROUBLE_OF, type TroubleName } from './troubles';

/** What keeps this phone from the table it looks for; undefined if nothing does. */
export function useJoinTrouble(): TroubleName | undefined {
  const isOffline = useOffline();
  const seeking = useSession(it => it.seeking?.trouble?.code);
  const refused = useSession(it => it.guest?.refused?.code);
  const isSeeking = useSession(it => it.seeking !== null);
  const found = seeking === undefined ? AT_THE_TABLE[refused ?? ''] : TROUBLE_OF[seeking];
  const mayBeOffline = found === undefined || found === 'silent' || found === 'no-such-code';
  return isOffline && isSeeking && mayBeOffline ? 'offline' : found;
}

function useOffline(): boolean {
  const { device } = useWorld();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => device.watchOffline(setOffline), [device]);
  return isOffline;
}
