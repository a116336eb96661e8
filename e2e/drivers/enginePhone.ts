import type { NativeDriver } from './driver';

/** A phone whose browser is not Chromium. */
export type EnginePhone = NativeDriver & {
  readonly complaints: readonly string[];
  /** Ignores such complaints from now on. */
  forgive(complaint: RegExp): void;
  photograph(file: string): Promise<void>;
  putAway(): Promise<void>;
};

export type Size = { readonly width: number; readonly height: number };

/** A browser that gives each player a page with separate storage. */
export type Engine = {
  phone(size: Size): Promise<EnginePhone>;
  close(): Promise<void>;
};

/** Collects what pages complain of, except what is forgiven. */
export function createComplaints(...known: readonly RegExp[]) {
  const complaints: string[] = [];
  const forgiven = [...known];
  return {
    complaints,
    forgive: (kind: RegExp) => void forgiven.push(kind),
    complain(words: string): void {
      if (!forgiven.some(kind => kind.test(words))) complaints.push(words);
    },
  };
}
