/** Remembers the coach's advice, so that it is not repeated too soon. */
import type { Bag } from '@/kit/keys';
import { type Millis, SECOND } from '@/kit/millis';
import { of } from '@/kit/seat';
import { advice } from './advice';
import type { Sight } from './sight';
import { type Advice, COSTLY, type CoachLevel } from './codes';
import { endOf } from './reckoning';

export type CoachMemory = {
  readonly parkedSince: Millis | null;
  /** The start of each piece of advice, by name. */
  readonly said: Readonly<Record<string, Millis>>;
  readonly now: Saying | null;
};
type Saying = { readonly advice: Advice; readonly since: Millis };
export const NOTHING_SAID: CoachMemory = { parkedSince: null, said: {}, now: null };

export const REPEAT_MS: Millis = 40 * SECOND;
export const SHOWN_MS: Millis = 10 * SECOND;
/** Advice that costs nothing to ignore waits for this much silence. */
const QUIET_MS: Millis = 20 * SECOND;
/** Advice that stays true for long is repeated rarely. */
const SELDOM: Partial<Record<Advice['code'], Millis>> = {
  'colour-late': 60 * SECOND,
  'colour-lost': 10 * 60 * SECOND,
  'last-turn': 10 * 60 * SECOND,
  'colour-zero': 180 * SECOND,
  'tile-no-room': 120 * SECOND,
  bonus: 120 * SECOND,
  'new-symbol': 120 * SECOND,
  ask: 90 * SECOND,
  upgrade: 120 * SECOND,
};

/** Two pieces of advice with the same name count as one, even if their numbers differ. */
function nameOf(said: Advice): string {
  const parts: Bag = { ...said };
  return ['code', 'glass', 'on', 'good', 'planet', 'holder']
    .map(part => parts[part] ?? '')
    .join(' ');
}

/** Decides what the coach says now. Returns the same memory if nothing has changed. */
export function attended(memory: CoachMemory, sight: Sight, level: CoachLevel): CoachMemory {
  // Match time ran back, so an act was undone.
  const before = sight.at < lastSaid(memory) ? NOTHING_SAID : memory;
  const parkedSince = parked(before, sight);
  const found = advice({ ...sight, parkedSince }).filter(
    ({ code }) => level === 'talkative' || COSTLY.has(code),
  );
  const now = kept(before.now, found, sight.at) ?? chosen(before, found, sight.at);
  if (now === before.now && parkedSince === before.parkedSince) return before;
  const isNew = now && now.since === sight.at;
  return {
    parkedSince,
    now,
    said: isNew ? { ...before.said, [nameOf(now.advice)]: now.since } : before.said,
  };
}

const lastSaid = ({ said }: Pick<CoachMemory, 'said'>): Millis =>
  Math.max(-Infinity, ...Object.values(said));

export const hushed = (memory: CoachMemory): CoachMemory => ({ ...memory, now: null });

function parked({ parkedSince }: CoachMemory, { view, seat, at }: Sight): Millis | null {
  const areFree = of(view.glasses, seat).every(glass => glass === null);
  return areFree && at < endOf(view) ? (parkedSince ?? at) : null;
}

/** Advice stays while it is true, until there was time to read it. */
function kept(now: Saying | null, found: readonly Advice[], at: Millis): Saying | null {
  if (!now || at >= now.since + SHOWN_MS) return null;
  return found.some(it => nameOf(it) === nameOf(now.advice)) ? now : null;
}

function chosen({ said }: CoachMemory, found: readonly Advice[], at: Millis): Saying | null {
  const last = lastSaid({ said });
  const next = found.find(it => {
    const again = SELDOM[it.code] ?? REPEAT_MS;
    const isQuiet = COSTLY.has(it.code) || at >= last + QUIET_MS;
    return isQuiet && at >= (said[nameOf(it)] ?? -Infinity) + again;
  });
  return next ? { advice: next, since: at } : null;
}
