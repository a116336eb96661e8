/** This device as the place where its own table meets: opened, found in its networks, opened again. */
import { BROKER_PATH } from '../protocol/brokerRules';
import type { StationClock } from './clock';
import { typedAddress } from './lanAddress';
import type { Net } from './net';
import type { OpenedPack } from './pack';
import type { OwnSite } from './site';
import { openStation, type Station } from './station';
import type { ByteRange } from './stretch';

type NoServing = 'no-address' | 'not-this-phone' | 'port-taken' | 'cannot-listen';

interface Serving {
  /** Where others open the app. */
  readonly address: string;
  /** How this device itself reaches the broker, whatever its network does. */
  readonly inside: string;
  /** False: guests need the app, since there are no pages here to give them. */
  readonly hasApp: boolean;
  /** The only table whose signals are carried. */
  serve(code: string): void;
  close(): Promise<void>;
}

export type Served =
  | { readonly ok: true; readonly serving: Serving }
  | { readonly ok: false; readonly why: NoServing };

export interface OwnPlace {
  /** `typed`: by which address others find this phone, if it does not know itself. */
  open(typed?: string): Promise<Served>;
  /** After the app was away: the system may have taken what it listened with. */
  back(): Promise<void>;
}

export interface OwnPlaceDeps {
  readonly net: Net;
  readonly clock: StationClock;
  openPack(): Promise<OpenedPack>;
  /** In which networks this device is, the likeliest first. */
  addresses(): Promise<readonly string[]>;
  /** Whether something answers there, in good time. */
  answers(url: string): Promise<boolean>;
  readonly ports?: readonly number[];
}

/** The table server's own, then a few beside it. */
const PORTS = [4680, 4681, 4682, 4683, 4684];
const NO_APP: OwnSite<ByteRange> = { page: undefined, files: new Map() };
const UNREADABLE = { ok: false, why: 'unreadable' } as const;
const HERE = '127.0.0.1';

export function createOwnPlace(deps: OwnPlaceDeps): OwnPlace {
  let station: Station | undefined;
  let addresses: readonly string[] = [];
  /** How often anybody has come to the signpost: so we know whether it was ours that answered. */
  let asked = 0;

  const urlOf = (address: string, port: number) => `http://${address}:${port}`;

  async function open(typed?: string): Promise<Served> {
    await shut();
    const pack = await deps.openPack().catch(() => UNREADABLE);
    const version = pack.ok ? pack.version : '';
    let port = 0;
    const opened = await openStation({
      net: deps.net,
      clock: deps.clock,
      ports: deps.ports ?? PORTS,
      site: pack.ok ? pack.site : NO_APP,
      signpost: () => {
        asked += 1;
        return { version, broker: null, addresses: addresses.map(it => `${urlOf(it, port)}/`) };
      },
    });
    if (!opened.ok) return { ok: false, why: opened.why.code };
    ({ station } = opened);
    ({ port } = station);
    const found = await addressesBy(typed, port);
    if (!found.ok) await shut();
    if (!found.ok) return found;
    ({ addresses } = found);
    return { ok: true, serving: serving(opened.station, pack.ok) };
  }

  async function addressesBy(typed: string | undefined, port: number) {
    if (typed !== undefined) {
      const address = typedAddress(typed);
      const isOurs = address !== undefined && (await isReached(address, port));
      return isOurs
        ? ({ ok: true, addresses: [address] } as const)
        : ({ ok: false, why: 'not-this-phone' } as const);
    }
    // Who may not look at the networks can still be told.
    const all = await deps.addresses().catch(() => []);
    return all.length > 0
      ? ({ ok: true, addresses: all } as const)
      : ({ ok: false, why: 'no-address' } as const);
  }

  async function isReached(address: string, port: number): Promise<boolean> {
    const before = asked;
    return (await deps.answers(`${urlOf(address, port)}/sandtable.json`)) && asked > before;
  }

  function serving(mine: Station, hasApp: boolean): Serving {
    return {
      address: urlOf(addresses[0] ?? HERE, mine.port),
      inside: `ws://${HERE}:${mine.port}${BROKER_PATH}`,
      hasApp,
      serve: code => mine.serve(code),
      async close() {
        if (station === mine) station = undefined;
        await mine.close();
      },
    };
  }

  async function shut() {
    const old = station;
    station = undefined;
    await old?.close();
  }

  return {
    open,
    async back() {
      const mine = station;
      if (mine && !(await isReached(HERE, mine.port))) await mine.listenAnew();
    },
  };
}
