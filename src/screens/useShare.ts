import { useState } from 'react';
import { useWorld } from './world';

type Done = 'shared' | 'copied' | 'failed';

/** Shares a text; `done` is the outcome, and stays null if the player cancels. */
export function useShare(text: string): { readonly done: Done | null; readonly send: () => void } {
  const { device } = useWorld();
  const [done, tell] = useState<Done | null>(null);
  const send = async () => {
    const how = await device.share(text);
    if (how !== 'closed') tell(how);
  };
  return { done, send: () => void send() };
}
