/** The vault of a phone: SQLite, set to write through to disk before it confirms. */
import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';
import { oneAtATime } from '../../kit/oneAtATime';
import type { VaultChange, Vault } from '../../table/ports';
import { vaultOf } from '../../table/vaultOf';

/**
 * `fullfsync` is for iOS, where a plain sync may stay in the drive's cache; other systems ignore
 * it.
 */
const SHELVES = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = 1;
  PRAGMA checkpoint_fullfsync = 1;
  CREATE TABLE IF NOT EXISTS pieces (id INTEGER PRIMARY KEY, name TEXT NOT NULL, text TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS by_name ON pieces (name, id);
`;
const ADD = 'INSERT INTO pieces (name, text) VALUES (?, ?)';
const CLEAR = 'DELETE FROM pieces WHERE name = ?';
const READ = 'SELECT text FROM pieces WHERE name = ? ORDER BY id';

/**
 * A text is kept in pieces, in the order in which they were added, so that appending is cheap.
 * There is one connection and at most one call on it at a time: expo-sqlite runs calls in parallel,
 * in any order, and each sees what another has not committed.
 */
export function openVault(name = 'sandtable'): Vault {
  const turn = oneAtATime();
  let base: SQLiteDatabase | undefined;

  /** If opening fails the caller gets the error, and the next call tries again. */
  const withBase = <T>(work: (base: SQLiteDatabase) => Promise<T>): Promise<T> =>
    turn(async () => work((base ??= await opened(`${name}.db`))));

  /**
   * A connection that fails to roll back is closed, which rolls back, and the next call opens
   * another.
   */
  async function undo(failed: SQLiteDatabase): Promise<void> {
    try {
      await rollBack(failed);
    } catch {
      base = undefined;
      await failed.closeAsync();
    }
  }

  return vaultOf({
    read: file =>
      withBase(async at => {
        const found = await at.getAllAsync<{ text: string }>(READ, file);
        return found.length === 0 ? undefined : found.map(({ text }) => text).join('');
      }),
    change: changes =>
      withBase(async at => {
        try {
          await at.execAsync('BEGIN IMMEDIATE');
          for (const change of changes) await perform(at, change);
          await at.execAsync('COMMIT');
        } catch (problem) {
          await undo(at);
          throw problem;
        }
      }),
  });
}

async function perform(base: SQLiteDatabase, change: VaultChange): Promise<void> {
  if (change.do !== 'append') await base.runAsync(CLEAR, change.name);
  if (change.do !== 'forget') await base.runAsync(ADD, change.name, change.text);
}

/** SQLite rolls some failed transactions back by itself. */
async function rollBack(base: SQLiteDatabase): Promise<void> {
  if (await base.isInTransactionAsync()) await base.execAsync('ROLLBACK');
}

/** A reloaded script gets the connection of the one before, with any transaction it left open. */
async function opened(file: string): Promise<SQLiteDatabase> {
  const base = await openDatabaseAsync(file);
  try {
    await rollBack(base);
    await base.execAsync(SHELVES);
    return base;
  } catch (problem) {
    await base.closeAsync();
    throw problem;
  }
}
