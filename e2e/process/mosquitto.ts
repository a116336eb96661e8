import fs from 'node:fs';
import { createServer, type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { start, whereIs } from './programs';

const PROGRAM = whereIs('mosquitto');
export const whyNoMosquitto = PROGRAM
  ? undefined
  : 'there is no mosquitto: apt-get install mosquitto';

const HERE = '127.0.0.1';
const LONGEST_START_MS = 10_000;

/** Starts Mosquitto and resolves to its address when it answers. */
export async function mosquitto(): Promise<string> {
  const [port, other] = [await freePort(), await freePort()];
  const lines = [
    `user ${os.userInfo().username}`,
    'allow_anonymous true',
    `listener ${other} ${HERE}`, // 2.0.11 does not start with WebSockets alone
    `listener ${port} ${HERE}`,
    'protocol websockets',
  ];
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mosquitto-')), 'conf');
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  start([PROGRAM ?? '', '-c', file]);
  const latest = performance.now() + LONGEST_START_MS;
  while (!(await answers(port))) {
    if (performance.now() > latest) throw new Error('Mosquitto does not come up');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return `ws://${HERE}:${port}/`;
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, HERE, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, HERE, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
