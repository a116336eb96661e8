/** Later versions of nim: the second has another name for the number of stones. */
import type { AnyGame, Migration } from '../../games/game';
import { isBag } from '../../kit/keys';
import { nim } from '../nim';

const renamed = (thing: unknown, from: string, to: string): unknown => {
  if (!isBag(thing) || !(from in thing)) return thing;
  const { [from]: value, ...rest } = thing;
  return { ...rest, [to]: value };
};
const asFirst = (action: unknown) => renamed(action, 'count', 'stones');
const asSecond = (action: unknown) => renamed(action, 'stones', 'count');

const READS_FIRST: Migration = { options: older => older, action: asSecond };

/** Cannot migrate matches of the first version. */
export const nim2: AnyGame = {
  ...nim,
  version: 2,
  action: input => {
    const read = nim.action(asFirst(input));
    return read.ok ? { ok: true, value: asSecond(read.value) } : read;
  },
  whyNot: (view, action, context) => nim.whyNot(view, asFirst(action), context),
  apply: (state, action, ...rest) => nim.apply(state, asFirst(action), ...rest),
};

/** Can migrate them. */
export const nim2Migrating: AnyGame = {
  ...nim2,
  migrate: version => (version === 1 ? READS_FIRST : undefined),
};

/** Can migrate them, but does not allow taking two stones. */
export const nim2Stricter: AnyGame = {
  ...nim2Migrating,
  whyNot: (view, action, context) =>
    isBag(action) && action['count'] === 2
      ? { code: 'never-two' }
      : nim2.whyNot(view, action, context),
};

/** Cannot decode states of the first version. */
export const nim2Unlike: AnyGame = {
  ...nim2,
  state: () => ({ ok: false, problem: 'a state of the first version' }),
};
