import { useEffect } from 'react';
import { manifestFor } from '@/games/games';
import { seedOf } from '@/kit/chance';
import { Cockpit } from '@/ui/Cockpit';
import { Spinner } from '@/ui/Spinner';
import { useTable } from '../table/useTable';
import { useLessons } from '../useBoard';
import { useSession, useWorld } from '../world';

/** A lesson needs no lobby: the player takes the first seat, and the match is dealt. */
export function LessonBegins() {
  useLaying();
  return (
    <Cockpit>
      <Spinner />
    </Cockpit>
  );
}

function useLaying(): void {
  const { session } = useWorld();
  const { places, own } = useTable();
  const game = useSession(it => it.guest?.shared?.game);
  useLessons(game); // to be here when the table is laid
  const lesson = useSession(it => it.lesson?.id);
  const seed = manifestFor(game)?.lessons.find(({ id }) => id === lesson)?.table.seed;
  const sits = own.length > 0;
  useEffect(() => {
    const [first, ...others] = places;
    if (!first || seed === undefined) return;
    if (!sits) return session.wish({ wish: 'sit', seat: first.seat });
    session.order({ order: 'deal', seed: seedOf(seed), speed: session.speed });
    // The deal has seated bots; free their seats before they can act.
    for (const { seat } of others) session.order({ order: 'free', seat });
  }, [session, places, seed, sits]);
}
