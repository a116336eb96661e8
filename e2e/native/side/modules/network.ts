/** WebSockets and responses, by the world's own; requests are made in android.ts and ios.ts. */
import { emitDevice } from '../callables';
import { on, tell } from '../channel';
import { events, turboModule } from '../turbo';

turboModule('WebSocketModule', {
  ...events,
  connect: (url: string, protocols: string[] | null, options: object, id: number) =>
    tell('ws-connect', { url, protocols: protocols ?? [], options, id }),
  send: (text: string, id: number) => tell('ws-send', { id, text }),
  sendBinary: (base64: string, id: number) => tell('ws-send', { id, base64 }),
  ping: (id: number) => tell('ws-ping', { id }),
  close: (code: number, reason: string, id: number) => tell('ws-close', { code, reason, id }),
});
on<{ event: string }>('ws', ({ event, ...told }) => emitDevice(event, told));

on<{ event: string; words: unknown[] }>('http', ({ event, words }) => emitDevice(event, words));

/** This app reads bodies as text or base64 and never creates a blob. */
turboModule('BlobModule', {
  getConstants: () => ({ BLOB_URI_SCHEME: 'content', BLOB_URI_HOST: 'blobs' }),
  addNetworkingHandler: () => undefined,
  addWebSocketHandler: () => undefined,
  removeWebSocketHandler: () => undefined,
  release: () => undefined,
});
turboModule('FileReaderModule', {
  readAsText: (blob: object, encoding: string) => readBlob(blob, encoding),
  readAsDataURL: (blob: object) => readBlob(blob, 'base64'),
});

type BlobData = { blobId: string };
const blobs = new Map<string, string>();
on<{ id: string; text: string }>('blob', ({ id, text }) => void blobs.set(id, text));

async function readBlob(blob: object, _encoding: string): Promise<string> {
  const text = blobs.get((blob as BlobData).blobId);
  if (text === undefined) throw new Error('The specified blob is invalid');
  return text;
}
