import { makeInvite, parseInvite } from './invite';

/** Returns the invite as a web link, whichever form this phone was given. */
export function readInvite(text: string) {
  const read = parseInvite(text);
  return read.ok ? ({ ok: true, invite: makeInvite(read.invite) } as const) : read;
}
