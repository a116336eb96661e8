import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { answer, type Signpost } from './answer';
import { createBroker } from './broker';
import type { Pair } from './certificate';
import { createDoor } from './door';
import type { Limits } from './limits';
import type { Site } from './site';
import { Trouble, type Problem } from './trouble';

export interface Plan {
  readonly site: Site;
  readonly signpost: Signpost;
  readonly port: number;
  readonly host?: string;
  readonly pair?: Pair;
  /** Without them there is no broker here. */
  readonly limits?: Limits;
}

export interface TableServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Enough for all clients and the pages they load; one with nothing to say does not stay. */
const WEB = {
  maxConnections: 2_000,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
};
const WEB_CHECK_MS = 2_000;

export async function openTableServer(plan: Plan): Promise<TableServer> {
  const server = createWebServer(plan);
  const broker = plan.limits && (await createBroker(plan.limits));
  const door = broker && plan.limits && createDoor(broker, plan.limits);
  if (door) server.on('upgrade', door.knock);
  try {
    await listen(server, plan);
  } catch (error) {
    await broker?.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return { port, close };

  async function close(): Promise<void> {
    const isClosed = new Promise(resolve => server.close(resolve));
    await door?.close();
    await broker?.close();
    server.closeAllConnections();
    await isClosed;
  }
}

function createWebServer({ site, signpost, pair }: Plan): Server {
  const options = { connectionsCheckingInterval: WEB_CHECK_MS };
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '/', headers } = request;
    const { status, headers: ours, body } = answer({ method, url, headers }, site, signpost);
    response.writeHead(status, ours).end(method === 'HEAD' ? undefined : body);
  };
  const server = pair
    ? createSecureServer({ ...options, ...pair }, respond)
    : createServer(options, respond);
  return Object.assign(server, WEB);
}

function listen(server: Server, { port, host }: Plan): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Trouble(whyNotListen(error, port, host))),
    );
    server.listen({ port, host }, resolve);
  });
}

function whyNotListen(error: NodeJS.ErrnoException, port: number, host = ''): Problem {
  if (error.code === 'EADDRINUSE') return { code: 'port-taken', port };
  if (error.code === 'EACCES') return { code: 'port-forbidden', port };
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return { code: 'not-our-address', host };
  return { code: 'cannot-listen', detail: error.code ?? error.message };
}
