import { useEffect, useState } from 'react';
import { useComfort } from '@/ui/comfort';

const STEP_MS = 1_200;

/** How many steps are open: one more per tap, or after a moment; all at once without motion. */
export function useToldSteps(all: number) {
  const { still } = useComfort();
  const [open, setOpen] = useState(still ? all : 1);
  const next = () => setOpen(now => Math.min(all, now + 1));
  useEffect(() => {
    if (open >= all) return undefined;
    const timer = setTimeout(next, STEP_MS);
    return () => clearTimeout(timer);
  });
  return { open: Math.min(open, all), next };
}
