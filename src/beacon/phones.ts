/** Shared by the tests here: real clients, and waiting for conditions. */
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { WebSocket } from 'ws';

export const HOST = '127.0.0.1';

/** A client that does not reconnect once it is cut off. */
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

/** Resolves when a phone is refused or cut off. */
export const turnedAway = (client: MqttClient): Promise<void> =>
  new Promise(resolve => client.once('close', () => resolve()));

/** The messages a phone receives on a topic: a list that grows. */
export async function hears(client: MqttClient, topic: string): Promise<string[]> {
  const heard: string[] = [];
  client.on('message', (on, payload) => {
    if (on === topic) heard.push(payload.toString());
  });
  await client.subscribeAsync(topic);
  return heard;
}

export async function until(isSo: () => boolean, withinMs = 20_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`not so within ${withinMs} ms: ${isSo}`);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

export const socketTo = (port: number, protocols = ['mqtt'], path = '/mqtt'): WebSocket =>
  new WebSocket(`ws://${HOST}:${port}${path}`, protocols);
