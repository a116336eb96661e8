/**
 * expo-sqlite (SQLiteModule.kt): databases and statements live in the world, and every call goes
 * there.
 */
import { ask, tell } from '../channel';
import { expoModule, SharedObject } from '../expo';

let last = 0;

/** A JavaScript object whose functions are those of a native one. */
class Remote extends SharedObject {
  readonly id: number;
  constructor() {
    super();
    this.id = ++last;
  }
  call(name: string, ...words: unknown[]): Promise<unknown> {
    return ask('sqlite', { id: this.id, name, words: words.map(sent) });
  }
}

/** A native object is sent as its number. */
const sent = (word: unknown): unknown => (word instanceof Remote ? { ref: word.id } : word);

function withFunctions(kind: { prototype: Remote }, names: string): void {
  for (const name of names.split(' '))
    Object.defineProperty(kind.prototype, name, {
      value(this: Remote, ...words: unknown[]) {
        return this.call(name, ...words);
      },
    });
}

class NativeDatabase extends Remote {
  constructor(path: string, options: object, serialized?: Uint8Array) {
    super();
    if (serialized) throw new Error('no database is opened from bytes');
    tell('sqlite-open', { id: this.id, path, options });
  }
}
withFunctions(NativeDatabase, 'initAsync isInTransactionAsync closeAsync execAsync prepareAsync');

class NativeStatement extends Remote {
  constructor() {
    super();
    tell('sqlite-statement', this.id);
  }
}
withFunctions(
  NativeStatement,
  'runAsync stepAsync getAllAsync resetAsync getColumnNamesAsync finalizeAsync',
);

expoModule('ExpoSQLite', {
  NativeDatabase,
  NativeStatement,
  NativeSession: SharedObject,
  defaultDatabaseDirectory: '/data/app/files/SQLite',
  bundledExtensions: {},
  ensureDatabasePathExistsAsync: async () => undefined,
});
