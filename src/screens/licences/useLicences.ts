import { useCallback, useEffect, useState } from 'react';
import type { Licences } from './groups';

type Fetched = Licences | 'loading' | 'failed';

/** A separate file in a browser, so that only this page loads it. */
const fetched = async (): Promise<Licences> =>
  (await import('../../../assets/licences/licences.json')).default;

export function useLicences(fetch = fetched): readonly [Fetched, () => void] {
  const [licences, setLicences] = useState<Fetched>('loading');
  const load = useCallback(
    () => void fetch().then(setLicences, () => setLicences('failed')),
    [fetch],
  );
  useEffect(load, [load]);
  const again = () => {
    setLicences('loading');
    load();
  };
  return [licences, again];
}
