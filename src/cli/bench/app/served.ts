/** Serves the app as `npm run table` does, and builds it first if needed. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const [, script = ''] = process.argv;
/** The bench runs as one bundle in its own node_modules/.bench. */
export const ROOT = path.resolve(path.dirname(script), '../../../../..');
const TABLE = ['--import', 'tsx', 'src/beacon/main.ts', '--host', '127.0.0.1', '--port', '0'];

export async function served(): Promise<string> {
  const server = spawn(process.execPath, TABLE, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the table server does not come up');
}
