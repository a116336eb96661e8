/** The signals two devices exchange before, and only before, they can talk directly. */
import { z } from 'zod';

const round = z.int().min(1).max(1_000_000);
// libwebrtc's own offers have about 1,250 characters, and grow by a line for each address.
const sdp = z.string().min(1).max(16_384);

const signal = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('offer'), round, sdp }),
    z.strictObject({ kind: z.literal('answer'), round, sdp }),
    z.strictObject({
      kind: z.literal('candidate'),
      round,
      candidate: z.string().min(1).max(1_024),
      sdpMid: z.string().max(64).nullable(),
      sdpMLineIndex: z.int().min(0).max(64).nullable(),
    }),
  ]),
);

/** Each attempt to find a path is a round: signals of older rounds are ignored. */
export type Signal = z.infer<typeof signal>;
export type CandidateSignal = Extract<Signal, { kind: 'candidate' }>;

export function decodeSignal(value: unknown): Signal | undefined {
  return signal.safeParse(value).data;
}

/** Carries signals to the other side, however it was found. It may lose, double and reorder. */
export interface Signals {
  send(signal: Signal): void;
  /** Called once, right after opening; signals that came before are kept for it. */
  listen(heard: (signal: Signal) => void): void;
  close(): void;
}
