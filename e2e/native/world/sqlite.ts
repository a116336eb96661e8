/**
 * The native side of expo-sqlite 16.0 over better-sqlite3, for the package's own script to call.
 *
 * It follows `node_modules/expo-sqlite/android/src/main/java/expo/modules/sqlite/SQLiteModule.kt`
 * (iOS: `ios/SQLiteModule.swift`), NativeDatabase.kt and NativeStatement.kt:
 * - asynchronous functions run on `Dispatchers.IO` (iOS: a concurrent queue), so concurrent calls
 *   are carried out in any order, even on one connection; `chance` draws the order;
 * - a connection of the same path and options is shared and counted, unless `useNewConnection`;
 * - `runAsync` makes the first step and returns its row, `getAllAsync` the rows after it;
 * - a closed connection and a finalized statement refuse all calls;
 * - finalizing a statement whose last step failed fails once more, as sqlite3_finalize does.
 * Two things differ: a query reads all rows in its first step, and a statement that is never
 * finalized is left to better-sqlite3. Functions that this app does not call fail by name.
 */
import fs from 'node:fs';
import path from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';

type Connection = BetterSqlite3;
type Values = unknown[];
type Params = Readonly<Record<string, unknown>>;
type Options = { readonly useNewConnection?: boolean };
type Ran = { lastInsertRowId: number; changes: number; firstRowValues: Values };

type SqliteWish = {
  /** The folder of the databases. */
  readonly folder: string;
  readonly Connection: new (file: string) => Connection;
  /** Draws which waiting call is carried out next; without it they keep their order. */
  readonly chance?: () => number;
  /** Called before every asynchronous call; the call fails with what this throws. */
  readonly before?: (call: string) => void;
};

export type Sqlite = {
  /** The module `ExpoSQLite`, as `requireNativeModule` returns it. */
  readonly module: object;
  /** The open connections. */
  readonly connections: ReadonlySet<Connection>;
  /** Ends the process: no waiting call is carried out or answered any more. */
  stop(): void;
};

export function createSqlite({ folder, Connection, chance, before }: SqliteWish): Sqlite {
  const pool = createPool(chance, before);
  const cached: NativeDatabase[] = [];
  const connections = new Set<Connection>();

  class NativeDatabase {
    readonly at: string | undefined;
    readonly options: string | undefined;
    readonly connection: Connection | undefined;
    users = 1;
    isClosed = false;

    constructor(at: string, options: Options = {}, serialized?: Uint8Array) {
      if (serialized) throw new Error('ExpoSQLite: deserializing is not here');
      const same = cached.find(it => it.at === at && it.options === JSON.stringify(options));
      if (same && !options.useNewConnection) {
        same.users += 1;
        return same;
      }
      fs.mkdirSync(path.dirname(at), { recursive: true });
      [this.at, this.options] = [at, JSON.stringify(options)];
      this.connection = new Connection(at);
      // better-sqlite3 waits 5 s by default; sqlite3_open does not.
      this.connection.pragma('busy_timeout = 0');
      connections.add(this.connection);
      cached.push(this);
      return named('NativeDatabase', this);
    }

    get open(): Connection {
      if (this.isClosed || !this.connection) throw new Error('Access to closed resource');
      return this.connection;
    }

    initAsync = () => pool('initAsync', () => void this.open);
    isInTransactionAsync = () => pool('isInTransactionAsync', () => this.open.inTransaction);
    execAsync = (source: string) => pool('execAsync', () => void this.open.exec(source));
    closeAsync = () => pool('closeAsync', () => this.#close());
    prepareAsync = (statement: NativeStatement, source: string) =>
      pool('prepareAsync', () => void statement.prepare(this.open, source));

    #close(): void {
      const { open } = this;
      this.users -= 1;
      if (this.users > 0) return;
      cached.splice(cached.indexOf(this), 1);
      connections.delete(open);
      open.close();
      this.isClosed = true;
    }
  }

  class NativeStatement {
    #prepared: BetterSqlite3.Statement | undefined;
    #rows: Values[] = [];
    #failed: unknown;
    #isFinalized = false;

    constructor() {
      return named('NativeStatement', this);
    }

    prepare = (connection: Connection, source: string): void => {
      this.#prepared = connection.prepare(source);
    };

    get prepared(): BetterSqlite3.Statement {
      if (this.#isFinalized || !this.#prepared) throw new Error('Access to closed resource');
      return this.#prepared;
    }

    runAsync = (at: NativeDatabase, params: Params, blobs: Params, asArray: boolean) =>
      pool('runAsync', () => this.#run(at, { ...params, ...blobs }, asArray));
    stepAsync = (at: NativeDatabase) => pool('stepAsync', () => this.#rowsOf(at).shift() ?? null);
    getAllAsync = (at: NativeDatabase) => pool('getAllAsync', () => this.#rowsOf(at).splice(0));
    resetAsync = (at: NativeDatabase) => pool('resetAsync', () => void this.#rowsOf(at));
    getColumnNamesAsync = () =>
      pool('getColumnNamesAsync', () =>
        this.prepared.reader ? this.prepared.columns().map(({ name }) => name) : [],
      );
    finalizeAsync = (at: NativeDatabase) => pool('finalizeAsync', () => this.#finalize(at));

    #run({ open }: NativeDatabase, params: Params, asArray: boolean): Ran {
      const { prepared } = this;
      this.#failed = undefined;
      try {
        const bound = bindable(params, asArray);
        if (prepared.reader) {
          this.#rows = prepared.raw().all(...bound) as Values[];
          return { ...lastOf(open), firstRowValues: this.#rows.shift() ?? [] };
        }
        const { lastInsertRowid, changes } = prepared.run(...bound);
        return { lastInsertRowId: Number(lastInsertRowid), changes, firstRowValues: [] };
      } catch (problem) {
        this.#failed = problem;
        throw problem;
      }
    }

    #rowsOf({ open }: NativeDatabase): Values[] {
      return open && this.prepared ? this.#rows : [];
    }

    #finalize({ open }: NativeDatabase): void {
      if (!open || !this.prepared) return;
      if (this.#failed !== undefined) throw this.#failed;
      this.#isFinalized = true;
    }
  }

  const ensure = (file: string) => void fs.mkdirSync(path.dirname(file), { recursive: true });
  const module = {
    defaultDatabaseDirectory: folder,
    bundledExtensions: {},
    NativeDatabase,
    NativeStatement,
    ensureDatabasePathExistsAsync: (file: string) =>
      pool('ensureDatabasePathExistsAsync', () => ensure(file)),
    ensureDatabasePathExistsSync: ensure,
    deleteDatabaseAsync: (file: string) => pool('deleteDatabaseAsync', () => remove(file)),
    addListener: () => ({ remove: () => undefined }),
    removeListeners: () => undefined,
  };
  function remove(file: string): void {
    if (cached.some(({ at }) => at === file)) throw new Error(`${file} is open`);
    fs.rmSync(file);
  }
  return { module: named('ExpoSQLite', module), connections, stop: pool.stop };
}

/** Using a missing member fails with its name. */
function named<T extends object>(owner: string, target: T): T {
  return new Proxy(target, {
    get(of, name) {
      const found: unknown = Reflect.get(of, name, of);
      if (found !== undefined || typeof name === 'symbol' || name in of || HARMLESS.has(name))
        return found;
      throw new Error(`${owner} has no ${name} here`);
    },
  });
}

/** Read of every object by promises, tests and printing. */
const HARMLESS = new Set(['then', 'toJSON', 'asymmetricMatch', '$$typeof', 'nodeType', 'tagName']);

function bindable(params: Params, asArray: boolean): unknown[] {
  const values = Object.entries(params).map(([key, value]) => [key, storable(value)] as const);
  if (values.length === 0) return [];
  if (!asArray) return [Object.fromEntries(values.map(([key, it]) => [key.slice(1), it]))];
  return values.sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value);
}

/** Booleans are bound as 0 and 1. */
const storable = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

function lastOf(connection: Connection): Omit<Ran, 'firstRowValues'> {
  const row = connection.prepare('SELECT last_insert_rowid(), changes()').raw().get();
  const [lastInsertRowId, changes] = row as [number, number];
  return { lastInsertRowId, changes };
}

type Pool = (<T>(call: string, work: () => T) => Promise<T>) & { stop(): void };

/** Calls that wait together are carried out one at a time, in random order. */
function createPool(chance: SqliteWish['chance'], before: SqliteWish['before']): Pool {
  const waiting: (() => void)[] = [];
  let isStopped = false;
  function next(): void {
    const [run] = waiting.splice(chance ? Math.floor(chance() * waiting.length) : 0, 1);
    if (!isStopped) run?.();
  }
  function pool<T>(call: string, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          before?.(call);
          if (!isStopped) resolve(work());
        } catch (problem) {
          reject(problem);
        }
      });
      setImmediate(next);
    });
  }
  return Object.assign(pool, {
    stop: () => {
      isStopped = true;
    },
  });
}
