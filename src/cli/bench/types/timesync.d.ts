/** The part of timesync used here; the package has no types. */
declare module 'timesync' {
  type Message = { jsonrpc: '2.0'; id: number; result: number };
  type TimeSync = {
    readonly offset: number;
    send(to: string, data: { id: number }, timeout: number): Promise<void>;
    receive(from: string, data: Message): void;
    sync(): Promise<void>;
  };
  type Options = { peers: string; interval: null; delay: number; now: () => number };
  export function create(options: Options): TimeSync;
}
