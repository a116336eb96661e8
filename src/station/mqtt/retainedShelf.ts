import type { Limits } from '../../protocol/brokerRules';

interface Shelf<Owner extends object> {
  arrive(owner: Owner): void;
  leave(owner: Owner): void;
  /** Whether there is room; a topic that has to make room is passed to `drop`. */
  put(topic: string, owner: Owner): boolean;
  clear(topic: string): void;
}

/**
 * Tracks which client owns which retained message. When full, the oldest of a client that left goes
 * first.
 */
export function createRetainedShelf<Owner extends object>(
  { retained, retainedPerClient }: Pick<Limits, 'retained' | 'retainedPerClient'>,
  drop: (topic: string) => void,
): Shelf<Owner> {
  const here = new Set<Owner>();
  const owners = new Map<string, Owner>();

  const ownedBy = (owner: Owner) => [...owners.values()].filter(it => it === owner).length;

  function makePlace(): boolean {
    if (owners.size < retained) return true;
    const stale = [...owners].find(([, owner]) => !here.has(owner));
    if (!stale) return false;
    owners.delete(stale[0]);
    drop(stale[0]);
    return true;
  }

  return {
    arrive: owner => here.add(owner),
    leave: owner => here.delete(owner),
    clear: topic => owners.delete(topic),
    put(topic, owner) {
      if (owners.get(topic) !== owner && ownedBy(owner) >= retainedPerClient) return false;
      if (!owners.has(topic) && !makePlace()) return false;
      owners.delete(topic);
      owners.set(topic, owner);
      return true;
    },
  };
}
