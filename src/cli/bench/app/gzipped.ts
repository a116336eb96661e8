/** Serves a folder as web servers do, with compression. */
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const SHRINKS = /^text|json|ttf/;

/** Returns the server's address and a function that stops it. */
export async function gzipped(folder: string): Promise<{ at: string; stop(): void }> {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const wanted = path.join(folder, pathname);
    const isThere = wanted.startsWith(folder) && fs.statSync(wanted, NONE)?.isFile();
    const file = isThere ? wanted : path.join(folder, 'index.html');
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const bytes = fs.readFileSync(file);
    const shrinks = SHRINKS.test(type);
    answer.writeHead(200, { 'content-type': type, ...(shrinks && { 'content-encoding': 'gzip' }) });
    answer.end(shrinks ? gzipSync(bytes, { level: 9 }) : bytes);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { at: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

const NONE = { throwIfNoEntry: false } as const;
