/**
 * Turns the Hermes of the command line (0.12) into the engine of React Native 0.81: adds what this
 * one lacks and removes what only the command line has. `Intl` is in intl.ts.
 */
import { encodeUtf8, fromBase64, toBase64 } from './bytes';

type Bag = Record<string, unknown>;
const world = globalThis as unknown as Bag;

function add(target: object, methods: Bag): void {
  for (const name of Object.keys(methods)) {
    if (name in target) continue;
    Object.defineProperty(target, name, {
      value: methods[name],
      configurable: true,
      writable: true,
    });
  }
}

const index = (length: number, at: number) => {
  const whole = Math.trunc(at) || 0;
  return whole < 0 ? length + whole : whole;
};

function at(this: ArrayLike<unknown>, where: number) {
  return this[index(this.length, where)];
}

add(Array.prototype, {
  at,
  with(this: unknown[], where: number, value: unknown) {
    const copy = this.slice();
    copy[index(copy.length, where)] = value;
    return copy;
  },
  toReversed(this: unknown[]) {
    return this.slice().reverse();
  },
  toSpliced(this: unknown[], ...how: [number, number, ...unknown[]]) {
    const copy = this.slice();
    copy.splice(...how);
    return copy;
  },
  findLast(this: unknown[], fits: (it: unknown, at: number) => boolean) {
    for (let n = this.length - 1; n >= 0; n--) if (fits(this[n], n)) return this[n];
    return undefined;
  },
  findLastIndex(this: unknown[], fits: (it: unknown, at: number) => boolean) {
    for (let n = this.length - 1; n >= 0; n--) if (fits(this[n], n)) return n;
    return -1;
  },
});
add(String.prototype, {
  at(this: string, where: number) {
    return this[index(this.length, where)];
  },
});
add(Object.getPrototypeOf(Uint8Array.prototype) as object, { at });
add(Object, {
  hasOwn: (it: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(it, name),
});

type Settled = { status: 'fulfilled'; value: unknown } | { status: 'rejected'; reason: unknown };
add(Promise, {
  allSettled: (all: Iterable<unknown>) =>
    Promise.all(
      Array.from(all, it =>
        Promise.resolve(it).then(
          (value): Settled => ({ status: 'fulfilled', value }),
          (reason: unknown): Settled => ({ status: 'rejected', reason }),
        ),
      ),
    ),
  any: (all: Iterable<unknown>) =>
    new Promise((resolve, reject) => {
      const errors: unknown[] = [];
      let left = 0;
      for (const it of all) {
        const nth = left++;
        Promise.resolve(it).then(resolve, (error: unknown) => {
          errors[nth] = error;
          if (--left === 0)
            reject(Object.assign(new Error('All promises were rejected'), { errors }));
        });
      }
    }),
});

/** As in Hermes, it encodes, and there is no TextDecoder. */
function TextEncoder() {}
TextEncoder.prototype.encode = encodeUtf8;
TextEncoder.prototype.encoding = 'utf-8';

add(world, {
  TextEncoder,
  btoa: (binary: string) => toBase64(Uint8Array.from(binary, letter => letter.charCodeAt(0))),
  atob: (text: string) => Array.from(fromBase64(text), byte => String.fromCharCode(byte)).join(''),
});

/**
 * Holds a strong reference, because the engine lacks WeakRef and nothing is collected during a
 * story.
 */
function WeakRef(this: { deref(): unknown }, target: unknown) {
  this.deref = () => target;
}
add(world, { WeakRef });

export const print = world['print'] as (line: string) => void;

/** Globals that a phone's engine never has. */
for (const name of ['print', 'gc', 'quit', 'loadSegment', 'setTimeout', 'clearTimeout'])
  delete world[name];
