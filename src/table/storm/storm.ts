/**
 * A whole table on a simulated clock and network: phones and the host's app freeze, die and come
 * back, channels lose, double, reorder, delay and break, while bots play. Everything but the code
 * under test is simulated; the same seed gives the same storm.
 */
import type { AnyGame } from '../../games/game';
import { seedOf } from '../../kit/chance';
import type { Millis } from '../../kit/millis';
import { type Guest, matchNow } from '../guest';
import { timeOf } from '../host';
import type { Host } from '../hostState';
import { hostBeats, tellHost } from './hostApp';
import { handMoves, type StormPhone, phoneBeats, phonesFor, timeAt, wakePhone } from './phones';
import { anyBetween, count, createStorm, type Storm, type Tap, type StormPlan } from './storming';
import { clearUp, strike } from './strikes';

export type Aftermath = Pick<Storm, 'vault' | 'acknowledged' | 'counts'> & {
  readonly host: Host;
  readonly phones: readonly StormPhone[];
  /** How far each phone's match time is from the host's. */
  readonly skew: readonly { readonly off: Millis; readonly within: Millis }[];
};

export function storm(game: AnyGame, seed: number, weather: StormPlan, tap: Tap): Aftermath {
  const raging = createStorm(game, seed, weather, tap);
  const phones = phonesFor(raging);
  tellHost(raging, { type: 'ordered', order: optionsOf(raging) });
  hostBeats(raging);
  for (const phone of phones) {
    wakePhone(raging, phone);
    phoneBeats(raging, phone);
    handMoves(raging, phone);
  }
  raging.after(500, () => dealSoon(raging, phones));
  raging.after(2_000, () => strike(raging, phones));
  raging.after(4_000, () => giveSeats(raging, phones));
  raging.after(weather.storm, () => clearUp(raging, phones));
  raging.runUntil(weather.storm + weather.calm);
  return aftermath(raging, phones);
}

const optionsOf = ({ weather: { options }, pack }: Storm) =>
  ({ order: 'options', options, ...(pack && { pack }) }) as const;

function dealSoon(storm: Storm, phones: readonly StormPhone[]): void {
  const seated = phones.every(
    ({ seat, isLate, guest }) => !seat || isLate || typeof guest?.seats[seat]?.serial === 'number',
  );
  if (storm.host?.match) return;
  storm.after(500, () => dealSoon(storm, phones));
  if (storm.host && seated)
    tellHost(storm, { type: 'ordered', order: { order: 'deal', seed: seedOf(storm.seed) } });
}

/** The host's player gives a guest who asks the seat of a bot. */
function giveSeats(storm: Storm, phones: readonly StormPhone[]): void {
  storm.after(anyBetween(storm, 500, 1_500), () => giveSeats(storm, phones));
  const { host } = storm;
  const seat = phones.find(({ isLate }) => isLate)?.seat;
  const asking = host?.shared?.shared.standing.find(({ asks }) => asks);
  if (!host?.match || !seat || !asking) return;
  if (host.holders[seat]?.sits === 'bot') count(storm, 'given a seat');
  tellHost(storm, { type: 'ordered', order: { order: 'give', guest: asking.guest, seat } });
}

function aftermath(storm: Storm, phones: readonly StormPhone[]): Aftermath {
  const { host, vault, acknowledged, counts } = storm;
  if (!host) throw new Error('the host never came back');
  const now = storm.now();
  const truth = timeOf(host, now);
  const skew = phones.map(phone => {
    const { at, within } = matchNow(phone.guest as Guest, timeAt(phone, now));
    return { off: Math.abs(at - truth), within };
  });
  return { host, phones, vault, acknowledged, counts, skew };
}
