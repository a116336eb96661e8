/** The players at a table: lets time pass until a bot at one of the seats wants to act. */
import type { Intent } from '../../../games/game';
import { chances, pick, type Chance } from '../../../kit/random';
import type { Millis } from '../../../kit/millis';
import type { Seat } from '../../../kit/seat';
import { matchNow } from '../../../table/guest';
import { hostTime } from '../../../table/matchClock';
import { GAME } from '../rules/matches';
import type { RoundTable, Phone } from './roundTable';

export type Wanted = { readonly seat: Seat; readonly action: unknown };

export class Hands {
  readonly #table: RoundTable;
  readonly #next: () => Chance;

  constructor(table: RoundTable, seed: number) {
    this.#table = table;
    this.#next = chances(seed);
  }

  /** Undefined when the match is over. */
  async wanted(): Promise<Wanted | undefined> {
    const { clock, host } = this.#table;
    for (;;) {
      const { match, shared } = host.host();
      if (!match || shared?.shared.phase === 'over') return undefined;
      const [wanted, wake] = this.#look();
      if (wanted) return wanted;
      const due = Math.min(wake, GAME.due(match.state) ?? Infinity);
      await clock.to(Math.max(clock.now + 1, Math.ceil(hostTime(host.host().clock, due))));
      await this.#table.settled();
    }
  }

  /** Starts with a different seat each time. */
  #look(): [Wanted | undefined, Millis] {
    const { phones } = this.#table;
    const from = pick(this.#next(), phones.length);
    let earliest = Infinity;
    for (const phone of [...phones.slice(from), ...phones.slice(0, from)]) {
      const intent = this.#intent(phone);
      if (intent && 'act' in intent) return [{ seat: phone.viewer as Seat, action: intent.act }, 0];
      earliest = Math.min(earliest, askedAgain(intent));
    }
    return [undefined, earliest];
  }

  #intent({ viewer, shell }: Phone) {
    const guest = shell.guest();
    const seen = guest.views.get(viewer);
    if (viewer === 'board' || !seen) return undefined;
    const at = Math.floor(matchNow(guest, this.#table.clock.now).at);
    return GAME.bot?.('plain', seen.view, { seat: viewer, at, chance: this.#next() });
  }
}

function askedAgain(intent: Intent<unknown>): Millis {
  if (!intent) return Infinity;
  if ('wake' in intent) return intent.wake;
  return 'hand' in intent ? intent.hand : Infinity;
}
