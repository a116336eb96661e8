/**
 * The two sides of a relay make sure that the other is there, now, and knows the secret. Each draws
 * a name for this meeting; a side that gets its own name back knows that the answer is fresh, and
 * both names make the keys for everything that follows.
 */
import { concatBytes } from '@noble/hashes/utils.js';
import { decodeHello, encodeHello, NAME_BYTES } from './packet';
import { keyFor, type Random, seal, unseal } from './seal';

export type Identity = {
  /** 128 bits that only the two sides know. */
  secret: Uint8Array;
  /** Must differ from the other's name: their order tells the directions apart. */
  me: string;
  other: string;
  calls: boolean;
  random: Random;
};

export type Keys = { readonly out: Uint8Array; readonly in: Uint8Array };

/** How to react to a greeting. */
type Greeted =
  | { next: 'nothing' }
  | { next: 'answer'; hello: Uint8Array }
  | { next: 'talk'; hello: Uint8Array; keys: Keys };

export class Greeting {
  readonly #who: Identity;
  readonly #mine: Uint8Array;
  #yours: Uint8Array | undefined;

  constructor(who: Identity) {
    this.#who = who;
    this.#mine = who.random(NAME_BYTES);
  }

  hello(yours = this.#yours): Uint8Array {
    const plain = encodeHello({ mine: this.#mine, yours });
    return seal(this.#key('hello', true, NOTHING), plain, this.#who.random);
  }

  heard(sealed: Uint8Array): Greeted {
    const plain = unseal(this.#key('hello', false, NOTHING), sealed);
    const hello = plain && decodeHello(plain);
    if (!hello) return { next: 'nothing' };
    if (hello.yours && isSame(hello.yours, this.#mine)) return this.#meet(hello.mine);
    // Only the caller repeats itself, and a replayed greeting must not cause an exchange.
    if (this.#who.calls || this.#yours) return { next: 'nothing' };
    return { next: 'answer', hello: this.hello(hello.mine) };
  }

  #meet(yours: Uint8Array): Greeted {
    if (this.#yours && !isSame(this.#yours, yours)) return { next: 'nothing' };
    this.#yours = yours.slice();
    const keys = {
      out: this.#key('talk', true, concatBytes(this.#yours, this.#mine)),
      in: this.#key('talk', false, concatBytes(this.#mine, this.#yours)),
    };
    return { next: 'talk', hello: this.hello(), keys };
  }

  #key(purpose: 'hello' | 'talk', isOut: boolean, salt: Uint8Array): Uint8Array {
    const { secret, me, other } = this.#who;
    return isOut
      ? keyFor(secret, salt, purpose, me, other)
      : keyFor(secret, salt, purpose, other, me);
  }
}

const NOTHING = new Uint8Array(0);

/** Timing reveals nothing here: whoever could unseal the names knows them anyway. */
const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, n) => byte === b[n]);
