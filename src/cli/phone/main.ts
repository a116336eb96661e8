/** `npx tsx src/cli/phone/main.ts '{"role":"host",…}'`: one phone of a table, in a process of its own. */
import { config } from './config';
import { guestPhone } from './guestPhone';
import { hostPhone } from './hostPhone';
import { say } from './say';

async function run(text: string): Promise<void> {
  const read = config.parse(JSON.parse(text));
  const stop = read.role === 'host' ? await hostPhone(read) : await guestPhone(read);
  process.once('SIGTERM', () => void Promise.resolve(stop()).finally(() => process.exit(0)));
}

run(process.argv[2] ?? '').catch((error: unknown) => {
  say({ trouble: (error as Error).message });
  process.exitCode = 2;
});
