/** What a phone without a screen is told when it starts, as one JSON text. */
import { z } from 'zod';

const common = {
  vault: z.string(),
  /** Bots move as fast as this many times a hand. */
  speed: z.number().min(1).max(120).default(1),
};
const invited = { ...common, invite: z.string() };

export const config = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('host'),
    ...common,
    brokers: z.array(z.string()).min(1),
    game: z.string().default('time-n-space'),
    places: z.int(),
    options: z.record(z.string(), z.unknown()).default({}),
    seed: z.number(),
    /** Seats that must be taken before the deal; the others are bots. */
    players: z.int().min(0),
    direct: z.boolean().default(true),
  }),
  z.strictObject({
    role: z.literal('guest'),
    ...invited,
    seat: z.string(),
    direct: z.boolean().default(true),
  }),
  z.strictObject({ role: z.literal('watch'), ...invited, direct: z.boolean().default(true) }),
]);
export type Config = z.infer<typeof config>;
export type HostConfig = Extract<Config, { role: 'host' }>;
export type GuestConfig = Exclude<Config, { role: 'host' }>;
