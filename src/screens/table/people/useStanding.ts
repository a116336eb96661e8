import { useMemo } from 'react';
import type { Millis } from '@/kit/millis';
import type { StandingGuest } from '@/stores/seats';
import { useSession } from '../../world';
import { useLasting } from './useLasting';

const NOBODY: readonly StandingGuest[] = [];
/** Most guests sit down at once, and are never shown without a seat. */
const SETTLED_MS: Millis = 1_000;

/** The others who have no seat, those who ask for one first. */
export function useStanding(): readonly StandingGuest[] {
  const all = useSession(it => it.guest?.shared?.standing ?? NOBODY);
  const self = useSession(it => it.guest?.self);
  const settled = useLasting(
    all.map(({ guest }) => `${guest}`),
    SETTLED_MS,
  );
  const key = settled.join(' ');
  return useMemo(() => {
    const shown = key.split(' ');
    const others = all.filter(({ guest }) => guest !== self && shown.includes(`${guest}`));
    return [...others].sort((one, other) => Number(other.asks) - Number(one.asks));
  }, [all, self, key]);
}
