import { useEffect } from 'react';
import { useWorld } from '../world';

/** The screen stays on for as long as this is shown: a host that sleeps stops the table. */
export function useAwake(): void {
  const { device } = useWorld();
  useEffect(() => device.stayAwake(), [device]);
}
