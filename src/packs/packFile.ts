/** A file that a player has opened, and what may be wrong with it. */

export type NamedBytes = { readonly name: string; readonly bytes: Uint8Array };

/** A code for which each language has a sentence, and what fills its blanks. */
export type PackFault = {
  readonly code: string;
  readonly about: Readonly<Record<string, string | number>>;
};
export const packFault = (code: string, about: PackFault['about'] = {}): PackFault => ({
  code,
  about,
});

export type OrFaults<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly PackFault[] };
export const faulty = (...faults: readonly PackFault[]) => ({ ok: false, faults }) as const;

const MB = 1024 * 1024;
export const FILE_LIMITS = {
  /** Of the file that a player opens. */
  bytes: 8 * MB,
  /** Of everything in it, once it is unpacked. */
  unpacked: 16 * MB,
  files: 400,
  nameLength: 120,
  pictureBytes: MB,
  pictureSide: 4096,
  /** Of one drawing. */
  svgBytes: 200 * 1024,
  svgNodes: 4000,
  svgDepth: 30,
} as const;
