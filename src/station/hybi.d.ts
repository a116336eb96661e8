declare module 'websocket-driver/lib/websocket/driver/hybi' {
  type Events = {
    message: { readonly data: Buffer | string };
    ping: unknown;
    pong: unknown;
    close: unknown;
    error: Error;
  };

  class Hybi {
    constructor(
      request: {
        readonly method: string;
        readonly url: string;
        readonly headers: Readonly<Record<string, string | undefined>>;
      },
      url: string,
      options: { maxLength: number; requireMasking: boolean; protocols: readonly string[] },
    );
    readonly io: { on(event: 'data', run: (bytes: Uint8Array) => void): void };
    on<Name extends keyof Events>(event: Name, run: (told: Events[Name]) => void): void;
    start(): boolean;
    parse(bytes: Buffer): void;
    binary(bytes: Buffer): boolean;
    close(reason: string, code: number): boolean;
  }
  // eslint-disable-next-line import/no-default-export
  export = Hybi;
}
