import { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';

interface Terms {
  admits(bytes: Buffer): boolean;
  /**
   * Must exceed the broker's own limit: a full buffer would make the sender wait for a sleeping
   * phone.
   */
  room: number;
}

/** Presents a WebSocket to MQTT as a stream of bytes. Waiting writes leave in one frame. */
export function createSocketStream(socket: WebSocket, { admits, room }: Terms): Duplex {
  const stream = new Duplex({
    writableHighWaterMark: room,
    read: () => {
      if (socket.isPaused) socket.resume();
    },
    write: (chunk: Buffer, _encoding, done) => socket.send(chunk, done),
    writev: (chunks, done) =>
      socket.send(Buffer.concat(chunks.map(({ chunk }: { chunk: Buffer }) => chunk)), done),
    destroy: (error, done) => {
      socket.terminate();
      done(error);
    },
  });
  socket.on('message', (message: RawData, isBinary) => {
    const bytes = message as Buffer;
    if (stream.destroyed) return;
    if (!isBinary || !admits(bytes)) stream.destroy();
    else if (!stream.push(bytes)) socket.pause();
  });
  socket.on('close', () => stream.push(null));
  socket.on('error', () => stream.destroy());
  return stream;
}
