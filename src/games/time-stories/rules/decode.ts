/** Decodes acts and options from outside, whatever came over the wire. */
import { z } from 'zod';
import { decoded, type Decoded } from '../../../kit/decoded';
import type { Seat } from '../../../kit/seat';
import { id, resource } from '../mission/decodeEffect';
import { PACKS } from '../mission/packs';
import { isShelved } from '../mission/shelf';
import type { Action, AgentAction } from './actions';
import { COLOURS } from './components';
import type { Options } from './state';

const LONGEST_CODE = 80;
const MOST_OF_ONE = 99;
export const seat = z
  .enum(COLOURS as readonly string[] as [string, ...string[]])
  .transform(name => name as Seat);
const many = z.int().min(1).max(MOST_OF_ONE);

export const plan = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('test') }),
  z.strictObject({ do: z.literal('move'), card: id }),
  z.strictObject({ do: z.literal('nothing') }),
]);
const gift = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('item'), item: id }),
  z.strictObject({ kind: z.literal('resource'), resource, many }),
]);

const agentAction: z.ZodType<AgentAction> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('lend'), agent: seat, lender: id }),
    z.strictObject({ type: z.literal('enter'), agent: seat, card: id }),
    z.strictObject({ type: z.literal('plan'), agent: seat, plan }),
    z.strictObject({ type: z.literal('move'), agent: seat, card: id }),
    z.strictObject({
      type: z.literal('roll'),
      agent: seat,
      act: id,
      spend: z.strictObject({ resource, many }).nullable().default(null),
    }),
    z.strictObject({ type: z.literal('rest'), agent: seat }),
    z.strictObject({ type: z.literal('deed'), agent: seat, act: id }),
    z.strictObject({
      type: z.literal('try'),
      agent: seat,
      act: id,
      code: z.string().min(1).max(LONGEST_CODE),
    }),
    z.strictObject({ type: z.literal('answer'), agent: seat, option: id }),
    z.strictObject({ type: z.literal('use'), agent: seat, item: id.nullable(), use: id }),
    z.strictObject({ type: z.literal('give'), agent: seat, to: seat, what: gift }),
  ]),
);

export const groupProposal = z.lazy(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('begin') }),
    z.strictObject({ do: z.literal('leave') }),
    z.strictObject({ do: z.literal('go'), place: id }),
    z.strictObject({ do: z.literal('hint'), puzzle: id }),
    z.strictObject({ do: z.literal('again') }),
    z.strictObject({ do: z.literal('stop') }),
    z.strictObject({ do: z.literal('act'), action: agentAction }),
  ]),
);
const tableAction = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('read') }),
    z.strictObject({ type: z.literal('spend') }),
    z.strictObject({ type: z.literal('propose'), proposal: groupProposal }),
    z.strictObject({ type: z.literal('withdraw') }),
    z.strictObject({ type: z.literal('vote'), agrees: z.boolean() }),
    z.strictObject({ type: z.literal('settle'), agrees: z.boolean() }),
  ]),
);
const action: z.ZodType<Action> = z.lazy(() => z.union([tableAction, agentAction]));

const [FIRST] = PACKS;
/** A mission of the app may still have to be fetched; one of somebody else lies on the shelf. */
const isKnown = (name: string): boolean => PACKS.some(it => it.id === name) || isShelved(name);

export const options = z.lazy(() =>
  z.strictObject({
    mission: id.refine(isKnown).default(FIRST.id),
    agents: z.int().min(2).max(4).nullable().default(null),
    first: seat.nullable().default(null),
  }),
);

export const decodeAction = (input: unknown): Decoded<Action> => decoded(action, input);
export const decodeOptions = (input: unknown): Decoded<Options> => decoded(options, input);
