import { useState } from 'react';

/** The player came back to the step, tried something else, or lets the lesson do it. */
type Mark = 'again' | 'astray' | 'doing';

/** A mark belongs to one step and is dropped with it. */
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
