/** The web app as it is served: what is not in it cannot be asked for, whatever the path says. */
import type { Sized } from './exchange';

export type Coding = 'br' | 'gzip';

export interface SiteFile<Bytes extends Sized> {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content, so a browser need never ask again. */
  readonly isHashed: boolean;
  /** As they are. Undefined: it is kept only as it travels. */
  readonly bytes?: Bytes | undefined;
  readonly coded: Readonly<Partial<Record<Coding, Bytes>>>;
}

export interface OwnSite<Bytes extends Sized> {
  /** Undefined: there is no app here, and only the table is to be found. */
  readonly page: SiteFile<Bytes> | undefined;
  readonly files: ReadonlyMap<string, SiteFile<Bytes>>;
}
