/** The phones at the table: they dial, play, sleep and die, each with its own clock. */
import { decided } from '../../games/game';
import type { Millis } from '../../kit/millis';
import type { BySeat, Seat } from '../../kit/seat';
import type { Token } from '../../protocol/token';
import {
  createGuest,
  type Guest,
  type GuestEffect,
  type GuestEvent,
  matchNow,
  stepGuest,
  guestWakeAt,
  type GuestCommand,
} from '../guest';
import type { ChannelId } from '../hostState';
import { tellHost } from './hostApp';
import { carryLetters, drop } from './lines';
import { anyBetween, count, type StormLine, type Storm } from './storming';

export type StormPhone = {
  readonly name: string;
  readonly seat: Seat | null; // null for a watcher
  /** Comes when a bot already has the seat, and asks the host for it. */
  readonly isLate: boolean;
  readonly ahead: Millis; // of the true clock
  readonly ppm: number;
  guest: Guest | null;
  tokens: BySeat<Token>;
  /** The packs of others in its vault, by their hashes. */
  packs: ReadonlySet<string>;
  line: StormLine | null;
  frozenUntil: Millis;
  cutOffUntil: Millis;
};

export function phonesFor({ game, weather, next }: Storm): StormPhone[] {
  const { places, players, watchers } = weather;
  const all = game.places(places) ?? [];
  const seats = all.slice(0, players);
  const late = all.slice(players, players + 1);
  const phones: (Seat | null)[] = [...seats, ...late, ...Array<null>(watchers).fill(null)];
  return phones.map((seat, n) => ({
    name: seat ?? `tv ${n}`,
    seat,
    isLate: late.some(its => its === seat),
    ahead: (next() - 0.5) * 10 * 86_400_000, // days
    ppm: (next() - 0.5) * 400,
    guest: null,
    tokens: {},
    packs: new Set(),
    line: null,
    frozenUntil: 0,
    cutOffUntil: 0,
  }));
}

/** The time on this phone's clock. */
export const timeAt = ({ ahead, ppm }: StormPhone, now: Millis): Millis =>
  ahead + now * (1 + ppm * 1e-6);

export function tellPhone(
  storm: Storm,
  phone: StormPhone,
  event: GuestEvent,
  line: StormLine | null = phone.line,
): void {
  const now = storm.now();
  if (!phone.guest || phone.line !== line) return;
  if (now < phone.frozenUntil)
    return storm.after(phone.frozenUntil - now, () => tellPhone(storm, phone, event, line));
  const [stepped, effects] = stepGuest(phone.guest, event, timeAt(phone, now));
  phone.guest = stepped;
  if (event.type === 'unlinked') {
    phone.line = null;
    storm.after(anyBetween(storm, 100, 800), () => dial(storm, phone));
  }
  for (const effect of effects) perform(storm, phone, effect);
}

function perform(storm: Storm, phone: StormPhone, effect: GuestEffect): void {
  switch (effect.do) {
    case 'send':
      return send(storm, phone, effect.text);
    case 'keep':
      phone.tokens = effect.tokens;
      return;
    case 'hang-up':
      if (phone.line) drop(phone.line);
      return;
    case 'answered':
      count(storm, effect.why ? `refused: ${effect.why.code}` : 'acknowledged');
      if (!effect.why) storm.acknowledged.push({ seat: effect.seat, n: effect.n });
      return;
    case 'pack':
      count(storm, 'received a pack');
      phone.packs = new Set([...phone.packs, effect.hash]);
      return tellOfPack(storm, phone);
    case 'events':
      count(storm, 'told events');
  }
}

function send(storm: Storm, { line }: StormPhone, text: string): void {
  if (line)
    carryLetters(storm, line, () => tellHost(storm, { type: 'heard', channel: line.id, text }));
}

function dial(storm: Storm, phone: StormPhone): void {
  if (!phone.guest || phone.line) return;
  const isCut = () => storm.now() < phone.cutOffUntil;
  if (!storm.host || isCut())
    return storm.after(anyBetween(storm, 300, 900), () => dial(storm, phone));
  const line: StormLine = {
    id: `line-${storm.dialled++}` as ChannelId,
    open: true,
    isCut,
    tell: event => tellPhone(storm, phone, event, line),
  };
  storm.lines.set(line.id, line);
  phone.line = line;
  count(storm, 'linked');
  tellHost(storm, { type: 'opened', channel: line.id });
  line.tell({ type: 'linked' });
}

export function phoneBeats(storm: Storm, phone: StormPhone): void {
  storm.after(40, () => phoneBeats(storm, phone));
  const { guest, line } = phone;
  if (guest && line && guestWakeAt(guest) <= timeAt(phone, storm.now()))
    line.tell({ type: 'ticked' });
  if (guest?.shared?.pack && !guest.pack) tellOfPack(storm, phone);
}

/** As an app does that has looked into its vault. */
function tellOfPack(storm: Storm, phone: StormPhone): void {
  const hash = phone.guest?.shared?.pack?.hash;
  if (hash === undefined) return;
  const is = phone.packs.has(hash) ? 'held' : 'fetched';
  tellPhone(storm, phone, { type: 'wished', wish: { wish: 'pack', hash, is } });
}

export function handMoves(storm: Storm, phone: StormPhone): void {
  storm.after(anyBetween(storm, 150, 500), () => handMoves(storm, phone));
  const { guest, seat, line } = phone;
  if (!guest || !line || !seat || storm.now() < phone.frozenUntil) return;
  const own = guest.seats[seat];
  if (!own?.token) return wishForSeat(storm, phone, line);
  if (storm.isCalm) return;
  if (own.pending.length <= 1) play(storm, phone, guest, seat);
}

function wishForSeat(storm: Storm, { guest, seat, isLate }: StormPhone, line: StormLine): void {
  if (!seat || !guest?.shared || (storm.isCalm && !isLate)) return;
  if ((guest.shared.phase === 'lobby') === isLate) return;
  const wish = isLate ? askWish(storm) : seatWish(storm, seat);
  line.tell({ type: 'wished', wish });
}

/** Now and then its player thinks better of it. */
function askWish(storm: Storm): GuestCommand {
  count(storm, 'asked for a seat');
  return { wish: 'ask-seat', asks: storm.isCalm || storm.next() < 0.9 };
}

/** Either way it gets its seat, since every phone has another usual one. */
function seatWish({ next }: Storm, seat: Seat): GuestCommand {
  return next() < 0.5 ? { wish: 'sit', seat } : { wish: 'seat-me', usual: seat };
}

function play(storm: Storm, phone: StormPhone, guest: Guest, seat: Seat): void {
  const seen = guest.views.get(seat);
  if (!seen) return;
  const at = Math.floor(matchNow(guest, timeAt(phone, storm.now())).at);
  const moment = { seat, at, chance: storm.next() };
  const intent = decided(storm.game.bot?.(storm.weather.level, seen.view, moment));
  if (!intent || !('act' in intent)) return;
  tellPhone(storm, phone, { type: 'wished', wish: { wish: 'act', seat, action: intent.act } });
}

export function killPhone(storm: Storm, phone: StormPhone): void {
  if (!phone.guest) return;
  count(storm, 'phone killed');
  const { line } = phone;
  phone.guest = null;
  phone.line = null;
  if (line) line.open = false;
  if (line && storm.next() < 0.5)
    storm.after(anyBetween(storm, 0, 300), () =>
      tellHost(storm, { type: 'closed', channel: line.id }),
    );
  storm.after(anyBetween(storm, 300, 4_000), () => wakePhone(storm, phone));
}

export function wakePhone(storm: Storm, phone: StormPhone): void {
  phone.guest = createGuest(phone.name, phone.tokens, phone.seat === null, storm.game.packs);
  dial(storm, phone);
}
