import path from 'node:path';
import { createInterface } from 'node:readline';
import { NODE, type Place } from './phone';
import { start } from './programs';

/** Resolves to the address of its broker. */
export async function tableServer(host = '127.0.0.1', place: Place = []): Promise<string> {
  const flags = ['--no-build', '--host', host, '--port', '0'];
  const command = [...place, ...NODE, 'src/beacon/main.ts', ...flags];
  const child = start(command, { cwd: path.join(__dirname, '..', '..') });
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/([\d.]+:\d+)\//.exec(line);
    if (found) return `ws://${found[1]}/mqtt`;
  }
  throw new Error('the table server does not come up');
}
