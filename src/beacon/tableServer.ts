import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { encodeAnswer, type Signpost } from '../station/answer';
import { createServedBroker } from './broker';
import type { Pair } from './certificate';
import { createDoor } from './door';
import type { HttpAnswer, Headers } from '../station/exchange';
import type { Limits } from '../protocol/brokerRules';
import { portOf } from './portOf';
import type { OwnSite } from '../station/site';
import { ServerTrouble, type Problem } from './trouble';

export interface ServerPlan {
  readonly site: OwnSite<Buffer>;
  readonly signpost: Signpost;
  readonly port: number;
  readonly host?: string;
  readonly pair?: Pair;
  /** Without limits there is no broker here. */
  readonly limits?: Limits;
}

export interface TableServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Enough for all clients and the pages they load; an idle connection is closed soon. */
const WEB = {
  maxConnections: 2_000,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
};
const WEB_CHECK_MS = 2_000;

export async function openTableServer(plan: ServerPlan): Promise<TableServer> {
  const server = createWebServer(plan);
  const broker = plan.limits && (await createServedBroker(plan.limits));
  const door = broker && plan.limits && createDoor(broker, plan.limits);
  if (door) server.on('upgrade', door.knock);
  try {
    await listen(server, plan);
  } catch (error) {
    await broker?.close();
    throw error;
  }
  const port = portOf(server);
  return { port, close };

  async function close(): Promise<void> {
    const isClosed = new Promise(resolve => server.close(resolve));
    await door?.close();
    await broker?.close();
    server.closeAllConnections();
    await isClosed;
  }
}

function createWebServer({ site, signpost, pair }: ServerPlan): Server {
  const options = { connectionsCheckingInterval: WEB_CHECK_MS };
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '/', headers } = request;
    const question = { method, url, headers: singly(headers) };
    const { status, headers: ours, body } = encodeAnswer(question, site, signpost);
    response.writeHead(status, ours).end(method === 'HEAD' ? undefined : bytesOf(body));
  };
  const server = pair
    ? createSecureServer({ ...options, ...pair }, respond)
    : createServer(options, respond);
  return Object.assign(server, WEB);
}

/** Only cookies come as lists, and nothing here uses them. */
const singly = (headers: IncomingHttpHeaders): Headers => ({
  ...headers,
  'set-cookie': undefined,
});

const bytesOf = (body: HttpAnswer<Buffer>['body']): Buffer | string | undefined =>
  typeof body === 'object' ? body.of.subarray(body.from, body.to) : body;

function listen(server: Server, { port, host }: ServerPlan): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ServerTrouble(whyNotListen(error, port, host))),
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
