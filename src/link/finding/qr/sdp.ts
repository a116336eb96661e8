/**
 * The parts of a description that two phones need to open a data channel; the rest is always the
 * same.
 */
import { type Address, isNearOnly, KIND_NAMES, makeAddress, parseAddress } from './address';

export const DTLS_SETUPS = ['actpass', 'active', 'passive'] as const;
export type DtlsSetup = (typeof DTLS_SETUPS)[number];

export type Candidate = Address & { port: number };
export type Description = {
  setup: DtlsSetup;
  fingerprint: Uint8Array; // SHA-256 of the certificate
  ufrag: string;
  pwd: string;
  candidates: readonly Candidate[];
};

/** Why a description does not fit into a code. */
export type Unfit = 'not-a-data-channel' | 'no-fingerprint' | 'no-credentials' | 'no-address';

const ICE_WORD = /^[A-Za-z0-9+/]+$/;
const LONGEST_ICE_WORD = 64;
const FINGERPRINT = /^[0-9a-f]{2}(:[0-9a-f]{2}){31}$/i;
/** More would only make the code harder to scan. */
const MOST_CANDIDATES = 4;

export function readSdp(sdp: string): Description | Unfit {
  const lines = sdp.split(/\r?\n/);
  const attribute = (name: string) =>
    lines.find(line => line.startsWith(`a=${name}:`))?.slice(name.length + 3);
  const [setup, ufrag, pwd] = [attribute('setup'), attribute('ice-ufrag'), attribute('ice-pwd')];
  const print = attribute('fingerprint')?.replace(/^sha-256 /i, '') ?? '';
  const candidates = bestOf(lines.flatMap(candidateIn));
  if (!isDataOnly(lines, attribute('mid')) || !isSetup(setup)) return 'not-a-data-channel';
  if (!FINGERPRINT.test(print)) return 'no-fingerprint';
  if (!isIceWord(ufrag) || !isIceWord(pwd)) return 'no-credentials';
  if (candidates.length === 0) return 'no-address';
  const fingerprint = Uint8Array.from(print.split(':'), pair => Number.parseInt(pair, 16));
  return { setup, fingerprint, ufrag, pwd, candidates };
}

export function makeSdp({ setup, fingerprint, ufrag, pwd, candidates }: Description): string {
  const print = Array.from(fingerprint, byte => byte.toString(16).padStart(2, '0').toUpperCase());
  return [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${print.join(':')}`,
    `a=setup:${setup}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n');
}

const isSetup = (text: string | undefined): text is DtlsSetup =>
  DTLS_SETUPS.some(setup => setup === text);

const isIceWord = (text: string | undefined): text is string =>
  text !== undefined && text.length <= LONGEST_ICE_WORD && ICE_WORD.test(text);

/** Everything we do not carry must be what `makeSdp` will restore. */
function isDataOnly(lines: readonly string[], mid: string | undefined): boolean {
  const media = lines.filter(line => line.startsWith('m='));
  return media.length === 1 && /^m=application .*SCTP/.test(media[0] ?? '') && mid === '0';
}

/** foundation, component, transport, priority, address, port, `typ`, type */
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host\b/i;

function candidateIn(line: string): Candidate[] {
  const [, text = '', port = ''] = CANDIDATE.exec(line) ?? [];
  const address = parseAddress(text);
  return address && Number(port) > 0 && Number(port) < 65_536
    ? [{ ...address, port: Number(port) }]
    : [];
}

function bestOf(candidates: readonly Candidate[]): Candidate[] {
  const far = candidates.filter(candidate => !isNearOnly(candidate));
  const useful = far.length > 0 ? far : candidates; // a machine without any network talks to itself
  const byKind = KIND_NAMES.flatMap(kind => useful.filter(candidate => candidate.kind === kind));
  return byKind.slice(0, MOST_CANDIDATES);
}

/** Host candidates rank as in RFC 8445, 5.1.2.1, the first one highest. */
const priority = (place: number): number => 126 * 2 ** 24 + (65_535 - place) * 256 + 255;

const candidateLine = (candidate: Candidate, place: number): string =>
  `a=candidate:${place + 1} 1 udp ${priority(place)} ${makeAddress(candidate)} ${candidate.port} typ host`;
