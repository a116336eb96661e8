/** React Native's requests by Node's `fetch`, reported as NetworkingModule.kt does. */
type Request = {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: [string, string][];
  readonly data?: { string?: string; base64?: string } | null;
  readonly responseType: 'text' | 'base64' | 'blob';
  readonly timeout: number;
};
type Emit = (event: string, words: unknown[]) => void;
type Keep = (id: string, text: string) => void;

export function http(emit: Emit, keepBlob: Keep) {
  const running = new Map<number, AbortController>();
  let blobs = 0;

  async function send(request: Request): Promise<void> {
    const { id, url, method, headers, data, responseType, timeout } = request;
    const abort = new AbortController();
    running.set(id, abort);
    const patience = timeout > 0 ? setTimeout(() => abort.abort(), timeout) : undefined;
    try {
      const body = data?.string ?? (data?.base64 ? Buffer.from(data.base64, 'base64') : null);
      const answer = await fetch(url, { method, headers, body, signal: abort.signal });
      const bytes = Buffer.from(await answer.arrayBuffer());
      emit('didReceiveNetworkResponse', [
        id,
        answer.status,
        Object.fromEntries(answer.headers),
        answer.url,
      ]);
      emit('didReceiveNetworkData', [id, bodyAs(responseType, bytes)]);
      emit('didCompleteNetworkResponse', [id, null]);
    } catch (problem) {
      if (running.has(id)) emit('didCompleteNetworkResponse', [id, String(problem), false]);
    } finally {
      clearTimeout(patience);
      running.delete(id);
    }
  }

  function bodyAs(type: Request['responseType'], bytes: Buffer): unknown {
    if (type !== 'blob') return bytes.toString(type === 'base64' ? 'base64' : 'utf8');
    const blobId = `blob-${++blobs}`;
    keepBlob(blobId, bytes.toString('utf8'));
    return { blobId, offset: 0, size: bytes.length };
  }

  return {
    http: (request: Request) => void send(request),
    'http-abort': (id: number) => {
      const abort = running.get(id);
      running.delete(id);
      abort?.abort();
    },
    stop: () => running.forEach(it => it.abort()),
  };
}
