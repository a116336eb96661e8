/** Fetches parts of the app when they are first needed, each once, by its name. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

type Fetch<T> = () => Promise<T | undefined>;

/** `gone`: the app was rebuilt since, so only a reload fetches the new part. */
export type Trouble = 'unreachable' | 'gone';

type Parts = {
  readonly here: ReadonlyMap<string, unknown>;
  readonly failing: ReadonlyMap<string, Trouble>;
};
type Attempt = { waiting: number; tryNow(): void; stop(): void };

/** The network may be back by then. */
const AGAIN_MS = 3_000;

const store = createStore<Parts>(() => ({ here: new Map(), failing: new Map() }));
const attempts = new Map<string, Attempt>();

const added = <T>(map: ReadonlyMap<string, T>, name: string, it: T) => new Map(map).set(name, it);
const without = <T>(map: ReadonlyMap<string, T>, name: string) =>
  new Map([...map].filter(([key]) => key !== name));

/** Returns a part once it has been fetched; undefined until then, or without a name. */
export function useFetched<T>(name: string | undefined, fetch: Fetch<T>): T | undefined {
  useEffect(
    () => (name === undefined ? undefined : want(name, fetch)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its name stands for what fetches it
    [name],
  );
  return useStore(store, ({ here }) =>
    name === undefined ? undefined : (here.get(name) as T | undefined),
  );
}

/** Why this part, or any part that is waited for, could not be fetched. It is retried. */
export const useTrouble = (name?: string): Trouble | undefined =>
  useStore(store, ({ failing }) =>
    name === undefined ? [...failing.values()][0] : failing.get(name),
  );

/** Retries at once everything that could not be fetched. */
export function tryNow(): void {
  const names = [...store.getState().failing.keys()];
  store.setState({ failing: new Map() });
  for (const name of names) attempts.get(name)?.tryNow();
}

/** Retries for as long as a component waits for the part. */
function want(name: string, fetch: Fetch<unknown>): (() => void) | undefined {
  if (store.getState().here.has(name)) return undefined;
  const attempt = attempts.get(name) ?? begin(name, fetch);
  attempt.waiting++;
  return () => {
    attempt.waiting--;
    if (attempt.waiting === 0) attempt.stop();
  };
}

function begin(name: string, fetch: Fetch<unknown>): Attempt {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  function came(part: unknown) {
    if (part === undefined) return;
    store.setState(({ here, failing }) => ({
      here: added(here, name, part),
      failing: without(failing, name),
    }));
  }
  function failed(error: unknown) {
    if (isOver) return;
    store.setState(({ failing }) => ({ failing: added(failing, name, troubleOf(error)) }));
    clearTimeout(timer);
    timer = setTimeout(fetchIt, AGAIN_MS);
  }
  function fetchIt() {
    clearTimeout(timer);
    void fetch().then(came, failed);
  }
  function stop() {
    isOver = true;
    clearTimeout(timer);
    attempts.delete(name);
    store.setState(({ failing }) => ({ failing: without(failing, name) }));
  }
  const attempt = { waiting: 0, tryNow: fetchIt, stop };
  attempts.set(name, attempt);
  fetchIt();
  return attempt;
}

/** device/web/fetchPart.js sets `isGone`. */
const troubleOf = (error: unknown): Trouble =>
  error instanceof Error && 'isGone' in error ? 'gone' : 'unreachable';
