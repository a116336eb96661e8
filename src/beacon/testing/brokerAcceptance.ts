/** The tests every broker of phones must pass: the table server's, and a phone's own. */
import type { IClientOptions, IConnackPacket, MqttClient } from 'mqtt';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { LIMITS, type Limits } from '../../protocol/brokerRules';
import { connected, hears, phone, socketTo, turnedAway, until } from '../phones';
import type { TableServer } from '../tableServer';

const TOPIC = 'sandtable/1/K7QX2M';

type Serves = (limits: Partial<Limits>) => Promise<TableServer>;

export function brokerAcceptance(serve: Serves): void {
  let server: TableServer;
  let phones: MqttClient[] = [];

  async function open(limits: Partial<Limits> = {}): Promise<void> {
    server = await serve(limits);
  }

  async function join(options?: IClientOptions): Promise<MqttClient> {
    const client = await connected(server.port, options);
    phones.push(client);
    return client;
  }

  afterEach(async () => {
    for (const client of phones) client.end(true);
    phones = [];
    await server.close();
  });

  const isCutOff = (client: MqttClient) => until(() => !client.connected);

  async function works(): Promise<boolean> {
    const [sender, listener] = [await join(), await join()];
    const heard = await hears(listener, 'sandtable/still/works');
    sender.publish('sandtable/still/works', 'yes');
    await until(() => heard.length > 0);
    return heard.join() === 'yes';
  }

  test('carries messages to all listeners, and keeps none for latecomers', async () => {
    await open();
    const host = await join();
    const heard = await hears(await join(), TOPIC);
    await host.publishAsync(TOPIC, 'one', { retain: true, qos: 1 });
    await until(() => heard.length > 0);
    const late = await hears(await join(), TOPIC);
    await host.publishAsync(TOPIC, 'another', { qos: 1 });
    await until(() => late.length > 0);
    expect([heard, late]).toEqual([['one', 'another'], ['another']]);
  });

  test('a phone with a last will is turned away', async () => {
    await open();
    await turnedAway(phone(server.port, { will: { topic: TOPIC, payload: Buffer.from('gone') } }));
    expect(await works()).toBe(true);
  });

  test.each([
    ['the largest size', LIMITS.payloadBytes, false],
    ['one byte more', LIMITS.payloadBytes + 1, true],
    ['far too much', 20_000_000, true],
  ])('a publish of %s', async (_what, bytes, isRefused) => {
    await open();
    const [host, guest] = [await join(), await join()];
    const heard = await hears(guest, TOPIC);
    host.publish(TOPIC, Buffer.alloc(bytes, 'x'));
    await (isRefused ? isCutOff(host) : until(() => heard.length > 0));
    expect(heard.map(it => it.length)).toEqual(isRefused ? [] : [bytes]);
    expect(await works()).toBe(true);
  });

  test('a packet is refused by the length it announces, before it is collected', async () => {
    await open();
    const socket = await shaken();
    socket.send(Buffer.from([0x30, 0xff, 0xff, 0xff, 0x7f]));
    await once(socket, 'close');
    expect(await works()).toBe(true);
  });

  test('a frame larger than several packets is refused', async () => {
    await open();
    const socket = await shaken();
    socket.send(Buffer.alloc(LIMITS.frameBytes + 1));
    await once(socket, 'close');
    expect(await works()).toBe(true);
  });

  test.each([
    'other/topic',
    'sandtable',
    'sandtable/',
    'sandtable//x',
    '/sandtable/x',
    'sandtable/a b',
    'sandtable/a.b',
    'sandtable/ä',
    '$SYS/broker/clients',
    'sandtable/$SYS',
    'sandtable/1/2/3/4/5/6/7/8',
    `sandtable/${'x'.repeat(65)}`,
    `sandtable/${'x'.repeat(60)}/${'x'.repeat(60)}/${'x'.repeat(60)}`,
  ])('the topic %s can be neither published nor subscribed', async topic => {
    await open();
    const [host, guest] = [await join(), await join()];
    await expect(guest.subscribeAsync(topic)).rejects.toThrow('Unspecified error');
    host.publish(topic, 'hello');
    await isCutOff(host);
  });

  test.each([
    '#',
    '+',
    'sandtable/#',
    'sandtable/+',
    'sandtable/1/+/card',
    '$SYS/#',
    '+/1',
    '$share/a/sandtable/1',
  ])('nobody can subscribe to %s', async topic => {
    await open();
    const stranger = await join();
    await expect(stranger.subscribeAsync(topic)).rejects.toThrow('Unspecified error');
    const heard: string[] = [];
    stranger.on('message', on => heard.push(on));
    expect(await works()).toBe(true);
    expect(heard).toEqual([]);
  });

  test('the number of subscriptions per phone is limited, however it asks', async () => {
    await open({ subscriptions: 3 });
    const guest = await join();
    const many = Object.fromEntries(
      [1, 2, 3, 4, 5].map(n => [`sandtable/many/${n}`, { qos: 0 as const }]),
    );
    await new Promise(resolve => guest.subscribe(many, resolve));
    const heard: string[] = [];
    guest.on('message', topic => heard.push(topic));
    for (const topic of Object.keys(many)) guest.publish(topic, 'hello');
    await until(() => heard.length >= 3);
    expect(heard).toEqual(['sandtable/many/1', 'sandtable/many/2', 'sandtable/many/3']);
    await expect(guest.subscribeAsync('sandtable/many/6')).rejects.toThrow('Unspecified error');
    await guest.subscribeAsync('sandtable/many/1');
    await guest.unsubscribeAsync('sandtable/many/1');
    await guest.subscribeAsync('sandtable/many/6');
  });

  test('a phone that sends too much is cut off, and others are not affected', async () => {
    await open({ packetsPerSecond: 50, packetsAtOnce: 20 });
    const [chatterbox, host, guest] = [await join(), await join(), await join()];
    const heard = await hears(guest, TOPIC);
    for (let n = 0; n < 30; n += 1) chatterbox.publish('sandtable/chatter', `${n}`);
    host.publish(TOPIC, 'calm');
    await isCutOff(chatterbox);
    await until(() => heard.length > 0);
    expect([host.connected, guest.connected]).toEqual([true, true]);
  });

  test('a phone that sends the allowed maximum is heard to the last message', async () => {
    await open({ packetsPerSecond: 200, packetsAtOnce: 40 });
    const [host, guest] = [await join(), await join()];
    const heard = await hears(guest, TOPIC);
    for (let n = 0; n < 35; n += 1) host.publish(TOPIC, `${n}`);
    await until(() => heard.length === 35);
    expect(heard).toEqual(Array.from({ length: 35 }, (_, n) => `${n}`));
  });

  test('the number of phones is limited, and leaving frees a place', async () => {
    await open({ clients: 2 });
    const [first] = [await join(), await join()];
    expect(await answerAtTheDoor()).toBe(503);
    await first.endAsync();
    await join();
  });

  test('the number of phones per address is limited', async () => {
    await open({ clientsPerAddress: 1 });
    const first = await join();
    expect(await answerAtTheDoor()).toBe(429);
    await first.endAsync();
    await join();
  });

  test.each([
    ['another path', '/other', ['mqtt'], 404],
    ['another protocol', '/mqtt', ['wamp'], 400],
    ['no protocol', '/mqtt', [], 400],
  ])('a socket for %s is refused', async (_what, path, protocols, status) => {
    await open();
    expect(await answerAtTheDoor(path, protocols)).toBe(status);
  });

  async function answerAtTheDoor(
    path = '/mqtt',
    protocols = ['mqtt'],
  ): Promise<number | undefined> {
    const socket = socketTo(server.port, protocols, path);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    socket.on('error', () => undefined).terminate();
    return answer.statusCode;
  }

  test.each([0, LIMITS.keepaliveSeconds + 1])('a keepalive of %i s is refused', async keepalive => {
    await open();
    const client = phone(server.port, { keepalive });
    await turnedAway(client);
    expect(client.connected).toBe(false);
  });

  test('a phone that falls silent is cut off', async () => {
    await open();
    const silent = await join({ keepalive: 1, reschedulePings: false });
    silent.sendPing = () => undefined;
    silent.reschedulePing = () => undefined;
    await until(() => !silent.connected, 4_000);
    expect(await works()).toBe(true);
  });

  test('a client that never sends its introduction is cut off', async () => {
    await open({ connectMs: 100 });
    const socket = socketTo(server.port);
    await once(socket, 'close');
    expect(await works()).toBe(true);
  });

  test('no session is kept for a phone that is away, and it learns that', async () => {
    await open();
    const stay = { clientId: 'stays', clean: false };
    const first = await join(stay);
    await first.subscribeAsync(TOPIC, { qos: 1 });
    await first.endAsync();
    const again = phone(server.port, stay);
    phones.push(again);
    const { sessionPresent } = await new Promise<IConnackPacket>(resolve =>
      again.on('connect', resolve),
    );
    expect(sessionPresent).toBe(false);
  });

  test('a client id that is too long is refused', async () => {
    await open();
    await join({ clientId: 'x'.repeat(LIMITS.clientIdLength) });
    const long = phone(server.port, { clientId: 'x'.repeat(LIMITS.clientIdLength + 1) });
    await turnedAway(long);
    expect(long.connected).toBe(false);
  });

  test('a phone that stops reading holds up nobody, and is cut off', async () => {
    await open({ packetsPerSecond: 1_000_000, packetsAtOnce: 1_000_000, waitingBytes: 100_000 });
    const sleeper = await shaken();
    sleeper.send(
      Buffer.concat([
        Buffer.from([0x82, TOPIC.length + 5, 0, 1, 0, TOPIC.length]),
        Buffer.from(TOPIC),
        Buffer.from([0]),
      ]),
    );
    await once(sleeper, 'message');
    sleeper.pause();
    const [host, guest] = [await join(), await join()];
    const heard = await hears(guest, TOPIC);
    const piece = Buffer.alloc(16_000, 'x');
    for (let n = 1; n <= 600; n += 1) {
      host.publish(TOPIC, piece);
      if (n % 5 === 0) await until(() => heard.length === n);
    }
    sleeper.resume();
    await once(sleeper, 'close');
    expect(await works()).toBe(true);
  }, 20_000);

  test('3,000 connections full of garbage do no harm', async () => {
    await open({ connectMs: 500 });
    const [host, guest] = [await join(), await join()];
    const heard = await hears(guest, TOPIC);
    for (let n = 0; n < 3_000; n += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, m) => garble(n + m)));
      host.publish(TOPIC, `${n}`);
    }
    await until(() => heard.length === 30);
    expect(await works()).toBe(true);
  }, 60_000);

  /** Sends bytes of every kind, some of them after a proper introduction. */
  function garble(seed: number): Promise<void> {
    return new Promise(resolve => {
      const socket = socketTo(server.port);
      const bytes = Buffer.from(
        Array.from({ length: 1 + (seed % 97) }, (_, n) => (seed * (n + 7) * 31) >> 3),
      );
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      socket.on('open', () => {
        if (seed % 3 === 0) socket.send(INTRODUCTION);
        if (seed % 5 === 0) socket.send(bytes.toString('latin1'));
        else socket.send(bytes);
        socket.close();
      });
    });
  }

  const INTRODUCTION = Buffer.from([0x10, 12, 0, 4, ...Buffer.from('MQTT'), 4, 2, 0, 30, 0, 0]);

  /** An introduced client that sends exactly the bytes we choose. */
  async function shaken(): Promise<WebSocket> {
    const socket = socketTo(server.port);
    socket.on('error', () => undefined);
    await once(socket, 'open');
    socket.send(INTRODUCTION);
    await once(socket, 'message');
    return socket;
  }
}
