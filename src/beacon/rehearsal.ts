/** What the tests here share: a real table server on a free port, and real clients. */
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { WebSocket } from 'ws';
import { LIMITS, type Limits } from './limits';
import { readSite, type Site } from './site';
import { openTableServer, type Plan, type TableServer } from './tableServer';

export const HOST = '127.0.0.1';

const PAGE = {
  type: 'text/html',
  bytes: Buffer.from('page'),
  tag: 'x',
  isHashed: false,
  coded: {},
};
const BARE: Site = { page: PAGE, files: new Map() };

export const rehearse = (
  plan: Partial<Plan> = {},
  limits: Partial<Limits> | 'no broker' = {},
): Promise<TableServer> =>
  openTableServer({
    site: BARE,
    signpost: () => ({}),
    port: 0,
    host: HOST,
    ...(limits === 'no broker' ? {} : { limits: { ...LIMITS, ...limits } }),
    ...plan,
  });

export async function siteIn(folder: string): Promise<Site> {
  const site = await readSite(folder);
  if (!site) throw new Error(`no site in ${folder}`);
  return site;
}

/** A phone on the broker, that stays away once it is cut off. */
export function phone(port: number, options: IClientOptions = {}): MqttClient {
  const client = mqtt.connect(`ws://${HOST}:${port}/mqtt`, { reconnectPeriod: 0, ...options });
  client.on('error', () => undefined);
  return client;
}

export async function connected(port: number, options?: IClientOptions): Promise<MqttClient> {
  const client = phone(port, options);
  await new Promise(resolve => client.once('connect', resolve));
  return client;
}

/** Resolves when a phone is turned away at the door, or shown out. */
export const turnedAway = (client: MqttClient): Promise<void> =>
  new Promise(resolve => client.once('close', () => resolve()));

/** What a phone hears on a topic: a list that grows. */
export async function hears(client: MqttClient, topic: string): Promise<string[]> {
  const heard: string[] = [];
  client.on('message', (on, payload) => {
    if (on === topic) heard.push(payload.toString());
  });
  await client.subscribeAsync(topic);
  return heard;
}

export async function until(isSo: () => boolean, withinMs = 3_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`not so within ${withinMs} ms: ${isSo}`);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

export const socketTo = (port: number, protocols = ['mqtt'], path = '/mqtt'): WebSocket =>
  new WebSocket(`ws://${HOST}:${port}${path}`, protocols);
