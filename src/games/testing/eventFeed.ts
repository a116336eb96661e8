import type { EventFeed } from '../board';

/** A feed on which a test says what happens. */
export function createTestFeed<View, GameEvent>() {
  const readers = new Set<(events: readonly GameEvent[], view: View) => void>();
  const events: EventFeed<View, GameEvent> = {
    subscribe(heard) {
      readers.add(heard);
      return () => void readers.delete(heard);
    },
  };
  const happen = (change: { readonly events: readonly GameEvent[] }, view: View) =>
    readers.forEach(heard => heard(change.events, view));
  return { events, happen };
}
