import path from 'node:path';
import { createInterface } from 'node:readline';
import { NODE } from './phone';
import { start } from './programs';

export type ServedApp = { readonly address: string; stop(): void };

/** The web build and its broker, as `npm run table` serves them. */
export async function servedApp(): Promise<ServedApp> {
  const flags = ['--no-build', '--host', '127.0.0.1', '--port', '0'];
  const child = start([...NODE, 'src/beacon/main.ts', ...flags], {
    cwd: path.join(__dirname, '..', '..'),
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
    if (found) return { address: found[0], stop: () => void child.kill('SIGTERM') };
  }
  throw new Error('the table server does not come up');
}
