/** The configuration of a phone without a screen, as one JSON text. */
import { z } from 'zod';
import { seed } from '../seed';

const iceServer = z.strictObject({
  urls: z.string(),
  username: z.string().exactOptional(),
  credential: z.string().exactOptional(),
});

const common = {
  vault: z.string(),
  /** False simulates a device without WebRTC. */
  direct: z.boolean().default(true),
  /** STUN and TURN servers, if there are any. */
  iceServers: z.array(iceServer).default([]),
  /** How many times faster than a person the bots act. */
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
    seed,
    /** Number of seats that must be taken before the deal; bots take the others. */
    players: z.int().min(0),
  }),
  z.strictObject({
    role: z.literal('guest'),
    ...invited,
    seat: z.string(),
  }),
  z.strictObject({ role: z.literal('watch'), ...invited }),
]);
export type Config = z.infer<typeof config>;
export type HostConfig = Extract<Config, { role: 'host' }>;
export type GuestConfig = Exclude<Config, { role: 'host' }>;
