/** A TURN server on a separate device. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { start, whereIs } from '../process/programs';
import type { Device } from './lan';

type Turn = {
  iceServers: { urls: string; username: string; credential: string }[];
  /** How many allocations it has made for phones. */
  allocations(): number;
};

const PROGRAM = whereIs('turnserver');
export const whyNoTurn = PROGRAM ? undefined : 'there is no turnserver: apt-get install coturn';

const [username, credential] = ['phone', 'sesame'];

export async function coturn(device: Device): Promise<Turn> {
  const child = start([...device.place, PROGRAM ?? '', ...flagsAt(device.address)]);
  const output: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', line => output.push(line));
  await new Promise<void>(resolve =>
    lines.on('line', line => line.includes('UDP listener opened') && resolve()),
  );
  return {
    iceServers: [{ urls: `turn:${device.address}:3478`, username, credential }],
    allocations: () => output.filter(line => /ALLOCATE processed, success/.test(line)).length,
  };
}

function flagsAt(address: string): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coturn-'));
  return [
    '-n',
    `--listening-ip=${address}`,
    `--relay-ip=${address}`,
    '--lt-cred-mech',
    '--realm=sandtable',
    `--user=${username}:${credential}`,
    `--userdb=${path.join(folder, 'users')}`,
    `--pidfile=${path.join(folder, 'pid')}`,
    '--log-file=stdout',
    '--verbose',
    '--no-cli',
    '--no-tls',
    '--no-dtls',
  ];
}
