/** Where the coach draws in the hand. The coach is fetched when the player wants one. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useFetched, useTrouble } from '@/ui/fetching/parts';
import { withTexts } from '@/ui/words/words';
import { Unfetched } from '@/ui/fetching/Unfetched';
import type { CoachLevel } from '../coach/codes';
import type { Coach, CoachPiece, GlowProps, LampProps } from './coachPiece';

type Slots = {
  /** The player wants a coach: its room is kept until it has come. */
  readonly isWanted: boolean;
  readonly piece?: CoachPiece | undefined;
  readonly coach: Coach | null;
};
const Context = createContext<Slots>({ isWanted: false, coach: null });

const NAME = 'coach of time-n-space';
const fetchCoach = async () => withTexts((await import('../coach/coach')).coach);

type Props = { readonly level: CoachLevel | 'off'; readonly children: ReactNode };

export function CoachSlots({ level, children }: Props) {
  const isWanted = level !== 'off';
  const piece = useFetched(isWanted ? NAME : undefined, fetchCoach);
  const [coach, become] = useState<Coach | null>(null);
  const slots = useMemo(() => ({ isWanted, piece, coach }), [isWanted, piece, coach]);
  return (
    <Context.Provider value={slots}>
      {level !== 'off' && piece && <piece.Coached level={level} become={become} />}
      {children}
    </Context.Provider>
  );
}

export const useIsCoachWanted = (): boolean => useContext(Context).isWanted;

export function CoachLineSlot() {
  const { piece, coach } = useContext(Context);
  const trouble = useTrouble(NAME);
  if (trouble) return <Unfetched trouble={trouble} />;
  return piece && coach && <piece.Line coach={coach} />;
}

export function CoachGlowSlot(props: Omit<GlowProps, 'coach'>) {
  const { piece, coach } = useContext(Context);
  return piece && coach && <piece.Glow {...props} coach={coach} />;
}

export function CoachLampSlot(props: Omit<LampProps, 'coach'>) {
  const { piece, coach } = useContext(Context);
  return piece && coach && <piece.Lamp {...props} coach={coach} />;
}
