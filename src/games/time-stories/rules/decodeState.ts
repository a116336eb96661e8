/** The border for a state that was kept as JSON: all of it, so that nothing unknown is played on. */
import { z } from 'zod';
import { decoded, type Decoded } from '../../../kit/decoded';
import type { BySeat, Seats } from '../../../kit/seat';
import { anyShield, effects, id, shield, token } from '../mission/decodeEffect';
import { RESOURCES, SLOTS } from '../mission/names';
import { options, plan, groupProposal, seat } from './decode';
import type { Purse, State } from './state';

const bySeat = <T extends z.ZodType>(thing: T) =>
  z.record(z.string(), thing).transform(all => all as BySeat<z.infer<T>>);
const count = z.int().min(0);
const ids = z.array(id);
const names = z.array(z.string());
const tokens = z.array(token);
const purse = z.record(z.enum(RESOURCES), count).transform(all => all as Purse);

const agent = z.lazy(() =>
  z.strictObject({
    by: z.array(seat),
    lender: id.nullable(),
    life: count,
    at: id.nullable(),
    vortex: count.nullable(),
    items: ids,
    purse,
    plan: plan.nullable(),
    done: z.enum(['rolled', 'moved', 'rested', 'lost']).nullable(),
    owes: count,
  }),
);
const running = z.strictObject({
  card: id,
  act: z.string(),
  shields: z.array(shield),
  isLocked: z.boolean(),
  rolledBy: z.array(seat),
});
const phase = z.lazy(() =>
  z.discriminatedUnion('name', [
    z.strictObject({ name: z.literal('base'), card: id, text: id, reader: seat }),
    z.strictObject({ name: z.enum(['party', 'entering', 'here', 'travel']) }),
    z.strictObject({
      name: z.literal('unit'),
      isLast: z.boolean(),
      gathering: id.nullable(),
    }),
    z.strictObject({ name: z.enum(['home', 'over']), end: id }),
  ]),
);
const ballot = z.lazy(() =>
  z.strictObject({ proposal: groupProposal, by: seat, votes: bySeat(z.boolean()), at: z.number() }),
);

const memory = z.strictObject({ texts: names, won: names, chosen: names, wrong: count });
const job = z.lazy(() =>
  z.strictObject({
    agent: seat.nullable(),
    card: id.nullable(),
    effects,
    step: z.enum(['explored', 'placed']).nullable(),
  }),
);
const question = z.strictObject({
  agent: seat,
  card: id.nullable(),
  kind: z.enum(['pay', 'choice', 'agent', 'space']),
  options: names,
});
const secret = z.lazy(() =>
  z.strictObject({
    fronts: z.record(id, memory),
    asked: z.strictObject({ question, answers: z.array(job) }).nullable(),
    agenda: z.array(job),
    once: z.strictObject({ run: names, visit: names }),
    adjustments: z.array(z.strictObject({ card: id, act: id, kind: anyShield, many: z.int() })),
    applied: names,
  }),
);

/** What lies on the table in one run. */
const inRun = {
  laid: z.array(z.strictObject({ slot: z.enum(SLOTS), card: id })),
  tests: z.array(running),
  tokens,
  team: purse,
  map: ids,
  red: ids,
  allowed: ids,
  forbidden: ids,
  gone: ids,
  replaced: z.record(id, id),
  exploredAtLayout: ids,
  ballot: z.lazy(() => ballot.nullable()),
  asking: seat.nullable(),
  busy: ids,
  spent: z.strictObject({ run: names, place: names }),
  journey: count.nullable(),
  marked: z.strictObject({ items: ids, tokens }),
  readInRun: ids,
};

/** What stays from run to run. */
const always = {
  rules: ids,
  hints: z.record(id, count),
  kept: z.strictObject({ items: z.array(z.strictObject({ item: id, figure: seat })), tokens }),
  runs: z.array(
    z.strictObject({ end: id, units: count, place: id, team: purse, lenders: z.array(id) }),
  ),
  read: z.record(id, z.array(seat)),
};

const state: z.ZodType<State> = z.lazy(() =>
  z.strictObject({
    options,
    seats: z
      .array(seat)
      .min(1)
      .transform(all => all as unknown as Seats),
    figures: z.array(seat).min(2),
    agents: bySeat(agent),
    captain: seat,
    run: count,
    units: count,
    phase,
    place: id,
    ...inRun,
    ...always,
    secret,
  }),
);

export const decodeState = (input: unknown): Decoded<State> => decoded(state, input);
