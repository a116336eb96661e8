import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SeatProps } from '@/games/board';
import { SECOND } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { useHand } from '../centre/HandContext';
import { type Coach, CoachProvider, type Line } from './CoachContext';
import type { Advice, Hint, Level } from './codes';
import { hint } from './hint';
import { attended, hushed, NOTHING_SAID } from './memory';
import { adviceSentence, hintSentence } from './sentences';
import type { View } from '../../rules/state';

type Wanted = SeatProps<unknown, unknown>['coach'];
type Props = { readonly level: Wanted; readonly children: ReactNode };

/** Somebody who looks over this player’s shoulder, around all that may show what he says. */
export function Coached({ level = 'off', children }: Props) {
  const spontaneous = useAttention(level);
  const answer = useAnswer();
  const { language } = useComfort();
  const line: Line | null = answer.hint
    ? { said: answer.hint, words: hintSentence(language, answer.hint), asked: true }
    : spontaneous.said && {
        said: spontaneous.said,
        words: adviceSentence(language, spontaneous.said),
        asked: false,
      };
  const isThere = level !== 'off';
  const coach: Coach = {
    isThere,
    line: isThere ? line : null,
    ask: answer.ask,
    hush: answer.hint ? answer.forget : spontaneous.hush,
  };
  return <CoachProvider value={coach}>{children}</CoachProvider>;
}

/** Looks again after every act, and every second; rendered anew only when he says something else. */
function useAttention(level: Level | 'off') {
  const { view, seat, clock } = useHand('view', 'seat', 'clock');
  const memory = useRef(NOTHING_SAID);
  const [said, setSaid] = useState<Advice | null>(null);
  useEffect(() => {
    if (level === 'off') return undefined;
    const look = () => {
      memory.current = attended(memory.current, { view, seat, at: clock.now() }, level);
      setSaid(memory.current.now?.advice ?? null);
    };
    look();
    if (!clock.running) return undefined;
    const looking = setInterval(look, SECOND / clock.speed);
    return () => clearInterval(looking);
  }, [view, seat, clock, level]);
  const hush = () => {
    memory.current = hushed(memory.current);
    setSaid(null);
  };
  return { said, hush };
}

type Answer = { readonly hint: Hint; readonly stood: string };

/** What was asked for stays until one of the glasses is touched, or long enough to be read. */
function useAnswer() {
  const { view, seat, clock } = useHand('view', 'seat', 'clock');
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!answer) return undefined;
    const fading = setTimeout(() => setAnswer(null), ANSWERED_MS);
    return () => clearTimeout(fading);
  }, [answer]);
  const now = standingOf(view, seat);
  return {
    hint: answer?.stood === now ? answer.hint : null,
    ask: () => setAnswer({ hint: hint({ view, seat, at: clock.now() }), stood: now }),
    forget: () => setAnswer(null),
  };
}

const ANSWERED_MS = 15 * SECOND;
const standingOf = (view: View, seat: Seat): string => JSON.stringify(of(view.glasses, seat));
