import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SeatProps } from '@/games/board';
import { type Millis, SECOND } from '@/kit/millis';
import { of } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import type { CentreSeatState } from '../centre/hand';
import { useFromSeat, useSeat, useSeatStore } from '../centre/HandContext';
import { type Coach, CoachProvider, type CoachLine } from './CoachContext';
import type { Advice, Hint, CoachLevel } from './codes';
import { hint } from './hint';
import { attended, hushed, NOTHING_SAID } from './memory';
import type { Sight } from './sight';
import { adviceSentence, hintSentence } from './sentences';

type Wanted = SeatProps<unknown, unknown, unknown>['coach'];
type Props = { readonly level: Wanted; readonly children: ReactNode };

/** Somebody who looks over this player’s shoulder, around all that may show what he says. */
export function Coached({ level = 'off', children }: Props) {
  const memory = useRef(NOTHING_SAID);
  const [said, setSaid] = useState<Advice | null>(null);
  const { answered, ask, forget } = useAnswer();
  const { language } = useComfort();
  const isThere = level !== 'off';
  const look = useCallback((sight: Sight, by: CoachLevel) => {
    memory.current = attended(memory.current, sight, by);
    setSaid(memory.current.now?.advice ?? null);
  }, []);
  const coach = useMemo((): Coach => {
    const hush = () => {
      memory.current = hushed(memory.current);
      setSaid(null);
    };
    return {
      isThere,
      line: isThere ? lineOf(language, answered, said) : null,
      ask,
      hush: answered ? forget : hush,
    };
  }, [isThere, language, answered, said, ask, forget]);
  return (
    <CoachProvider value={coach}>
      {level !== 'off' && <Attention level={level} look={look} />}
      {children}
    </CoachProvider>
  );
}

function lineOf(
  language: 'en' | 'de',
  answered: Hint | null,
  said: Advice | null,
): CoachLine | null {
  if (answered) return { said: answered, words: hintSentence(language, answered), asked: true };
  return said && { said, words: adviceSentence(language, said), asked: false };
}

type AttentionProps = {
  readonly level: CoachLevel;
  look(sight: Sight, by: CoachLevel): void;
};

/** Looks again after every act, and every second; what he says is drawn only when it is something else. */
function Attention({ level, look }: AttentionProps) {
  const { view, seat, clock } = useSeat('view', 'seat', 'clock');
  useEffect(() => {
    const attend = () => look({ view, seat, at: clock.now() }, level);
    attend();
    if (!clock.running) return undefined;
    const looking = setInterval(attend, SECOND / clock.speed);
    return () => clearInterval(looking);
  }, [view, seat, clock, level, look]);
  return null;
}

type Answer = { readonly hint: Hint; readonly stood: string };

/** What was asked for stays until one of the glasses is touched, or long enough to be read. */
function useAnswer() {
  const { getState } = useSeatStore();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const stands = useFromSeat(standings);
  useEffect(() => {
    if (!answer) return undefined;
    const fading = setTimeout(() => setAnswer(null), readFor(answer.hint));
    return () => clearTimeout(fading);
  }, [answer]);
  const acts = useMemo(() => {
    const ask = () => {
      const { view, seat, clock } = getState();
      setAnswer({ hint: hint({ view, seat, at: clock.now() }), stood: standings(getState()) });
    };
    return { ask, forget: () => setAnswer(null) };
  }, [getState]);
  return { answered: answer?.stood === stands ? answer.hint : null, ...acts };
}

const ANSWERED_MS = 15 * SECOND;
const LEAST_MS = 3 * SECOND;
/** Who is told to wait is not told so when the sand is through. */
const readFor = (said: Hint): Millis =>
  'seconds' in said
    ? Math.min(ANSWERED_MS, Math.max(LEAST_MS, said.seconds * SECOND))
    : ANSWERED_MS;
const standings = ({ view, seat }: CentreSeatState): string =>
  JSON.stringify(of(view.glasses, seat));
