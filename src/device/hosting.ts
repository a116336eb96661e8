/** A page of a browser is no place for others to meet: it can listen to nobody. */
import type { OwnPlace } from '../station/ownPlace';

export const createHosting = (
  _candidates: () => Promise<readonly string[]>,
): OwnPlace | undefined => undefined;
