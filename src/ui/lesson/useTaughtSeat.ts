import { useLayoutEffect, useMemo, useRef } from 'react';
import { memoized, partOf, type Readable } from '@/kit/readable';

type Place = { readonly sits: string; readonly here: boolean };
type Shown<P extends Place> = { readonly places: readonly P[] };
type Store<P extends Place, State extends Shown<P>, Action> = Readable<State> & {
  act(action: Action): void;
};

/** The same seat, but its acts go through the lesson, and the waiting seats do not count as absent. */
export function useTaughtSeat<
  P extends Place,
  State extends Shown<P>,
  Action,
  Whole extends Store<P, State, Action>,
>(store: Whole & Store<P, State, Action>, act: (action: Action) => void): Whole {
  const latest = useRef(act);
  // A film acts in an effect of a part inside, which runs before any effect here but this kind.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useMemo(() => {
    const waiting = memoized((places: readonly P[]) => places.map(hereToo));
    return {
      ...store,
      ...partOf<State, State>(store, now => ({ ...now, places: waiting(now.places) })),
      act: (action: Action) => latest.current(action),
    };
  }, [store]);
}

const hereToo = <P extends Place>(place: P): P =>
  place.sits === 'nobody' ? { ...place, here: true } : place;
