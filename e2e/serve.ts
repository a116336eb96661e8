import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.ttf': 'font/ttf',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Serves a web build on a free port of this machine. Unknown addresses get the app, which handles
 * them.
 */
export async function serve(folder: string): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const file = fileFor(folder, new URL(request.url ?? '/', 'http://here').pathname);
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

function fileFor(folder: string, name: string): string {
  const file = path.join(folder, decodeURIComponent(name));
  const isOurs = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
  return isOurs ? file : path.join(folder, 'index.html');
}
