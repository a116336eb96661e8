/** The vault of a phone: this app's file and expo-sqlite's own script over a real SQLite. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Connection from 'better-sqlite3';
import type { openVault } from '@/device/files/vault.native';
import { chances } from '@/kit/random';
import type { Vault } from '@/table/ports';
import { vaultAcceptance, type VaultWorld } from '@/table/testing/vaultAcceptance';
import { createSqlite, type Sqlite } from './world/sqlite';

jest.setTimeout(600_000);

/** A phone whose app can be restarted; its modules are loaded again each time. */
class Phone implements VaultWorld {
  #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlite-'));
  #running: Sqlite | undefined;
  #before = (_call: string) => {};
  readonly #chance: () => number;
  constructor(seed: number) {
    this.#chance = chances(seed);
  }

  async open() {
    this.#before = () => {};
    fs.mkdirSync(this.#folder, { recursive: true });
    this.#running = createSqlite({
      folder: this.#folder,
      Connection,
      chance: this.#chance,
      before: call => this.#before(call),
    });
    return this.loadAnew();
  }

  /** Reloads only the script, and keeps the native side. */
  loadAnew(): Vault {
    if (!this.#running) throw new Error('nothing runs');
    return appOver(this.#running.module)();
  }

  /** Keeps the storage as it is now, and drops what was only in the process's memory. */
  #die(): void {
    const left = `${this.#folder}-left`;
    fs.cpSync(this.#folder, left, { recursive: true });
    for (const name of fs.readdirSync(left)) {
      if (name.endsWith('-shm')) fs.rmSync(path.join(left, name)); // memory, not storage
    }
    this.#close();
    fs.rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = left;
  }

  dieBefore(call: number): Promise<void> {
    let calls = 0;
    return new Promise(resolve => {
      this.#before = () => {
        if (++calls !== call) return;
        this.#die();
        resolve();
      };
    });
  }

  failAfter(well: number, failing: number): void {
    let calls = 0;
    this.failCalls(() => {
      calls += 1;
      return calls > well && calls <= well + failing;
    });
  }

  /** `nth` counts the calls of one name. */
  failCalls(fails: (it: { call: string; nth: number }) => boolean): void {
    const counts = new Map<string, number>();
    this.#before = call => {
      const nth = (counts.get(call) ?? 0) + 1;
      counts.set(call, nth);
      if (fails({ call, nth })) throw new Error(`${call}: disk I/O error`);
    };
  }

  get connections(): ReadonlySet<Connection> {
    return this.#running?.connections ?? new Set();
  }

  #close(): void {
    this.#running?.stop();
    for (const connection of this.connections) connection.close();
    this.#running = undefined;
  }

  async tidy(): Promise<void> {
    this.#close();
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}

function appOver(module: object): typeof openVault {
  let app: { openVault: typeof openVault } | undefined;
  jest.isolateModules(() => {
    jest.doMock('expo', () => ({ requireNativeModule: () => module }), { virtual: true });
    jest.doMock('expo-sqlite', () =>
      jest.requireActual('../../node_modules/expo-sqlite/build/SQLiteDatabase'),
    );
    jest.doMock('react-native', () => ({ Platform: { OS: 'android' } }));
    app = jest.requireActual('@/device/files/vault.native') as typeof app;
  });
  if (!app) throw new Error('the app is not there');
  return app.openVault;
}

describe.each([1, 2, 3])(
  'the vault keeps its promises with calls in an order drawn from %d',
  seed => {
    vaultAcceptance('SQLite by expo-sqlite', async () => new Phone(seed));
  },
);

describe('the only connection', () => {
  let phone: Phone;
  beforeEach(() => {
    phone = new Phone(7);
  });
  afterEach(() => phone.tidy());
  const only = () => [...phone.connections];

  test('waits for locks, uses a write-ahead log, and syncs every write', async () => {
    const vault = await phone.open();
    await Promise.all([vault.write('a', '1'), vault.append('a', '2'), vault.read('a')]);
    const [connection, ...others] = only();
    expect(others).toEqual([]);
    const set = [
      'busy_timeout',
      'journal_mode',
      'synchronous',
      'fullfsync',
      'checkpoint_fullfsync',
    ];
    const values = set.map(name => connection!.pragma(name, { simple: true }));
    expect(values).toEqual([5_000, 'wal', 2, 1, 1]);
  });

  test('an opening that fails is reported to the caller, and the next call opens', async () => {
    for (const failing of [1, 2, 3, 4]) {
      const vault = await phone.open();
      phone.failAfter(failing - 1, 1);
      await expect(vault.write('a', 'lost')).rejects.toThrow('disk I/O error');
      await vault.write('a', `${failing}`);
      expect(await vault.read('a')).toBe(`${failing}`);
      await phone.tidy();
    }
  });

  test('a full disk is reported, saved texts stay, and saving works again once there is room', async () => {
    const vault = await phone.open();
    await vault.write('log', 'deal\n');
    const [connection] = only();
    const pages = connection!.pragma('page_count', { simple: true }) as number;
    connection!.pragma(`max_page_count = ${pages + 4}`);
    const large = 'x'.repeat(60_000);
    await expect(
      vault.change([
        { do: 'append', name: 'log', text: 'act\n' },
        { do: 'write', name: 'record', text: large },
      ]),
    ).rejects.toThrow('full');
    expect([await vault.read('log'), await vault.read('record')]).toEqual(['deal\n', undefined]);
    connection!.pragma('max_page_count = 100000');
    await vault.write('record', large);
    expect(await vault.read('record')).toBe(large);
  });

  test('a transaction that cannot be rolled back closes its connection, and the next call opens another', async () => {
    const vault = await phone.open();
    await vault.write('a', 'kept');
    const [before] = only();
    phone.failCalls(({ call, nth }) => call === 'runAsync' || (call === 'execAsync' && nth > 1));
    await expect(vault.write('a', 'lost')).rejects.toThrow('runAsync: disk I/O error');
    phone.failCalls(() => false);
    expect(await vault.read('a')).toBe('kept');
    expect([before!.open, only().length]).toEqual([false, 1]);
  });

  test('a reloaded script rolls back what the one before left open', async () => {
    const first = await phone.open();
    await first.write('a', 'kept');
    only()[0]!.exec("BEGIN IMMEDIATE; DELETE FROM pieces WHERE name = 'a'");
    const again = phone.loadAnew();
    expect(await again.read('a')).toBe('kept');
    await again.write('a', 'more');
    expect(only()).toHaveLength(1);
  });
});

test('the stand-in reorders concurrent calls, and refuses by name what it lacks', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlite-'));
  const orders = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const calls: string[] = [];
    const before = (call: string) => void calls.push(call);
    const { module } = createSqlite({ folder, Connection, chance: chances(seed), before });
    const { NativeDatabase } = module as { NativeDatabase: new (file: string) => NativeBase };
    const base = new NativeDatabase(path.join(folder, `${seed}.db`));
    await Promise.all([base.initAsync(), base.execAsync('SELECT 1'), base.isInTransactionAsync()]);
    orders.add(calls.join());
    expect(() => base.serializeAsync()).toThrow('NativeDatabase has no serializeAsync here');
    expect(() => (module as { NativeSession: unknown }).NativeSession).toThrow('NativeSession');
    await base.closeAsync();
    await expect(base.execAsync('SELECT 1')).rejects.toThrow('closed');
  }
  expect(orders.size).toBeGreaterThan(2);
  fs.rmSync(folder, { recursive: true });
});

type NativeBase = Record<
  'initAsync' | 'isInTransactionAsync' | 'closeAsync' | 'serializeAsync',
  () => Promise<unknown>
> & { execAsync(source: string): Promise<unknown> };
