import { useEffect, useState } from 'react';
import { useWorld } from '../world';

/** How codes can be read here; null until that is known. */
export function useCanScan(): 'stream' | 'photo' | 'none' | null {
  const { device } = useWorld();
  const [how, setHow] = useState<'stream' | 'photo' | 'none' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const told = (can: 'stream' | 'photo' | 'none') => isWanted && setHow(can);
    device.canScan().then(told, () => told('none'));
    return () => {
      isWanted = false;
    };
  }, [device]);
  return how;
}
