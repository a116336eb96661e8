/** A minimal phone: receives messages, answers pings, and shows nothing. */
import type { Seat } from '../../../kit/seat';
import { type Downward, type Said, type Upward, VERSION, encode } from '../../../protocol/messages';
import type { Link } from '../../../table/ports';

/** Called with every change of the board's view. */
export type Told = (rev: number) => void;

const BOARD = /^\{"d":\["board",(\d+)/;
const CHANGE = '{"d":[';

export class Ear {
  readonly #link: Link;
  heard = 0;

  constructor(link: Link, seat: Seat | undefined, told: Told) {
    this.#link = link;
    link.listen({ heard: text => this.#hear(text, told), closed: () => undefined });
    this.#say({
      say: 'hello',
      v: VERSION,
      name: seat ?? 'tv',
      face: '',
      watch: !seat,
      packs: [],
      proofs: [],
    });
    if (seat) this.#say({ say: 'sit', seat });
  }

  send(text: string): void {
    this.#link.send(text);
  }

  close(): void {
    this.#link.close();
  }

  #hear(text: string, told: Told): void {
    this.heard += 1;
    const rev = BOARD.exec(text)?.[1];
    if (rev !== undefined) return told(Number(rev));
    if (!text.startsWith(CHANGE)) this.#answer(JSON.parse(text) as Downward);
  }

  #answer(message: Downward): void {
    if (message.say === 'ping') this.#say({ say: 'pong', t: message.t, here: message.t });
    if (message.say === 'seated') this.#keep(message);
  }

  #keep({ seat, token }: Said<Downward, 'seated'>): void {
    this.#say({ say: 'kept', seat, token });
  }

  #say(message: Upward): void {
    this.#link.send(encode(message));
  }
}
