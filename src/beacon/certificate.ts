import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Flags } from './flags';
import { ServerTrouble } from './trouble';
import { codeOf, messageOf } from '../kit/errors';

export interface Pair {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export async function readPair(files: NonNullable<Flags['pair']>): Promise<Pair> {
  const pair = { cert: await read(files.cert), key: await read(files.key) };
  try {
    createSecureContext(pair);
  } catch (error) {
    throw new ServerTrouble({
      code: 'bad-pair',
      file: files.cert,
      detail: codeOf(error) ?? messageOf(error),
    });
  }
  return pair;
}

async function read(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new ServerTrouble({ code: 'bad-pair', file, detail: codeOf(error) ?? messageOf(error) });
  }
}

/**
 * The hosts a phone will trust: those of ours that the certificate covers, or else the names in it.
 */
export function coveredHosts({ cert }: Pair, hosts: readonly string[]): readonly string[] {
  const certificate = new X509Certificate(cert);
  const covered = hosts.filter(host =>
    isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host),
  );
  const names = [...(certificate.subjectAltName ?? '').matchAll(/DNS:([^,\s*]+)(?:,|$)/g)].map(
    ([, name = '']) => name,
  );
  const outside = names.filter(name => name !== 'localhost');
  return [covered, outside, hosts].find(them => them.length > 0) ?? [];
}
