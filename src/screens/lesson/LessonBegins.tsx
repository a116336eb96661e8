import { useEffect } from 'react';
import { Cockpit } from '@/ui/Cockpit';
import { Spinner } from '@/ui/Spinner';
import { useTable } from '../table/useTable';
import { useWorld } from '../world';

/** The same table for everybody who learns. */
const SEED = 7;

/** A lesson needs no lobby: whoever learns sits down at the first place, and the table is laid. */
export function LessonBegins() {
  const { evening } = useWorld();
  const { places, own } = useTable();
  const first = places[0]?.seat;
  const sits = own.length > 0;
  useEffect(() => {
    if (sits) evening.order({ order: 'deal', seed: SEED, speed: evening.speed });
    else if (first) evening.wish({ wish: 'sit', seat: first });
  }, [evening, first, sits]);
  return (
    <Cockpit>
      <Spinner />
    </Cockpit>
  );
}
