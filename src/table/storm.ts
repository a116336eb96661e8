/**
 * A whole table on a clock and a network held in the hand: phones and the host's app freeze, die
 * and come back, lines lose, double, reorder, delay and break, while bots play. Nothing here is
 * real but the code under test; the same seed is the same storm.
 */
import type { AnyGame, BotLevel } from '../games/game';
import { type Chance, chances, pick } from '../kit/chance';
import type { Millis } from '../kit/millis';
import type { BySeat, Seat } from '../kit/seat';
import type { Token } from '../protocol/token';
import {
  createGuest,
  type Guest,
  type GuestEffect,
  type GuestEvent,
  matchNow,
  step as guestStep,
  wakeAt as guestWakes,
} from './guest';
import { createHost, step as hostStep, timeOf, wakeAt as hostWakes } from './host';
import type { ChannelId, Effect, Host, HostEvent } from './hosting';
import { restored } from './keeping';

export type Weather = {
  readonly storm: Millis;
  /** In which everything must come right again. */
  readonly calm: Millis;
  readonly options: unknown;
  readonly places: number;
  /** The other places are played by the host's bots. */
  readonly players: number;
  readonly watchers: number;
  readonly level: BotLevel;
};

export type Phone = {
  readonly name: string;
  readonly seat: Seat | null; // null: it only watches
  readonly ahead: Millis; // of the true clock
  readonly ppm: number;
  guest: Guest | null;
  tokens: BySeat<Token>;
  line: Line | null;
  frozenUntil: Millis;
  cutOffUntil: Millis;
};
type Line = { readonly id: ChannelId; readonly phone: Phone; open: boolean };

export type Aftermath = {
  readonly host: Host;
  readonly phones: readonly Phone[];
  readonly vault: { readonly record: string; readonly lines: readonly string[] };
  readonly acknowledged: readonly { readonly seat: Seat; readonly n: number }[];
  readonly counts: Readonly<Record<string, number>>;
  /** How far each phone's match time is from the host's. */
  readonly skew: readonly { readonly off: Millis; readonly within: Millis }[];
};
/** Hears every word on its way out of the host, before any line can lose it. */
export type Tap = (host: Host, to: ChannelId, seats: readonly Seat[], text: string) => void;

type Job = { readonly at: Millis; readonly order: number; readonly run: () => void };

export function storm(game: AnyGame, seed: number, weather: Weather, tap: Tap): Aftermath {
  const next = chances(seed);
  const jobs: Job[] = [];
  const counts: Record<string, number> = {};
  const acknowledged: { seat: Seat; n: number }[] = [];
  const vault = { record: '', lines: [] as string[] };
  const lines = new Map<ChannelId, Line>();
  let [now, order, epoch, diskFree, hostFrozenUntil] = [0, 0, 0, 0, 0];
  let isCalm = false;
  let host: Host | null = createHost(`storm-${seed}`, game, weather.places);
  const phones = phonesFor(host, weather, next);

  const count = (what: string) => void (counts[what] = (counts[what] ?? 0) + 1);
  const between = (least: number, most: number) => least + pick(next(), most - least + 1);
  const happens = (often: number) => !isCalm && next() < often;
  const after = (wait: Millis, run: () => void) => {
    jobs.push({ at: now + wait, order: order++, run });
    sink(jobs);
  };
  const fresh = () =>
    Array.from({ length: 8 }, () => pick(next(), 0x10000).toString(16).padStart(4, '0')).join('');

  // The host's shell ----------------------------------------------------------------------------------

  function tellHost(event: HostEvent): void {
    if (!host) return;
    if (now < hostFrozenUntil) return after(hostFrozenUntil - now, () => tellHost(event));
    const [stepped, effects] = hostStep(host, event, { now, fresh: fresh() });
    const before = epoch;
    host = stepped;
    for (const effect of effects) perform(effect, stepped, before);
  }

  /** What is to be kept takes the disk a while; whatever comes after it waits for it. */
  function perform(effect: Effect, self: Host, born: number): void {
    if (effect.do === 'keep') {
      diskFree = Math.max(now, diskFree) + between(0, 15);
      return after(diskFree - now, () => (born === epoch ? keep(effect, Infinity) : undefined));
    }
    if (effect.do === 'send') {
      const seats = self.channels.get(effect.to)?.seats ?? [];
      tap(self, effect.to, seats, effect.text);
    }
    after(Math.max(0, diskFree - now), () => {
      if (born !== epoch) return;
      const line = lines.get(effect.do === 'send' ? effect.to : effect.channel);
      if (!line) return;
      if (effect.do === 'close') return hangUp(line);
      carry(line, () => tellPhone(line.phone, { type: 'heard', text: effect.text }, line));
    });
  }

  function keep(
    { record, lines: more, anew }: Extract<Effect, { do: 'keep' }>,
    bytes: number,
  ): void {
    if (anew && more.length > 0) vault.lines = [];
    let left = bytes;
    for (const line of more) {
      if (left <= 0) return;
      vault.lines.push(line.slice(0, left));
      left -= line.length;
    }
    if (record !== undefined && left > 0) vault.record = record;
  }

  function killHost(): void {
    if (!host) return;
    count('host killed');
    host = null;
    epoch++;
    for (const line of lines.values()) {
      // Some hear the line break, others only that nobody speaks any more.
      if (next() < 0.5) after(between(0, 500), () => drop(line));
    }
    lines.clear();
    if (vault.lines.length > 1 && next() < 0.3) tear();
    after(between(200, 4_000), raiseHost);
  }

  /** The battery goes in the middle of a line that nobody was told of yet. */
  function tear(): void {
    count('log torn');
    vault.lines.push('0123456789abcdef {"do":"act","at":12');
  }

  function raiseHost(): void {
    if (vault.record === '') {
      host = createHost(`storm-${seed}`, game, weather.places);
      return;
    }
    const opened = restored(
      like => createHost('', like),
      vault.record,
      vault.lines,
      () => game,
    );
    if (!opened.ok) throw new Error(`the vault does not open: ${JSON.stringify(opened.why)}`);
    ({ host } = opened);
    after(between(100, 1_500), () => tellHost({ type: 'ordered', order: { order: 'resume' } }));
  }

  function hostBeats(): void {
    after(25, hostBeats);
    if (host && hostWakes(host) <= now) tellHost({ type: 'ticked' });
  }

  // The lines ----------------------------------------------------------------------------------------

  function carry(line: Line, arrive: () => void): void {
    if (!line.open || now < line.phone.cutOffUntil) return count('lost in a break');
    if (happens(0.02)) return count('lost');
    const copies = happens(0.02) ? 2 : 1;
    if (copies === 2) count('doubled');
    for (let copy = 0; copy < copies; copy++) after(delay(), () => line.open && arrive());
  }

  function delay(): Millis {
    const usual = Math.round(3 - 4 * Math.log(1 - next()));
    return happens(0.03) ? usual + between(60, 200) : usual;
  }

  /** Only now does the phone notice. */
  function drop(line: Line): void {
    line.open = false;
    if (line.phone.line === line) tellPhone(line.phone, { type: 'unlinked' }, line);
  }

  function hangUp(line: Line): void {
    lines.delete(line.id);
    line.open = false;
    after(delay(), () => drop(line));
  }

  // The phones ---------------------------------------------------------------------------------------

  const local = ({ ahead, ppm }: Phone) => ahead + now * (1 + ppm * 1e-6);

  function tellPhone(phone: Phone, event: GuestEvent, line: Line | null): void {
    if (!phone.guest || phone.line !== line) return;
    if (now < phone.frozenUntil) {
      return after(phone.frozenUntil - now, () => tellPhone(phone, event, line));
    }
    const [stepped, effects] = guestStep(phone.guest, event, local(phone));
    phone.guest = stepped;
    if (event.type === 'unlinked') {
      phone.line = null;
      after(between(100, 800), () => dial(phone));
    }
    for (const effect of effects) performAt(phone, effect);
  }

  function performAt(phone: Phone, effect: GuestEffect): void {
    const { line } = phone;
    switch (effect.do) {
      case 'send':
        if (line)
          carry(line, () => tellHost({ type: 'heard', channel: line.id, text: effect.text }));
        return;
      case 'keep':
        phone.tokens = effect.tokens;
        return;
      case 'hang-up':
        if (line) drop(line);
        return;
      case 'answered':
        count(effect.why ? `refused: ${effect.why.code}` : 'acknowledged');
        if (!effect.why) acknowledged.push({ seat: effect.seat, n: effect.n });
        return;
      case 'happened':
        count('told what happened');
    }
  }

  function dial(phone: Phone): void {
    if (!phone.guest || phone.line) return;
    if (!host || now < phone.cutOffUntil) return after(between(300, 900), () => dial(phone));
    const line: Line = { id: `line-${order++}` as ChannelId, phone, open: true };
    lines.set(line.id, line);
    phone.line = line;
    count('linked');
    tellHost({ type: 'opened', channel: line.id });
    tellPhone(phone, { type: 'linked' }, line);
  }

  function phoneBeats(phone: Phone): void {
    after(40, () => phoneBeats(phone));
    const { guest, line } = phone;
    if (guest && line && guestWakes(guest) <= local(phone))
      tellPhone(phone, { type: 'ticked' }, line);
  }

  function handMoves(phone: Phone): void {
    after(between(150, 500), () => handMoves(phone));
    const { guest, seat, line } = phone;
    if (isCalm || !guest || !line || !seat || now < phone.frozenUntil) return;
    const own = guest.seats[seat];
    if (guest.shared?.phase === 'lobby' && !own?.token) {
      return tellPhone(phone, { type: 'wished', wish: { wish: 'sit', seat } }, line);
    }
    const seen = guest.views.get(seat);
    if (!own?.token || !seen || own.pending.length > 1) return;
    const moment = { seat, at: Math.floor(matchNow(guest, local(phone)).at), chance: next() };
    const intent = game.bot(weather.level, seen.view, moment);
    if (!intent || !('act' in intent)) return;
    tellPhone(phone, { type: 'wished', wish: { wish: 'act', seat, action: intent.act } }, line);
  }

  function killPhone(phone: Phone): void {
    if (!phone.guest) return;
    count('phone killed');
    phone.guest = null;
    const { line } = phone;
    phone.line = null;
    if (line) line.open = false;
    if (line && next() < 0.5)
      after(between(0, 300), () => tellHost({ type: 'closed', channel: line.id }));
    after(between(300, 4_000), () => wakePhone(phone));
  }

  function wakePhone(phone: Phone): void {
    phone.guest = createGuest(phone.name, phone.tokens, phone.seat === null);
    dial(phone);
  }

  // The weather --------------------------------------------------------------------------------------

  function strike(): void {
    if (isCalm) return;
    after(between(500, 3_000), strike);
    const phone = phones[pick(next(), phones.length)];
    const kind = next();
    if (!phone || !host?.table) return;
    if (kind < 0.2) killPhone(phone);
    else if (kind < 0.4) freeze(phone);
    else if (kind < 0.6) cutOff(phone);
    else if (kind < 0.75 && phone.line) drop(phone.line);
    else if (kind < 0.85) killHost();
    else if (kind < 0.95) hostFrozenUntil = now + between(50, 2_000);
    else pauseFor(phone);
  }

  function freeze(phone: Phone): void {
    count('frozen');
    phone.frozenUntil = now + between(100, 9_000);
  }

  function cutOff(phone: Phone): void {
    count('cut off');
    phone.cutOffUntil = now + between(100, 9_000);
  }

  function pauseFor(phone: Phone): void {
    count('paused');
    tellPhone(phone, { type: 'wished', wish: { wish: 'pause' } }, phone.line);
    after(between(100, 2_000), () => tellHost({ type: 'ordered', order: { order: 'resume' } }));
  }

  function clearUp(): void {
    isCalm = true;
    hostFrozenUntil = 0;
    for (const phone of phones) [phone.frozenUntil, phone.cutOffUntil] = [0, 0];
    after(5_000, () => tellHost({ type: 'ordered', order: { order: 'resume' } }));
    // The host's bots rest, too, so that the last word can reach everybody.
    after(weather.calm - 2_000, () => tellHost({ type: 'ordered', order: { order: 'pause' } }));
  }

  function dealSoon(): void {
    const seated = phones.every(
      ({ seat, guest }) => !seat || typeof guest?.seats[seat]?.serial === 'number',
    );
    if (host?.table) return;
    after(500, dealSoon);
    if (host && seated) tellHost({ type: 'ordered', order: { order: 'deal', seed } });
  }

  tellHost({ type: 'ordered', order: { order: 'options', options: weather.options } });
  hostBeats();
  for (const phone of phones) {
    wakePhone(phone);
    phoneBeats(phone);
    handMoves(phone);
  }
  after(500, dealSoon);
  after(2_000, strike);
  after(weather.storm, clearUp);
  const end = weather.storm + weather.calm;
  for (let job = rise(jobs); job && job.at <= end; job = rise(jobs)) {
    now = job.at;
    job.run();
  }
  now = end;
  if (!host) throw new Error('the host never came back');
  const truth = timeOf(host, now);
  const skew = phones.map(phone => {
    const { at, within } = matchNow(phone.guest as Guest, local(phone));
    return { off: Math.abs(at - truth), within };
  });
  return { host, phones, vault, acknowledged, counts, skew };
}

function phonesFor({ places }: Host, { players, watchers }: Weather, next: () => Chance): Phone[] {
  const seats: (Seat | null)[] = [...places.slice(0, players), ...Array<null>(watchers).fill(null)];
  return seats.map((seat, n) => ({
    name: seat ?? `tv ${n}`,
    seat,
    ahead: (next() - 0.5) * 10 * 86_400_000, // days
    ppm: (next() - 0.5) * 400,
    guest: null,
    tokens: {},
    line: null,
    frozenUntil: 0,
    cutOffUntil: 0,
  }));
}

// A heap, the next job on top: there are thousands waiting.

const isBefore = (one: Job | undefined, other: Job | undefined): boolean =>
  !!one && (!other || one.at < other.at || (one.at === other.at && one.order < other.order));

function swap(jobs: Job[], one: number, other: number): void {
  [jobs[one], jobs[other]] = [jobs[other] as Job, jobs[one] as Job];
}

/** The last one finds its place. */
function sink(jobs: Job[]): void {
  for (let at = jobs.length - 1; at > 0;) {
    const parent = (at - 1) >> 1;
    if (!isBefore(jobs[at], jobs[parent])) return;
    swap(jobs, at, parent);
    at = parent;
  }
}

function rise(jobs: Job[]): Job | undefined {
  const [top] = jobs;
  const last = jobs.pop();
  if (!top || !last || top === last) return top;
  jobs[0] = last;
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const child = isBefore(jobs[right], jobs[left]) ? right : left;
    if (!isBefore(jobs[child], jobs[at])) return top;
    swap(jobs, at, child);
    at = child;
  }
}
