import type { BrokerClient } from './broker';

/** Runs when the connection is open for the first time: at once, if it already is. */
export function onceOpen(broker: BrokerClient, run: () => void): () => void {
  let isOver = false;
  const stop = broker.watch(state => {
    if (isOver || state !== 'open') return;
    isOver = true;
    run();
  });
  return () => {
    isOver = true;
    stop();
  };
}
