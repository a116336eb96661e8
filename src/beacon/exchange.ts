import type { IncomingHttpHeaders } from 'node:http';

export interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: Buffer;
}
