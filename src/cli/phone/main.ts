/** `npx tsx src/cli/phone/main.ts '{"role":"host",…}'`: one phone of a table in its own process. */
import { type Config, config } from './config';
import { guestPhone } from './guestPhone';
import { hostPhone } from './hostPhone';
import { mkdirSync } from 'node:fs';
import { parseTableInvite } from '../../link/joining/tableInvite';
import { fileVault } from './fileVault';
import { fresh, meansFor, now } from './means';
import { messageOf } from '../../kit/errors';

/** Prints one JSON a line. */
const say = (fact: Record<string, unknown>): void =>
  void process.stdout.write(`${JSON.stringify(fact)}\n`);

async function run(text: string): Promise<void> {
  const read = config.parse(JSON.parse(text));
  const means = meansFor(brokersOf(read), read);
  mkdirSync(read.vault, { recursive: true });
  const around = { means, vault: fileVault(read.vault), now, fresh, say };
  const stop =
    read.role === 'host' ? await hostPhone(read, around) : await guestPhone(read, around);
  process.once('SIGTERM', () => void Promise.resolve(stop()).finally(() => process.exit(0)));
}

function brokersOf(read: Config): readonly string[] {
  if (read.role === 'host') return read.brokers;
  const invite = parseTableInvite(read.invite);
  if (!invite.ok) throw new Error(`the invite is ${invite.why}`);
  return invite.invite.brokers;
}

run(process.argv[2] ?? '').catch((error: unknown) => {
  say({ trouble: messageOf(error) });
  process.exitCode = 2;
});
