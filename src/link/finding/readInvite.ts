import { makeInvite, parseInvite } from './invite';

/** As the link that a browser opens, however it was given to this phone. */
export function readInvite(text: string) {
  const read = parseInvite(text);
  return read.ok ? ({ ok: true, invite: makeInvite(read.invite) } as const) : read;
}
