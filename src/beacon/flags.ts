import { parseArgs } from 'node:util';
import { ServerTrouble } from './trouble';

export interface Flags {
  readonly port: number;
  readonly host?: string;
  readonly broker?: string;
  readonly pair?: { readonly cert: string; readonly key: string };
  readonly mayBuild: boolean;
  readonly help: boolean;
}

const PORT = 4680;
const TEXTS = ['port', 'host', 'broker', 'cert', 'key'] as const;
const SWITCHES = ['no-build', 'help'] as const;

type Values = Partial<Record<(typeof TEXTS)[number], string>>;

export function parseFlags(args: readonly string[]): Flags {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const values: Values = {};
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option')
      throw new ServerTrouble({ code: 'unknown-flag', flag: args[token.index] ?? '' });
    const text = TEXTS.find(name => name === token.name);
    if (text) values[text] = valueOf(token.rawName, token.value);
    else if (SWITCHES.some(name => name === token.name)) switches.add(token.name);
    else throw new ServerTrouble({ code: 'unknown-flag', flag: token.rawName });
  }
  return flagsOf(values, switches);
}

const OPTIONS = Object.fromEntries([
  ...TEXTS.map(name => [name, { type: 'string' as const }]),
  ...SWITCHES.map(name => [name, { type: 'boolean' as const }]),
]);

function valueOf(flag: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new ServerTrouble({ code: 'needs-a-value', flag });
  return value;
}

function flagsOf({ port, host, broker, cert, key }: Values, switches: ReadonlySet<string>): Flags {
  const pair = pairOf(cert, key);
  return {
    port: port === undefined ? PORT : portOf(port),
    mayBuild: !switches.has('no-build'),
    help: switches.has('help'),
    ...(host === undefined ? {} : { host }),
    ...(broker === undefined ? {} : { broker: brokerOf(broker, pair !== undefined) }),
    ...(pair === undefined ? {} : { pair }),
  };
}

function portOf(given: string): number {
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) throw new ServerTrouble({ code: 'bad-port', given });
  return port;
}

/** Browsers forbid a page served over https to open ws://. */
function brokerOf(given: string, isSecurePage: boolean): string {
  const scheme = URL.canParse(given) ? new URL(given).protocol : '';
  if (scheme !== 'ws:' && scheme !== 'wss:') throw new ServerTrouble({ code: 'bad-broker', given });
  if (isSecurePage && scheme === 'ws:') throw new ServerTrouble({ code: 'insecure-broker', given });
  return given;
}

function pairOf(cert: string | undefined, key: string | undefined): Flags['pair'] {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined) throw new ServerTrouble({ code: 'half-a-pair', missing: '--cert' });
  if (key === undefined) throw new ServerTrouble({ code: 'half-a-pair', missing: '--key' });
  return { cert, key };
}
