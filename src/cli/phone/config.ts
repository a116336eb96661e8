/** What a phone without a screen is told when it starts, as one JSON text. */
import { z } from 'zod';
import { seed } from '../seed';

const iceServer = z.strictObject({
  urls: z.string(),
  username: z.string().exactOptional(),
  credential: z.string().exactOptional(),
});

const common = {
  vault: z.string(),
  /** False: as on a device without WebRTC. */
  direct: z.boolean().default(true),
  /** STUN and TURN, where somebody has set them up. */
  iceServers: z.array(iceServer).default([]),
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
    seed,
    /** Seats that must be taken before the deal; the others are bots. */
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
