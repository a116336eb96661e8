/** A network address of a phone: as written in a description, and as bytes. */
type Kind = 'ip4' | 'mdns' | 'ip6';

/** How many bytes an address of each kind takes, the most useful kinds first. */
export const KINDS = { ip4: 4, mdns: 16, ip6: 16 } as const satisfies Record<Kind, number>;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

export type Address = { kind: Kind; bytes: Uint8Array };

export function parseAddress(text: string): Address | undefined {
  for (const [kind, parse] of READERS) {
    const bytes = parse(text);
    if (bytes) return { kind, bytes: Uint8Array.from(bytes) };
  }
  return undefined;
}

export function makeAddress({ kind, bytes }: Address): string {
  if (kind === 'ip4') return bytes.join('.');
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  if (kind === 'mdns') return `${hex.replace(UUID_PARTS, '$1-$2-$3-$4-$5')}.local`;
  return (hex.match(/.{4}/g) ?? []).map(group => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Only the phone itself could reach it. */
export const isNearOnly = ({ kind, bytes: [first, second] }: Address): boolean =>
  kind === 'ip4'
    ? first === 127 || (first === 169 && second === 254)
    : kind === 'ip6' && (first === 0 || (first === 0xfe && (second ?? 0) >= 0x80));

const READERS: readonly [Kind, (text: string) => number[] | undefined][] = [
  ['ip4', ip4],
  ['mdns', mdns],
  ['ip6', ip6],
];

function ip4(text: string): number[] | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return undefined;
  const bytes = text.split('.').map(Number);
  return bytes.every(byte => byte < 256) ? bytes : undefined;
}

const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;
const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Browsers hide a phone's addresses behind such names, a new one for every page. */
function mdns(text: string): number[] | undefined {
  return UUID.exec(text)
    ?.slice(1)
    .join('')
    .match(/../g)
    ?.map(pair => Number.parseInt(pair, 16));
}

function ip6(text: string): number[] | undefined {
  if (!/^[0-9a-f:]+$/i.test(text)) return undefined;
  const [head = '', tail, more] = text.split('::');
  if (more !== undefined) return undefined;
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  if (!groups.every(group => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255]);
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
