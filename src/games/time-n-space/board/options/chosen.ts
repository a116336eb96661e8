/** Reads a table's options as the rules will read them. */
import { type Bag, isBag, isOneOf } from '@/kit/keys';
import type { BySeat, Seat } from '@/kit/seat';
import { GLASS_SECONDS, MINUTES } from '../../rules/components';
import { decodeOptions } from '../../rules/decode';
import type { Options } from '../../rules/state';

/** Keeps every part that can be decoded and drops the rest. */
export function chosenIn(input: unknown): Options {
  const said = isBag(input) ? input : {};
  const parts = ['level', 'innerLinks', 'minutes', 'glassSeconds'].map(part =>
    readable(said, part),
  );
  const read = decodeOptions(Object.assign({}, ...parts));
  if (!read.ok) throw new Error(`the parts fit, the whole does not: ${read.problem}`);
  return read.value;
}

function readable(said: Bag, part: string): Bag {
  const value = said[part];
  if (part === 'glassSeconds' && isBag(value)) return { glassSeconds: glassesIn(value) };
  return value !== undefined && decodeOptions({ [part]: value }).ok ? { [part]: value } : {};
}

const glassesIn = (said: Bag): Bag =>
  Object.fromEntries(
    Object.entries(said).filter(([seat, n]) => decodeOptions({ glassSeconds: { [seat]: n } }).ok),
  );

/** The usual length changes with the level; a length that somebody chose stays. */
export function withLevel(options: Options, level: Options['level']): Options {
  const usual = options.minutes === MINUTES[options.level];
  return { ...options, level, minutes: usual ? MINUTES[level] : options.minutes };
}

/** Drops the glass lengths of seats that are no longer at the table. */
export function withSeats(options: Options, seats: readonly Seat[]): Options {
  const glasses = Object.entries(options.glassSeconds).filter(([seat]) => isOneOf(seats, seat));
  return { ...options, glassSeconds: Object.fromEntries(glasses) };
}

/** The usual length is not stored. */
export function withGlassSeconds(options: Options, seat: Seat, seconds: number): Options {
  const all: BySeat<number> = { ...options.glassSeconds, [seat]: seconds };
  const chosen = Object.entries(all).filter(([, length]) => length !== GLASS_SECONDS);
  return { ...options, glassSeconds: Object.fromEntries(chosen) };
}
