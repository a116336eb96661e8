import { useState } from 'react';

/** Come back to; something else was tried; let be done. */
type Mark = 'again' | 'astray' | 'doing';

/** What is so about one step, and is forgotten with it. */
export function useMark(step: string | undefined) {
  const [marked, setMarked] = useState<{ readonly step: string; readonly as: Mark | null }>();
  const as = marked && marked.step === step ? marked.as : null;
  return {
    again: as === 'again',
    isAstray: as === 'astray',
    isDoing: as === 'doing',
    mark: (which: string, how: Mark | null) => setMarked({ step: which, as: how }),
  };
}
