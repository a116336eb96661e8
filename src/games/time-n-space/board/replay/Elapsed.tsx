import { useEffect, useState } from 'react';
import type { Millis } from '@/kit/millis';
import { Type } from '@/ui/Type';
import type { TableClock } from '../../../board';
import { minutesOf } from './moments';

type Props = { readonly clock: TableClock; readonly from: Millis; readonly to: Millis };

const LOOK_MS = 250;

/** A separate component, so that counting renders nothing else. */
export function Elapsed({ clock, from, to }: Props) {
  const [, look] = useState(0);
  useEffect(() => {
    if (!clock.running) return undefined;
    const timer = setInterval(() => look(n => n + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return (
    <Type as="heading" testID="replay-clock" style={NUMERALS}>
      {`${minutesOf(clock.now() - from)} / ${minutesOf(to - from)}`}
    </Type>
  );
}

const NUMERALS = { fontVariant: ['tabular-nums' as const] };
