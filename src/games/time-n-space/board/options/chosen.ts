/** What a table has chosen, as the rules will read it. */
import { type Bag, isBag, isOneOf } from '@/kit/keys';
import type { BySeat, Seat } from '@/kit/seat';
import { GLASS_SECONDS, MINUTES } from '../../rules/components';
import { decodeOptions } from '../../rules/decode';
import type { Options } from '../../rules/state';

/** Everything that can be read counts; whatever else is there is as if nothing were said. */
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

/** The usual length goes with the level; one that somebody has chosen stays. */
export function withLevel(options: Options, level: Options['level']): Options {
  const usual = options.minutes === MINUTES[options.level];
  return { ...options, level, minutes: usual ? MINUTES[level] : options.minutes };
}

/** Whoever has left the table takes the length of their glasses along. */
export function withSeats(options: Options, seats: readonly Seat[]): Options {
  const glasses = Object.entries(options.glassSeconds).filter(([seat]) => isOneOf(seats, seat));
  return { ...options, glassSeconds: Object.fromEntries(glasses) };
}

/** The usual length is not written down. */
export function withGlassSeconds(options: Options, seat: Seat, seconds: number): Options {
  const all: BySeat<number> = { ...options.glassSeconds, [seat]: seconds };
  const chosen = Object.entries(all).filter(([, length]) => length !== GLASS_SECONDS);
  return { ...options, glassSeconds: Object.fromEntries(chosen) };
}
