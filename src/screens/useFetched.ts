import { useEffect, useState } from 'react';

const fetched = new Map<string, unknown>();

/** What could not be fetched is tried again: the network may be back by then. */
const AGAIN_MS = 3_000;

/** A part of the app, as soon as it is there; undefined, too, where its name is. */
export function useFetched<T>(
  name: string | undefined,
  fetch: () => Promise<T | undefined>,
): T | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (name === undefined || fetched.has(name)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const again = () => {
      if (isHere) timer = setTimeout(fetchIt, AGAIN_MS);
    };
    const came = (part: T | undefined) => {
      if (part !== undefined) fetched.set(name, part);
      if (isHere) setCount(count => count + 1);
    };
    const fetchIt = () => void fetch().then(came, again);
    fetchIt();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its name stands for what fetches it
  }, [name]);
  return name === undefined ? undefined : (fetched.get(name) as T | undefined);
}
