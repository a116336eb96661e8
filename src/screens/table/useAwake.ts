import { useEffect } from 'react';
import { useWorld } from '../world';

/** Keeps the screen on, because a host that sleeps stops the table. */
export function useAwake(): void {
  const { device } = useWorld();
  useEffect(() => device.stayAwake(), [device]);
}
