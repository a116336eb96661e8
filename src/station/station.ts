/**
 * The meeting place of a table on the phone that hosts it: the web app, a broker for the signals of
 * this one table, and the signpost to both, on one port. It does the work of a table server.
 */
import { isTopicOf, type Limits, PHONE_LIMITS } from '../protocol/brokerRules';
import type { Signpost } from './answer';
import { BOUNDS, type Bounds } from './bounds';
import { createOwnBroker, type ClientInput, type ClientOutput } from './mqtt/broker';
import type { StationClock } from './clock';
import { type Connection, createConnection } from './connection';
import { type Net, type Server, type Socket, errorText } from './net';
import type { OwnSite } from './site';
import type { ByteRange } from './byteRange';
import { createRateLimit } from '../kit/rateLimit';

export interface StationPlan {
  readonly net: Net;
  readonly clock: StationClock;
  readonly site: OwnSite<ByteRange>;
  readonly signpost: Signpost;
  /** Tried in turn, because another program may have the first. */
  readonly ports: readonly number[];
  readonly host?: string;
  readonly limits?: Partial<Limits>;
  readonly bounds?: Partial<Bounds>;
  /** For tests of the broker alone: accepts other topics than those of a table. */
  carries?(topic: string): boolean;
}

export interface Station {
  readonly port: number;
  /** Sets the only table whose signals are carried. */
  serve(code: string): void;
  /**
   * Reopens the same port after the system has closed the sockets. False if it cannot be opened.
   */
  listenAnew(): Promise<boolean>;
  /** How many sockets are open. */
  sockets(): number;
  close(): Promise<void>;
}

type NotListening = {
  readonly code: 'port-taken' | 'cannot-listen';
  readonly detail: string;
};
type OpenedStation =
  | { readonly ok: true; readonly station: Station }
  | { readonly ok: false; readonly why: NotListening };

const EVERYWHERE = '0.0.0.0';
const FAREWELL_MS = 300;
/** A socket that is being closed may hold its port for a moment. */
const TRIES = 10;
const PAUSE_MS = 200;

export async function openStation(plan: StationPlan): Promise<OpenedStation> {
  const { net, clock, host = EVERYWHERE } = plan;
  const limits = { ...PHONE_LIMITS, ...plan.limits };
  const bounds = { ...BOUNDS, ...plan.bounds };
  let code: string | undefined;
  const carries = plan.carries ?? ((topic: string) => code !== undefined && isTopicOf(code, topic));
  const broker = createOwnBroker({ limits, clock, carries });
  const rooms = createRooms({ clock, bounds, limits });

  function came(socket: Socket) {
    const from = socket.remoteAddress ?? '';
    if (!rooms.admit(from)) return shut(socket);
    const connection = createConnection({
      socket,
      clock,
      bounds,
      limits,
      site: plan.site,
      signpost: plan.signpost,
      mayAsk: () => rooms.mayAsk(from),
      seat: mouth => rooms.seat(from, () => broker.take(mouth), mouth),
      gone: () => rooms.leave(connection, from),
    });
    rooms.enter(connection, from);
  }

  const listen = (port: number) => listening(net, { port, host }, came);
  const first = await firstOf(plan.ports, listen);
  if (!first.ok) return first;
  let server: Server | undefined = first.server;
  const port = first.port;

  async function shutServer() {
    const old = server;
    server = undefined;
    for (const connection of rooms.all()) connection.destroy();
    if (old) await closed(old, clock);
  }

  async function listenAnew(): Promise<boolean> {
    await shutServer();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const again = await listen(port);
      if (again.ok) server = again.server;
      if (again.ok) return true;
      await pause(clock, PAUSE_MS);
    }
    return false;
  }

  const station: Station = {
    port,
    serve: mine => void (code = mine),
    listenAnew,
    sockets: () => rooms.all().length,
    async close() {
      for (const connection of rooms.all()) connection.leave();
      for (let waited = 0; rooms.all().length > 0 && waited < FAREWELL_MS; waited += 20)
        await pause(clock, 20);
      await shutServer();
    },
  };
  return { ok: true, station };
}

/** An error event without a listener would end the program. */
function shut(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.destroy();
}

type Listening = { ok: true; server: Server; port: number } | { ok: false; why: NotListening };

async function firstOf(
  ports: readonly number[],
  listen: (port: number) => Promise<Listening>,
): Promise<Listening> {
  let last: Listening = { ok: false, why: { code: 'cannot-listen', detail: 'no port' } };
  for (const port of ports) {
    last = await listen(port);
    if (last.ok || last.why.code !== 'port-taken') return last;
  }
  return last;
}

function listening(
  net: Net,
  where: { port: number; host: string },
  came: (socket: Socket) => void,
): Promise<Listening> {
  return new Promise(resolve => {
    const fail = (error: unknown) => {
      const detail = errorText(error);
      const code = /EADDRINUSE|in use/i.test(detail) ? 'port-taken' : 'cannot-listen';
      resolve({ ok: false, why: { code, detail } });
    };
    try {
      const server = net.createServer({ allowHalfOpen: true, noDelay: true }, came);
      server.on('error', fail);
      server.listen(where, () => {
        const address = server.address();
        const port = typeof address === 'object' ? address?.port : undefined;
        resolve({ ok: true, server, port: port ?? where.port });
      });
    } catch (error) {
      fail(error); // a build without the native part of the sockets
    }
  });
}

const pause = (clock: StationClock, ms: number): Promise<void> =>
  new Promise(resolve => clock.after(ms, resolve));

const closed = (server: Server, clock: StationClock): Promise<void> =>
  new Promise(resolve => {
    clock.after(FAREWELL_MS, resolve); // not every server reports that it has closed
    server.close(() => resolve());
  });

/** Tracks who is connected, from which address, and how many requests they make. */
function createRooms({
  clock,
  bounds,
  limits,
}: {
  clock: StationClock;
  bounds: Bounds;
  limits: Limits;
}) {
  const here = new Set<Connection>();
  const sockets = createCount();
  const clients = createCount();
  const asking = new Map<string, () => boolean>();
  const seated = new WeakSet<ClientOutput>();

  function mayAsk(from: string): boolean {
    const { askedPerSecond: perSecond, askedAtOnce: atOnce } = bounds;
    const bucket = asking.get(from) ?? createRateLimit({ perSecond, atOnce }, () => clock.now());
    asking.delete(from);
    asking.set(from, bucket);
    for (const [oldest] of asking) {
      if (asking.size <= MOST_REMEMBERED) break;
      asking.delete(oldest);
    }
    return bucket();
  }

  /**
   * Closes an idle connection to make room, since browsers keep connections they may never use
   * again.
   */
  function makeRoom(): boolean {
    if (here.size < bounds.sockets) return true;
    const idle = [...here].find(it => it.isIdle());
    idle?.destroy();
    return idle !== undefined;
  }

  return {
    mayAsk,
    admit: (from: string) =>
      mayAsk(from) && sockets.of(from) < bounds.socketsPerAddress && makeRoom(),
    enter(connection: Connection, from: string) {
      here.add(connection);
      sockets.add(from, 1);
    },
    leave(connection: Connection, from: string) {
      if (here.delete(connection)) sockets.add(from, -1);
    },
    seat(from: string, take: () => ClientInput, mouth: ClientOutput): ClientInput | 429 | 503 {
      if (clients.all() >= limits.clients) return 503;
      if (clients.of(from) >= limits.clientsPerAddress) return 429;
      clients.add(from, 1);
      seated.add(mouth);
      const hearing = take();
      return {
        ...hearing,
        gone() {
          if (seated.delete(mouth)) clients.add(from, -1);
          hearing.gone();
        },
      };
    },
    all: () => [...here],
  };
}

const MOST_REMEMBERED = 256;

function createCount() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    of: (who: string) => counts.get(who) ?? 0,
    all: () => all,
    add(who: string, by: number) {
      all += by;
      const now = (counts.get(who) ?? 0) + by;
      if (now > 0) counts.set(who, now);
      else counts.delete(who);
    },
  };
}
