import { type AddressInfo, connect, createServer } from 'node:net';

const HERE = '127.0.0.1';
const LONGEST_START_MS = 30_000;

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, HERE, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Waits until a program that was started listens there. */
export async function untilAnswers(port: number, program: string): Promise<void> {
  const latest = performance.now() + LONGEST_START_MS;
  while (!(await answers(port))) {
    if (performance.now() > latest) throw new Error(`${program} does not come up`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, HERE, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
