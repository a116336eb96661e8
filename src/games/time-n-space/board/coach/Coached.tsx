import {
  type ComponentProps,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Millis, SECOND } from '@/kit/millis';
import { of } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import type { CentreSeatState } from '../centre/hand';
import { useFromSeat, useSeat, useSeatStore } from '../centre/HandContext';
import type { Coach, CoachSpeech, CoachPiece } from '../slots/coachPiece';
import type { Advice, Hint, CoachLevel } from './codes';
import { hint } from './hint';
import { attended, hushed, NOTHING_SAID } from './memory';
import type { Sight } from './sight';
import { adviceSentence, hintSentence } from './sentences';

type Props = ComponentProps<CoachPiece['Coached']>;

/** Looks over this player’s shoulder, and tells all that may show what it says. */
export function Coached({ level, become }: Props) {
  const memory = useRef(NOTHING_SAID);
  const [said, setSaid] = useState<Advice | null>(null);
  const { answered, ask, forget } = useAnswer();
  const { language } = useComfort();
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
      line: lineOf(language, answered, said),
      ask,
      hush: answered ? forget : hush,
    };
  }, [language, answered, said, ask, forget]);
  useLayoutEffect(() => become(coach), [become, coach]);
  useLayoutEffect(() => () => become(null), [become]);
  return <Attention level={level} look={look} />;
}

function lineOf(
  language: 'en' | 'de',
  answered: Hint | null,
  said: Advice | null,
): CoachSpeech | null {
  if (answered) return { said: answered, words: hintSentence(language, answered), asked: true };
  return said && { said, words: adviceSentence(language, said), asked: false };
}

type AttentionProps = {
  readonly level: CoachLevel;
  look(sight: Sight, by: CoachLevel): void;
};

/** Watches the match after every act and every second; only new advice renders anything. */
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

/** An answer stays until a glass is touched, or until it could be read. */
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
/** Advice to wait ends when the sand has run out. */
const readFor = (said: Hint): Millis =>
  'seconds' in said
    ? Math.min(ANSWERED_MS, Math.max(LEAST_MS, said.seconds * SECOND))
    : ANSWERED_MS;
const standings = ({ view, seat }: CentreSeatState): string =>
  JSON.stringify(of(view.glasses, seat));
