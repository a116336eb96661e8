import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, untilAnswers } from './ports';
import { start, whereIs } from './programs';

const PROGRAM = whereIs('mosquitto');
export const whyNoMosquitto = PROGRAM
  ? undefined
  : 'there is no mosquitto: apt-get install mosquitto';

const HERE = '127.0.0.1';

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
  await untilAnswers(port, 'Mosquitto');
  return `ws://${HERE}:${port}/`;
}
