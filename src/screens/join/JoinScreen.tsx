import { useLocalSearchParams } from 'expo-router';
import { useEffect, useState } from 'react';
import { useWays } from '../home/addresses';
import { takeInvite } from './cameBy';
import { Join } from './Join';
import { handedLink } from './systemLink';

/** For a link, for a code that is typed or scanned, and for the way back to somebody's table. */
export function JoinScreen() {
  const { link } = useLocalSearchParams<{ link?: string }>();
  const [cameBy] = useState(takeInvite);
  const handed = handedLink(link);
  useTableFetched();
  return (
    <Join key={link} {...useWays()} invite={handed ?? cameBy} resumes={handed !== undefined} />
  );
}

/** The page of the table is drawn as soon as a table is found. */
function useTableFetched(): void {
  useEffect(() => void import('../table/TableScreen').catch(() => undefined), []);
}
