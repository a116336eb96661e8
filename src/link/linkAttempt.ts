import type { Link } from '../table/ports';

export type NoLink =
  | 'refused' // the other side is not who it should be
  | 'no-answer' // nobody came, or no path led there in time
  | 'broken' // it began, and broke before it was of use
  | 'given-up'; // we did not want it any more

export type LinkResult = { ok: true; link: Link } | { ok: false; why: NoLink };

/** A link in the making. */
export interface LinkAttempt {
  /** Never rejects. */
  readonly opened: Promise<LinkResult>;
  /** What has opened meanwhile is closed again. */
  giveUp(): void;
}
