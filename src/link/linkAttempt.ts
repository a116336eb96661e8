import type { Link } from '../table/ports';

export type NoLink =
  | 'refused' // the other side failed the identity check
  | 'no-answer' // nobody came, or no path opened in time
  | 'broken' // it began, and broke before it was usable
  | 'given-up'; // this side cancelled it

export type LinkResult = { ok: true; link: Link } | { ok: false; why: NoLink };

/** A link being opened. */
export interface LinkAttempt {
  /** Never rejects. */
  readonly opened: Promise<LinkResult>;
  /** A link that opens all the same is closed again. */
  giveUp(): void;
}
