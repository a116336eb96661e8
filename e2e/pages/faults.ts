/** A page in which much goes wrong, to see that a driver notices. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const SCRIPT = `
  console.error('a logged error');
  console.warn('a logged warning');
  setTimeout(() => { throw new Error('a thrown error'); });
  Promise.reject(new Error('a rejection'));
  try { eval('1'); } catch {}
  fetch('/not-there').then(() => setTimeout(() => {
    document.body.innerHTML = '<p data-testid="gone-wrong">Done</p>';
  }, 300));`;

export const FAULTS = [
  /a logged error/,
  /a logged warning/,
  /a thrown error/,
  /a rejection/,
  /script-src.*eval|eval.*script-src/i,
  /404 .*not-there/,
];

const ANSWERS: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/': ['text/html', '<!doctype html><head></head><body><script src="/faults.js"></script></body>'],
  '/faults.js': ['text/javascript', SCRIPT],
  '/favicon.ico': ['image/x-icon', ''],
};

export async function serveFaults(): Promise<{ address: string; stop(): void }> {
  const server = http.createServer(({ url = '' }, answer) => {
    const [type, text] = ANSWERS[url] ?? ['text/plain', ''];
    const headers = { 'content-type': type, 'content-security-policy': "script-src 'self'" };
    answer.writeHead(url in ANSWERS ? 200 : 404, headers).end(text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
