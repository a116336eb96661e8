/** Where the coach comes in: it is fetched when a player asks for the first time. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useFetched } from '@/ui/fetching/parts';
import { LightProvider, LitSpot, useLight } from '@/ui/lesson/light';
import { LessonSlots } from '@/ui/lesson/slots';
import { withTexts } from '@/ui/words/words';
import type { Seen } from '../../rules/state';
import { useSeat } from '../hand/HandContext';
import { AdviceProvider } from './AdviceContext';

const NAME = 'coach of aquasphere';
const fetchCoach = async () => withTexts((await import('./AdviceLine')).AdviceLine);

/** Asks the coach; null: there is none. */
const AskContext = createContext<(() => void) | null>(null);
export const useAsk = () => useContext(AskContext);

type Props = { readonly isWanted: boolean; readonly children: ReactNode };

export const CoachSlots = ({ isWanted, children }: Props) =>
  isWanted ? <Coached>{children}</Coached> : children;

/** An answer holds until the match goes on. */
function Coached({ children }: Pick<Props, 'children'>) {
  const { view } = useSeat('view');
  const [asked, setAsked] = useState<{ readonly on: Seen | null; readonly ever: boolean }>({
    on: null,
    ever: false,
  });
  const Line = useFetched(asked.ever ? NAME : undefined, fetchCoach);
  const light = useLight();
  const answers = asked.on === view;
  const parts = useMemo(
    () => (Line && answers ? { Line, Pointer: LitSpot } : null),
    [Line, answers],
  );
  const advice = useMemo(
    () => ({ light, hush: () => setAsked({ on: null, ever: true }) }),
    [light],
  );
  const ask = useMemo(() => () => setAsked({ on: view, ever: true }), [view]);
  return (
    <AskContext.Provider value={ask}>
      <AdviceProvider value={advice}>
        <LightProvider value={light}>
          <LessonSlots value={parts}>{children}</LessonSlots>
        </LightProvider>
      </AdviceProvider>
    </AskContext.Provider>
  );
}
