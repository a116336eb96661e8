/** Opens what a player has chosen: a zip becomes the files in it, any other file stays one. */
import { faulty, FILE_LIMITS, type NamedBytes, type OrFaults, packFault } from './packFile';

export type OpenedFile = {
  /** As the player knows it. */
  readonly name: string;
  readonly files: readonly NamedBytes[];
};

const MB = 1024 * 1024;

export async function openFile({ name, bytes }: NamedBytes): Promise<OrFaults<OpenedFile>> {
  if (bytes.length === 0) return faulty(packFault('empty'));
  if (bytes.length > FILE_LIMITS.bytes)
    return faulty(packFault('too-large', { most: `${FILE_LIMITS.bytes / MB} MB` }));
  if (!isZip(bytes)) return { ok: true, value: { name, files: [{ name: leafOf(name), bytes }] } };
  const { unzipped } = await import('./unzip');
  const inside = unzipped(bytes);
  return inside.ok ? { ok: true, value: { name, files: inside.value } } : inside;
}

const isZip = ([p, k]: Uint8Array): boolean => p === 0x50 && k === 0x4b;

const leafOf = (name: string): string => name.split(/[\\/]/).pop() ?? name;
