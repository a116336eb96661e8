/** Passes each event on to all subscribers, once. Events are no state, so nothing keeps them. */
import type { EventFeed } from '../games/board';
import type { AnyEvent, Viewer } from '../games/game';

type Heard = (viewer: Viewer, events: readonly AnyEvent[], view: unknown) => void;

export type EventFeeds = {
  publish: Heard;
  /** Returns how to stop. */
  subscribe(heard: Heard): () => void;
  /** The events of one viewer; the same feed on every call. */
  of(viewer: Viewer): EventFeed<unknown, unknown>;
};

export function createEventFeeds(): EventFeeds {
  const readers = new Set<Heard>();
  const feeds = new Map<Viewer, EventFeed<unknown, unknown>>();
  function subscribe(heard: Heard): () => void {
    const reader: Heard = (...news) => heard(...news);
    readers.add(reader);
    return () => void readers.delete(reader);
  }
  const feedOf = (viewer: Viewer): EventFeed<unknown, unknown> => ({
    subscribe: heard =>
      subscribe((to, events, view) => {
        if (to === viewer) heard(events, view);
      }),
  });
  return {
    publish: (...news) => [...readers].forEach(reader => reader(...news)),
    subscribe,
    of(viewer) {
      const feed = feeds.get(viewer) ?? feedOf(viewer);
      feeds.set(viewer, feed);
      return feed;
    },
  };
}
