/** The setting of stories in one other engine: its phones are closed after each story. */
import fs from 'node:fs';
import path from 'node:path';
import { tableServer, type TableServer } from '../process/tableServer';
import type { Engine, EnginePhone, Size } from './enginePhone';
import { PHONE } from './playwright';

const LONGEST_MS = 600_000;
const SEEN = path.join(__dirname, '..', '..', 'reports', 'e2e');

export function openEngineHouse(openEngine: () => Promise<Engine>) {
  jest.setTimeout(LONGEST_MS);
  // Their drivers lose a command now and then. What went wrong is printed before the second try.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
  let server: TableServer;
  let engine: Engine;
  const phones: EnginePhone[] = [];

  beforeAll(async () => {
    [server, engine] = await Promise.all([tableServer(), openEngine()]);
  }, 60_000);
  afterEach(() => Promise.all(phones.splice(0).map(phone => phone.putAway())));
  afterAll(async () => {
    await engine?.close();
    server?.stop();
  });

  /** Screenshots show what was on the screens when a story failed. */
  async function photograph(): Promise<void> {
    fs.mkdirSync(SEEN, { recursive: true });
    const title = (expect.getState().currentTestName ?? '').replace(/\W+/g, '-');
    await Promise.all(phones.map((it, n) => it.photograph(path.join(SEEN, `${title}-${n}.png`))));
  }

  return {
    address: () => server.address,
    async phone(size: Size = PHONE.viewport): Promise<EnginePhone> {
      const taken = await engine.phone(size);
      phones.push(taken);
      return taken;
    },
    /** Everything that pages of this story have logged as errors. */
    complaints: () => phones.flatMap(it => it.complaints),
    /** Wraps a story, so that it saves screenshots when it fails. */
    withScreenshots: (story: () => Promise<void>) => () =>
      story().catch(async (problem: unknown) => {
        await photograph().catch(() => undefined);
        throw problem;
      }),
  };
}
