/** React Native's WebSockets by `ws`, reported as WebSocketModule.kt does. */
import { WebSocket } from 'ws';

type Connect = {
  readonly id: number;
  readonly url: string;
  readonly protocols: string[];
  readonly options: { headers?: Record<string, string> };
};
type Sent = { readonly id: number; readonly text?: string; readonly base64?: string };
type Emit = (event: string, told: object) => void;

export function webSockets(emit: Emit) {
  const open = new Map<number, WebSocket>();

  function connect({ id, url, protocols, options }: Connect): void {
    const socket = new WebSocket(url, protocols, { headers: options.headers });
    open.set(id, socket);
    socket.on('open', () => emit('websocketOpen', { id, protocol: socket.protocol }));
    socket.on('message', (data: Buffer, isBinary) =>
      emit('websocketMessage', {
        id,
        type: isBinary ? 'binary' : 'text',
        data: data.toString(isBinary ? 'base64' : 'utf8'),
      }),
    );
    socket.on('error', ({ message }) => {
      if (open.delete(id)) emit('websocketFailed', { id, message });
    });
    socket.on('close', (code, reason) => {
      if (open.delete(id)) emit('websocketClosed', { id, code, reason: reason.toString() });
    });
  }

  return {
    'ws-connect': connect,
    'ws-send': ({ id, text, base64 }: Sent) =>
      open.get(id)?.send(text ?? Buffer.from(base64 ?? '', 'base64')),
    'ws-ping': ({ id }: { id: number }) => open.get(id)?.ping(),
    'ws-close': ({ id, code, reason }: { id: number; code: number; reason: string }) =>
      open.get(id)?.close(code, reason),
    stop: () => open.forEach(socket => socket.terminate()),
  };
}
