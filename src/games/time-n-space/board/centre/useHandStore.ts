import { useLayoutEffect, useState } from 'react';
import { createHand } from './createHand';
import type { HandStore, Outside, HandInput } from './hand';

/** One hand for as long as its player sits here; it hears what is told before anything is drawn. */
export function useHandStore(told: HandInput, outside: Outside): HandStore {
  const [hand] = useState(() => createHand(told, outside));
  useLayoutEffect(() => hand.hear(told, outside));
  return hand;
}
