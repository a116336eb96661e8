import { useEffect, useState } from 'react';
import type { Millis } from '@/kit/millis';

/** The last list that has stood for so long. An empty one counts at once. */
export function useLasting(all: readonly string[], ms: Millis): readonly string[] {
  const now = all.join(' ');
  const [lasting, setLasting] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLasting(now), now === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [now, ms]);
  return all.filter(one => lasting.split(' ').includes(one));
}
