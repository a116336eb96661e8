/** What is used of better-sqlite3, which is only there where the native tests have been installed. */
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
      /** It answers with rows. */
      readonly reader: boolean;
      raw(): this;
      all(...params: unknown[]): unknown[];
      get(...params: unknown[]): unknown;
      run(...params: unknown[]): { changes: number; lastInsertRowid: number | bigint };
      columns(): { readonly name: string }[];
    }
  }
  export = Database;
}
