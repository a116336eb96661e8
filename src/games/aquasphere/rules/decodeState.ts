/** The border for a state that was kept as JSON: all of it, so that nothing unknown is played on. */
import { z } from 'zod';
import { decoded, type Decoded } from '../../../kit/decoded';
import type { BySeat, Seats } from '../../../kit/seat';
import { EXPANSIONS, type ProgrammeId, PROGRAMMES, START } from './components';
import { cardId, letter, options, room, seat, task } from './decode';
import type { State } from './state';

const bySeat = <T extends z.ZodType>(thing: T) =>
  z.record(z.string(), thing).transform(all => all as BySeat<z.infer<T>>);
const count = z.int().min(0);
const cards = z.array(cardId);
const expansions = z.array(z.enum([...EXPANSIONS.keys()] as [string, ...string[]]));
const programmeId = z.enum(Object.keys(PROGRAMMES) as [ProgrammeId, ...ProgrammeId[]]);
const goods = { octopods: count, crystals: count, time: count };

const sector = z.lazy(() =>
  z.strictObject({
    ...goods,
    submarines: z.array(seat),
    control: seat.nullable(),
    charging: z.array(seat),
    cards,
    expansions,
  }),
);
const player = z.lazy(() =>
  z.strictObject({
    base: letter,
    scientist: z.strictObject({ sector: letter, task }),
    engineer: z.union([room, z.literal(START)]).nullable(),
    stock: count,
    programmed: z.array(task),
    submarines: count,
    crystals: count,
    time: count,
    hasBought: z.boolean(),
    expansions,
    cards,
    spent: cards,
    points: count,
  }),
);
const source = z.enum(['octopods', 'submarine', 'card', 'room', 'charging', 'interim']);
const due = z.lazy(() =>
  z.discriminatedUnion('name', [
    z.strictObject({ name: z.literal('place') }),
    z.strictObject({ name: z.literal('work'), sector: letter, task }),
    z.strictObject({ name: z.literal('letters'), letters: z.array(letter) }),
    z.strictObject({ name: z.literal('points'), points: count, from: source }),
    z.strictObject({ name: z.literal('at-once'), card: cardId }),
  ]),
);
const scored = <Part extends string>(...parts: readonly Part[]) =>
  bySeat(z.record(z.enum(parts), z.int()));
const interim = scored('majority', 'bots', 'crystals', 'octopods', 'total');
const final = scored('letters', 'time', 'submarines', 'lab', 'total');
const phase = z.lazy(() =>
  z.discriminatedUnion('name', [
    z.strictObject({ name: z.literal('turn') }),
    z.strictObject({
      name: z.literal('time'),
      later: z.array(seat),
      hasCollected: z.boolean(),
      used: cards,
    }),
    z.strictObject({ name: z.literal('points'), later: z.array(seat), scores: interim }),
    z.strictObject({ name: z.literal('over'), at: z.number(), scores: final }),
  ]),
);

const state: z.ZodType<State> = z.lazy(() =>
  z.strictObject({
    options,
    seats: z
      .array(seat)
      .min(2)
      .transform(all => all as unknown as Seats),
    first: seat,
    round: z.int().min(1).max(4),
    phase,
    turn: seat,
    until: z.number().nullable(),
    due: z.array(due),
    order: z.array(seat),
    passed: z.array(seat),
    ring: z.array(letter),
    sectors: z.record(letter, sector),
    players: bySeat(player),
    supply: z.strictObject(goods),
    centre: z.strictObject({
      bulb: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
      turn: count,
    }),
    programme: programmeId,
    nextProgramme: programmeId.nullable(),
    secret: z.strictObject({
      cards,
      expansions,
      programmes: z.array(programmeId),
      turns: z.array(count),
    }),
  }),
);

export const decodeState = (input: unknown): Decoded<State> => decoded(state, input);
