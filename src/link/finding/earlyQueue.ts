/** Keeps what arrives before there is a listener, up to a limit. */
interface EarlyQueue<Thing> {
  put(thing: Thing): void;
  listen(heard: (thing: Thing) => void): void;
  close(): void;
}

const MOST = 64;

export function createEarlyQueue<Thing>(): EarlyQueue<Thing> {
  const early: Thing[] = [];
  let ear: ((thing: Thing) => void) | undefined;
  let isClosed = false;
  return {
    put(thing) {
      if (isClosed) return;
      if (ear) ear(thing);
      else if (early.length < MOST) early.push(thing);
    },
    listen(heard) {
      if (ear) return;
      ear = heard;
      for (const thing of early.splice(0)) if (!isClosed) heard(thing);
    },
    close() {
      isClosed = true;
      early.length = 0;
    },
  };
}
