/**
 * Makes this device the meeting place of its own table: opened, located in its networks, reopened.
 */
import { BROKER_PATH } from '../protocol/brokerRules';
import type { StationClock } from './clock';
import { typedAddress } from './lanAddress';
import type { Net } from './net';
import type { OpenedPack } from './pack';
import type { OwnSite } from './site';
import { openStation, type Station } from './station';
import type { ByteRange } from './byteRange';

type NoServing = 'no-address' | 'not-this-phone' | 'port-taken' | 'cannot-listen';

interface Serving {
  /** The address at which others open the app. */
  readonly address: string;
  /** How this device reaches its own broker, even without a network. */
  readonly inside: string;
  /** False if guests need the app, because this device has no pages to serve. */
  readonly hasApp: boolean;
  /** Sets the only table whose signals are carried. */
  serve(code: string): void;
  close(): Promise<void>;
}

export type Served =
  | { readonly ok: true; readonly serving: Serving }
  | { readonly ok: false; readonly why: NoServing };

export interface OwnPlace {
  /** `typed` is the address at which others find this phone, if it cannot tell by itself. */
  open(typed?: string): Promise<Served>;
  /** Call when the app returns: the system may have closed the listening socket. */
  back(): Promise<void>;
}

export interface OwnPlaceDeps {
  readonly net: Net;
  readonly clock: StationClock;
  openPack(): Promise<OpenedPack>;
  /** The addresses of this device, the likeliest first. */
  addresses(): Promise<readonly string[]>;
  /** Whether something answers at the URL in time. */
  answers(url: string): Promise<boolean>;
  readonly ports?: readonly number[];
}

/** The table server's port, then a few beside it. */
const PORTS = [4680, 4681, 4682, 4683, 4684];
const NO_APP: OwnSite<ByteRange> = { page: undefined, files: new Map() };
const UNREADABLE = { ok: false, why: 'unreadable' } as const;
const HERE = '127.0.0.1';

export function createOwnPlace(deps: OwnPlaceDeps): OwnPlace {
  let station: Station | undefined;
  let addresses: readonly string[] = [];
  /** Counts requests to the signpost, to know whether it was this server that answered. */
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
    // Without permission to look at the networks, the player can still type an address.
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
