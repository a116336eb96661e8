/** The part of better-sqlite3 used here; it is installed only with the native tests. */
declare module 'better-sqlite3' {
  class Database {
    constructor(file: string);
    readonly inTransaction: boolean;
    readonly open: boolean;
    exec(source: string): this;
    prepare(source: string): Database.Statement;
    pragma(source: string, options?: { readonly simple?: boolean }): unknown;
    close(): this;
  }
  namespace Database {
    interface Statement {
      /** True if it returns rows. */
      readonly reader: boolean;
      raw(): this;
      /** Each row is its first column. */
      pluck(): this;
      all(...params: unknown[]): unknown[];
      get(...params: unknown[]): unknown;
      run(...params: unknown[]): { changes: number; lastInsertRowid: number | bigint };
      columns(): { readonly name: string }[];
    }
  }
  export = Database;
}
