/**
 * The web app as it is served. A file that is not listed cannot be requested, whatever the path
 * says.
 */
import type { Sized } from './exchange';

export type Coding = 'br' | 'gzip';

export interface SiteFile<Bytes extends Sized> {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content, so a browser need never ask again. */
  readonly isHashed: boolean;
  /** The plain bytes; undefined if only a compressed form is kept. */
  readonly bytes?: Bytes | undefined;
  readonly coded: Readonly<Partial<Record<Coding, Bytes>>>;
}

export interface OwnSite<Bytes extends Sized> {
  /** Undefined if there is no app here, and only the table can be found. */
  readonly page: SiteFile<Bytes> | undefined;
  readonly files: ReadonlyMap<string, SiteFile<Bytes>>;
}
