/**
 * The native side of react-native-tcp-socket 6.4.3 over Node's own sockets, as npm ships it: unpatched,
 * with its faults and its base64. Its behaviour, by source:
 *
 * - Android, TcpSocketClient.java: a thread for reading and one for writing, started at their first use
 *   and never ended; `end` and `destroy` do the same and close at once, and unsent data is lost (with
 *   `written` and `error` if sending had begun, with `error` alone if not); `closed` is true from the
 *   beginning, so an accepted socket that breaks while it is read from reports nothing; after `pause`
 *   the thread of a socket waits, even for a closed one.
 * - Android, TcpSocketModule.java: clients stay in the map for ever; an unknown id throws on a thread of
 *   the app, which crashes it.
 * - Android, TcpSocketServer.java: ids of clients start at a thousand times the id of the server.
 * - iOS, TcpSockets.m and TcpSocketClient.m over GCDAsyncSocket: `end` writes first; a closed read side
 *   closes both, so `end` is never reported; an unknown id is reported as `error`.
 * - both, TcpEventListener.java and TcpSockets.m: bytes are sent as base64, every event to every listener.
 */
import net from 'node:net';

export type Platform = 'android' | 'ios';
type Emit = (event: string, body: Readonly<Record<string, unknown>>) => void;

type Written = { readonly msgId: number; readonly bytes: Buffer };
type Client = {
  readonly id: number;
  /** Null once it was closed from here. */
  socket: net.Socket | null;
  readonly toWrite: Written[];
  isWriting: boolean;
  isEnding: boolean;
  isPaused: boolean;
  hasReader: boolean;
  hasWriter: boolean;
  held: Buffer[];
};

const READ_BYTES = 16_384;
const BACKLOG = 50;
const FIRST_IOS_ID = 5_000;

export class TcpSockets {
  private readonly servers = new Map<number, net.Server>();
  private readonly clients = new Map<number, Client>();
  private iosIds = FIRST_IOS_ID;
  private threadsStarted = 0;

  constructor(
    private readonly emit: Emit,
    private readonly platform: Platform = 'android',
  ) {}

  /** The number of socket threads still running: on Android they never end. */
  threads(): number {
    return this.threadsStarted;
  }

  openSockets(): number {
    return [...this.clients.values()].filter(({ socket }) => socket).length;
  }

  addListener(_event: string): void {}
  removeListeners(_count: number): void {}

  listen(id: number, options: { port: number; host: string }): void {
    let nextId = (1 + id) * 1_000;
    const server = net.createServer({ allowHalfOpen: true, pauseOnConnect: true }, socket => {
      const clientId = this.platform === 'android' ? nextId++ : this.iosIds++;
      this.accept(id, clientId, socket);
    });
    server.on('error', (error: NodeJS.ErrnoException) =>
      this.emit('error', { id, error: this.told(error) }),
    );
    server.listen({ port: options.port, host: options.host, backlog: BACKLOG }, () => {
      this.servers.set(id, server);
      const { address, port, family } = server.address() as net.AddressInfo;
      const connection = { localAddress: address, localPort: port, localFamily: family };
      this.emit('listening', { id, connection });
    });
  }

  connect(_id: number): never {
    throw new Error('TcpSockets.connect: nobody here asks for it, so it is not copied');
  }

  write(id: number, base64: string, msgId: number): void {
    const client = this.find(id);
    if (!client) return;
    client.toWrite.push({ msgId, bytes: Buffer.from(base64, 'base64') });
    this.startThread(client, 'hasWriter');
    setImmediate(() => this.writeNext(client));
  }

  end(id: number): void {
    const client = this.find(id);
    if (!client) return;
    if (this.platform === 'android') return void queueMicrotask(() => this.disconnect(client));
    client.isEnding = true;
    setImmediate(() => this.writeNext(client));
  }

  destroy(id: number): void {
    const client = this.find(id);
    if (client) queueMicrotask(() => this.disconnect(client));
  }

  close(id: number): void {
    const server = this.servers.get(id);
    if (!server) return this.unknown(id);
    server.close();
    queueMicrotask(() => this.emit('close', { id, hadError: false }));
    this.servers.delete(id);
  }

  setNoDelay(id: number, noDelay: boolean): void {
    this.find(id)?.socket?.setNoDelay(noDelay);
  }

  setKeepAlive(id: number, enable: boolean): void {
    this.find(id)?.socket?.setKeepAlive(enable);
  }

  pause(id: number): void {
    const client = this.find(id);
    if (client) client.isPaused = true;
  }

  resume(id: number): void {
    const client = this.find(id);
    if (!client) return;
    client.isPaused = false;
    for (const bytes of client.held.splice(0)) this.read(client, bytes);
    client.socket?.resume();
  }

  startTLS = (): never => TcpSockets.uncopied('startTLS');
  hasIdentity = (): never => TcpSockets.uncopied('hasIdentity');
  getPeerCertificate = (): never => TcpSockets.uncopied('getPeerCertificate');
  getCertificate = (): never => TcpSockets.uncopied('getCertificate');

  /** Called when the app ends. */
  stop(): void {
    for (const server of this.servers.values()) server.close();
    for (const { socket } of this.clients.values()) socket?.destroy();
  }

  private static uncopied(name: string): never {
    throw new Error(`TcpSockets.${name}: nobody here asks for it, so it is not copied`);
  }

  private accept(server: number, id: number, socket: net.Socket): void {
    const client: Client = {
      id,
      socket,
      toWrite: [],
      isWriting: false,
      isEnding: false,
      isPaused: false,
      hasReader: false,
      hasWriter: false,
      held: [],
    };
    this.clients.set(id, client);
    socket.on('data', bytes => this.read(client, bytes));
    socket.on('end', () => this.readAll(client));
    socket.on('error', error => this.broken(client, error));
    const { localAddress, localPort, remoteAddress, remotePort, remoteFamily } = socket;
    const connection = { localAddress, localPort, remoteAddress, remotePort, remoteFamily };
    this.emit('connection', { id: server, info: { id, connection } });
    this.startThread(client, 'hasReader');
    if (!client.isPaused) socket.resume();
  }

  private read(client: Client, bytes: Buffer): void {
    if (client.isPaused) {
      client.held.push(bytes);
      client.socket?.pause();
      return;
    }
    for (let at = 0; at < bytes.length; at += READ_BYTES) {
      const data = bytes.subarray(at, at + READ_BYTES).toString('base64');
      this.emit('data', { id: client.id, data });
    }
  }

  private readAll(client: Client): void {
    if (!client.socket) return;
    if (this.platform === 'android') this.emit('end', { id: client.id });
    else this.disconnect(client);
  }

  private broken(client: Client, error: Error): void {
    if (this.platform === 'android') return; // `closed` is true, so nothing is reported
    this.disconnect(client, error);
  }

  private writeNext(client: Client): void {
    if (client.isWriting) return;
    const { socket, toWrite, id } = client;
    const next = toWrite.shift();
    if (!next) {
      if (client.isEnding) this.disconnect(client);
      return;
    }
    if (!socket) return this.writeTooLate(client);
    client.isWriting = true;
    socket.write(next.bytes, error => {
      client.isWriting = false;
      if (error) {
        this.emit('written', { id, msgId: next.msgId, err: error.message });
        this.emit('error', { id, error: error.message });
      } else if (client.socket || this.platform === 'android')
        this.emit('written', { id, msgId: next.msgId, err: null });
      this.writeNext(client);
    });
  }

  private writeTooLate(client: Client): void {
    const { id } = client;
    if (this.platform === 'android')
      this.emit('error', { id, error: 'Attempted to write to closed socket' });
    this.writeNext(client);
  }

  private disconnect(client: Client, error?: Error): void {
    const { id, socket } = client;
    if (!socket) return;
    client.socket = null;
    socket.destroy();
    if (error) this.emit('error', { id, error: error.message });
    this.emit('close', { id, hadError: error !== undefined });
    if (this.platform === 'ios') this.clients.delete(id);
  }

  private find(id: number): Client | undefined {
    const client = this.clients.get(id);
    if (!client) this.unknown(id);
    return client;
  }

  private unknown(id: number): void {
    if (this.platform === 'android') throw new Error(`No socket with id ${id}`);
    this.emit('error', { id, error: `no client found with id ${id}` });
  }

  private startThread(client: Client, which: 'hasReader' | 'hasWriter'): void {
    if (this.platform === 'ios' || client[which]) return;
    client[which] = true;
    this.threadsStarted += 1;
  }

  private told(error: NodeJS.ErrnoException): string {
    if (error.code !== 'EADDRINUSE') return error.message;
    return this.platform === 'android'
      ? 'bind failed: EADDRINUSE (Address already in use)'
      : 'Error in bind() function: Address already in use';
  }
}
