/** A proxy for a browser that reports no errors: its pages report them here themselves. */
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const SCRIPT = '/complain.js';
const REPORT = '/complaints';

export type Overhearing = { readonly port: number; stop(): void };

/** Adds a script that reports errors to every page that comes through. */
export async function overhear(complain: (words: string) => void): Promise<Overhearing> {
  const server = http.createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '');
    if (pathname === SCRIPT) answer.end(`(${reportErrors})(${JSON.stringify(REPORT)})`);
    else if (pathname === REPORT) void take(asked, answer, complain);
    else passOn(asked, answer, complain);
  });
  server.on('upgrade', tunnel);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** WebKitGTK asks its proxy for a WebSocket as for any page. */
function tunnel({ url = '', rawHeaders }: http.IncomingMessage, socket: Duplex): void {
  const { hostname, port, pathname } = new URL(url);
  const far = net.connect(Number(port), hostname, () => {
    const lines = rawHeaders.flatMap((it, n) => (n % 2 ? [] : [`${it}: ${rawHeaders[n + 1]}`]));
    far.write(`${[`GET ${pathname} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    far.pipe(socket).pipe(far);
  });
  for (const one of [far, socket])
    one.on('error', () => one.destroy()).on('close', () => [far, socket].map(it => it.destroy()));
}

async function take(
  asked: http.IncomingMessage,
  answer: http.ServerResponse,
  complain: (words: string) => void,
): Promise<void> {
  complain((await asked.toArray()).join(''));
  answer.end();
}

function passOn(
  asked: http.IncomingMessage,
  answer: http.ServerResponse,
  complain: (words: string) => void,
): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const onward = http.request(asked.url ?? '', { method: asked.method, headers }, found => {
    const { statusCode = 502, headers: given } = found;
    if (statusCode >= 400) complain(`${statusCode} ${asked.url}`);
    if (!given['content-type']?.startsWith('text/html')) {
      answer.writeHead(statusCode, given);
      found.pipe(answer);
    } else void withScript(found, answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

async function withScript(found: http.IncomingMessage, answer: http.ServerResponse): Promise<void> {
  const page = Buffer.concat(await found.toArray()).toString();
  const { 'content-length': _length, ...headers } = found.headers;
  answer.writeHead(found.statusCode ?? 502, headers);
  answer.end(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
}

/** Runs in the page. It reports before the script goes on, so that nothing is lost with a page. */
function reportErrors(to: string): void {
  const report = (words: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', to, false);
    request.send(words);
  };
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind];
    console[kind] = (...said: unknown[]) => {
      report(said.map(String).join(' '));
      log(...said);
    };
  }
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} forbids ${blockedURI}`),
  );
}
