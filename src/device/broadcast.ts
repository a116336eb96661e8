import type { Broadcast } from './claims';

/** All windows of one browser at this address. */
export function broadcast(name: string): Broadcast {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it has none: all are of one origin
    send: text => channel.postMessage(text),
    listen(hear) {
      const heard = ({ data }: MessageEvent<unknown>) => hear(data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}
