/** The vocabulary of conditions and effects at the border. */
import { z } from 'zod';
import type { Condition } from './condition';
import type { CardEffect, Goods, Price } from './effect';
import { RESOURCES, SHIELDS, type StateToken, TOKENS } from './names';

const LONGEST_ID = 40;
/** Not one under which every object has something, such as `constructor`. */
export const id = z
  .string()
  .min(1)
  .max(LONGEST_ID)
  .refine(name => !(name in {}));
const count = z.int().min(0).max(99);
const step = z.int().min(-20).max(20);
/** So that a file of somebody else cannot keep the table busy. */
const MOST_EFFECTS = 24;

export const token = z.enum(TOKENS as readonly string[] as [StateToken, ...StateToken[]]);
export const resource = z.enum(RESOURCES);
export const shield = z.enum(SHIELDS);
const anyResource = z.enum([...RESOURCES, 'any']);
export const anyShield = z.enum([...SHIELDS, 'any']);
const reach = z.enum(['me', 'here', 'team']);
const who = z.enum(['me', 'here', 'one', 'team']).default('me');

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('and'), all: z.array(condition).max(MOST_EFFECTS) }),
    z.strictObject({ is: z.literal('or'), any: z.array(condition).max(MOST_EFFECTS) }),
    z.strictObject({ is: z.literal('not'), not: condition }),
    z.strictObject({ is: z.literal('token'), token }),
    z.strictObject({ is: z.literal('item'), item: id, where: reach.default('here') }),
    z.strictObject({
      is: z.literal('resource'),
      resource: anyResource,
      least: count.default(1),
      where: reach.default('here'),
    }),
    z.strictObject({ is: z.literal('lender'), lender: id, where: reach.default('here') }),
    range('lenders'),
    range('run'),
    range('units'),
    z.strictObject({
      is: z.literal('last-run'),
      resource,
      least: count.default(0),
      most: count.default(99),
    }),
    z.strictObject({ is: z.literal('read'), card: id, in: z.enum(['run', 'ever']).default('run') }),
    z.strictObject({ is: z.literal('chosen'), card: id, option: id }),
    z.strictObject({ is: z.literal('won'), card: id, act: id }),
    z.strictObject({ is: z.literal('at-layout') }),
    z.strictObject({ is: z.literal('all-here') }),
    z.strictObject({ is: z.literal('explored-at-layout'), card: id }),
  ]),
);

const range = <N extends string>(name: N) =>
  z.strictObject({ is: z.literal(name), least: count.default(0), most: count.default(99) });

const item = z.strictObject({ kind: z.literal('item'), item: id });
const tokens = z.strictObject({ kind: z.literal('token'), token });
const many = count.default(1);
const life = z.strictObject({ kind: z.literal('life'), many });
const units = z.strictObject({ kind: z.literal('units'), many });
const goods: z.ZodType<Goods> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    item,
    tokens,
    z.strictObject({ kind: z.literal('resource'), resource, many }),
    life,
    units,
  ]),
);
const price: z.ZodType<Price> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    item,
    z.strictObject({ kind: z.literal('resource'), resource: anyResource, many }),
    life,
    units,
    z.strictObject({ kind: z.literal('nothing') }),
  ]),
);

const when = z.lazy(() => condition.nullable()).default(null);
const alternative = z.lazy(() => z.strictObject({ option: id, price, effects }));
const choice = z.lazy(() => z.strictObject({ option: id, when, effects }));
const row = z.lazy(() => z.strictObject({ hits: count, effects }));

/** Effects without arguments of their own kind. */
const plain = () =>
  [
    z.strictObject({ do: z.literal('return') }),
    z.strictObject({ do: z.literal('journey'), units: count }),
    z.strictObject({ do: z.literal('rule'), rule: id }),
    z.strictObject({ do: z.literal('tell'), text: id }),
    z.strictObject({ do: z.literal('lose-unit'), many, who }),
    z.strictObject({ do: z.literal('keep'), goods: z.discriminatedUnion('kind', [item, tokens]) }),
  ] as const;
const ofCards = () =>
  [
    z.strictObject({ do: z.literal('reveal'), card: id }),
    z.strictObject({ do: z.literal('forbid'), card: id }),
    z.strictObject({ do: z.literal('allow'), card: id }),
    z.strictObject({ do: z.literal('discard'), card: id }),
    z.strictObject({ do: z.literal('replace'), card: id, by: id }),
    z.strictObject({ do: z.literal('map'), place: id }),
    z.strictObject({ do: z.literal('red'), place: id, red: z.boolean().default(true) }),
    z.strictObject({ do: z.literal('go'), place: id }),
    z.strictObject({ do: z.literal('shields'), act: id, kind: anyShield, many: step }),
    z.strictObject({ do: z.literal('defeat'), act: id }),
  ] as const;
const nested = () =>
  [
    z.strictObject({ do: z.literal('pay'), of: z.array(alternative).min(1).max(MOST_EFFECTS) }),
    z.strictObject({ do: z.literal('choice'), of: z.array(choice).min(1).max(MOST_EFFECTS) }),
    z.strictObject({
      do: z.literal('roll'),
      dice: z.int().min(1).max(12),
      table: z.array(row).min(1).max(MOST_EFFECTS),
    }),
    z.strictObject({ do: z.literal('end'), of: z.array(id).min(1), otherwise: effects }),
    z.strictObject({ do: z.literal('when'), when: condition, effects, otherwise: effects }),
    z.strictObject({
      do: z.literal('once'),
      per: z.enum(['run', 'visit', 'agent']).default('run'),
      name: id.default('once'),
      effects,
    }),
  ] as const;

const effect: z.ZodType<CardEffect> = z.lazy(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('gain'), goods, who }),
    z.strictObject({ do: z.literal('lose'), goods, who }),
    ...plain(),
    ...ofCards(),
    ...nested(),
  ]),
);

export const effects = z
  .array(effect)
  .max(MOST_EFFECTS)
  .default(() => []);
