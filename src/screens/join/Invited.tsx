import { useEffect } from 'react';
import { Spinner } from '@/ui/Spinner';
import { useSettings } from '../world';

/** A link joins its table at once, but the settings have to be loaded: the name is among them. */
export function Invited({ onCome }: { onCome: () => void }) {
  const isKnown = useSettings(it => it.known);
  useEffect(() => {
    if (isKnown) onCome();
  }, [isKnown, onCome]);
  return <Spinner />;
}
