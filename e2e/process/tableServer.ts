import path from 'node:path';
import { createInterface } from 'node:readline';
import { NODE, type Place } from './phone';
import { start } from './programs';

export type TableServer = { readonly address: string; readonly broker: string; stop(): void };

/** Starts the web build and its broker, as `npm run table` serves them. */
export async function tableServer(host = '127.0.0.1', place: Place = []): Promise<TableServer> {
  const flags = ['--no-build', '--host', host, '--port', '0'];
  const command = [...place, ...NODE, 'src/beacon/main.ts', ...flags];
  const child = start(command, { cwd: path.join(__dirname, '..', '..') });
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
    if (address === undefined) continue;
    const broker = `${address.replace('http', 'ws')}/mqtt`;
    return { address, broker, stop: () => void child.kill('SIGTERM') };
  }
  throw new Error('the table server does not come up');
}
