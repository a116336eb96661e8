import { useState } from 'react';
import type { ShownRequest } from '@/games/board';
import { type ToldNote, withTold } from './told';

/** Collects pinned notes for as long as the screen is open. */
export function useTold(requests: readonly ShownRequest[]): readonly ToldNote[] {
  const [notes, setNotes] = useState<readonly ToldNote[]>([]);
  const now = withTold(notes, requests);
  if (now !== notes) setNotes(now);
  return now;
}
