/** The border for a mission: unknown words are refused with the path that leads to them. */
import { z } from 'zod';
import { decoded, type Decoded, wrong } from '../../../kit/decoded';
import { anyShield, condition, effects, id, resource, shield, token } from './decodeEffect';
import { END_KINDS, type Mission } from './mission';
import { MOST_KINDS, type Shield, SHIELD_SIGNS, SLOTS } from './names';

const ids = z
  .array(id)
  .max(200)
  .default(() => []);
const count = z.int().min(0).max(99);
const when = condition.nullable().default(null);
const where = { places: ids, cards: ids };
const named = <T extends z.ZodType>(thing: T) => z.record(id, thing);

const lock = z.discriminatedUnion('lock', [
  z.strictObject({ lock: z.literal('token'), tokens: z.array(token).min(1) }),
  z.strictObject({ lock: z.literal('all') }),
  z.strictObject({ lock: z.literal('only'), lenders: ids, key: id.nullable().default(null) }),
  z.strictObject({ lock: z.literal('not'), lenders: ids }),
  z.strictObject({ lock: z.literal('forbidden') }),
  z.strictObject({ lock: z.literal('when'), when: condition }),
]);
const start = z.strictObject({
  lender: id.nullable().default(null),
  when,
  priority: count.default(1),
});

/** Written in signs, as in `▢▢☠♥`. */
const shields = z
  .string()
  .min(1)
  .max(20)
  .transform((text, context): Shield[] => {
    const found = [...text].flatMap(sign => SHIELD_SIGNS[sign] ?? []);
    if (found.length !== [...text].length)
      context.addIssue(`shields are written in the signs ${Object.keys(SHIELD_SIGNS).join(' ')}`);
    if (new Set(found).size > MOST_KINDS)
      context.addIssue(`a test has at most ${MOST_KINDS} kinds of shields`);
    return found;
  });
const test = z.strictObject({
  kind: z.literal('test'),
  skill: id,
  shields,
  when,
  waive: when,
  locked: z.boolean().default(false),
  opponent: z.boolean().default(false),
  exempt: ids,
  tags: ids,
  changes: z
    .array(z.strictObject({ kind: anyShield, many: z.int().min(-20).max(20), when: condition }))
    .max(20)
    .default(() => []),
  again: z.boolean().default(false),
  won: effects,
  left: effects,
});
const code = z.strictObject({
  kind: z.literal('code'),
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  when,
  needs: when,
  attempts: count.nullable().default(null),
  wrong: effects,
  exhausted: effects,
  won: effects,
  solvable: when,
  puzzle: id.nullable().default(null),
});
const deed = z.strictObject({
  kind: z.literal('deed'),
  when,
  again: z.boolean().default(false),
  won: effects,
});
const act = z.discriminatedUnion('kind', [test, code, deed]);
const textWhen = z.strictObject({ text: id, when });
const location = z.strictObject({
  place: id,
  slot: z.enum(SLOTS),
  texts: z
    .array(textWhen)
    .max(6)
    .default(() => []),
  locks: z
    .array(lock)
    .max(6)
    .default(() => []),
  starts: z
    .array(start)
    .max(6)
    .default(() => []),
  fleeting: z.boolean().default(false),
  explore: effects,
  acts: named(act).default(() => ({})),
});

const place = z.strictObject({
  map: id,
  open: z.boolean().default(true),
  red: z.boolean().default(false),
  notBefore: z.int().min(1).max(60).nullable().default(null),
  variants: z
    .array(z.strictObject({ when: condition, cards: z.record(id, id) }))
    .max(6)
    .default(() => []),
  onLayout: effects,
});

const bonus = z.strictObject({
  ...where,
  skills: ids,
  dice: count.default(0),
  hits: count.default(0),
});
const bonuses = z
  .array(bonus)
  .max(12)
  .default(() => []);
const ban = z.strictObject({ ...where, skills: ids, tags: ids });
const trigger = z.strictObject({
  ...where,
  on: z.enum(['start', 'explore', 'after-a']),
  effects,
});
const use = z.strictObject({
  limit: z.enum(['run', 'place']).nullable().default(null),
  when,
  spends: z.boolean().default(false),
  effects,
});
const uses = named(use).default(() => ({}));
const lender = z.strictObject({
  skills: z.record(id, z.int().min(0).max(9)),
  resistance: count,
  life: z.int().min(1).max(9),
  gear: effects,
  bonuses,
  bans: z
    .array(ban)
    .max(12)
    .default(() => []),
  triggers: z
    .array(trigger)
    .max(12)
    .default(() => []),
  uses,
  rerolls: z.int().min(1).max(3).nullable().default(null),
});
const item = z.strictObject({ keep: z.boolean().default(false), bonuses, uses });
const kind = z.strictObject({
  team: z.boolean().default(false),
  hitOn: id.nullable().default(null),
  thresholds: z
    .array(z.strictObject({ least: count, effects }))
    .max(6)
    .default(() => []),
});

const base = z.strictObject({
  texts: z.array(textWhen).min(1),
  lines: z
    .array(textWhen)
    .max(60)
    .default(() => []),
  dreams: z.boolean().default(false),
  gifts: effects,
});
const end = z.strictObject({ kind: z.enum(END_KINDS), when });
const puzzle = z.strictObject({
  hints: z
    .array(z.strictObject({ units: count, from: when }))
    .min(1)
    .max(6),
  free: id.nullable().default(null),
});
const special = z.strictObject({
  per: z.enum(['unit', 'roll']).default('roll'),
  exempt: ids,
  effects,
});

export const missionShape: z.ZodType<Mission> = z.lazy(() =>
  z.strictObject({
    id,
    minutes: z.int().min(1).max(600).nullable().default(null),
    units: z.int().min(1).max(60),
    start: id,
    skills: z.array(id).min(1).max(8),
    fewer: z
      .array(z.strictObject({ lenders: z.int().min(1).max(4), kind: shield, many: count }))
      .max(6)
      .default(() => []),
    special: special.nullable().default(null),
    resources: z.partialRecord(resource, kind).default(() => ({})),
    tokens: z.array(token).default(() => []),
    base: named(base),
    places: named(place),
    lenders: named(lender),
    items: named(item).default(() => ({})),
    cards: named(location),
    ends: named(end),
    puzzles: named(puzzle).default(() => ({})),
  }),
);

/** Deeper than any sound mission, and far from what a decoder's stack can bear. */
const MOST_DEEP = 60;

/** Goes down one level at a time, so that no depth is too much for it. */
export function isTooDeep(input: unknown): boolean {
  let level: readonly unknown[] = [input];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEEP) return true;
    level = level.flatMap(it => (typeof it === 'object' && it !== null ? Object.values(it) : []));
  }
  return false;
}

export const decodeMission = (input: unknown): Decoded<Mission> =>
  isTooDeep(input) ? wrong('it is nested too deeply') : decoded(missionShape, input);
