/** A vault damaged at any place opens whole, or reports what is missing. */
import { chances, pick } from '../kit/random';
import type { Seat } from '../kit/seat';
import { createHost } from './host';
import { playing, proposal, REDRAW } from './testing/hostFixture';
import type { Host } from './hostState';
import { nim } from './nim';
import { save } from './saved';
import { type Left, type Restored, restored } from './reopening';

const SEATS = ['red', 'green', 'blue'] as Seat[];
const TIMES = 1_000;
jest.setTimeout(60_000);

/** Forty entries of a match of three, as its host left it: acts, with a pause now and then. */
function leftHost(): { left: Left; host: Host } {
  const hall = playing();
  for (let n = 1; hall.host().match!.saved.log.length < 40; n++) {
    hall.waits(500);
    for (const seat of SEATS) hall.says(seat, proposal(hall, seat, n, REDRAW));
    if (n % 4 !== 0) continue;
    hall.says('red', { say: 'pause' });
    hall.says('red', { say: 'resume' });
  }
  const { record, lines } = hall.vault;
  return { left: { record, log: lines.map(line => `${line}\n`).join('') }, host: hall.host() };
}

const { left, host } = leftHost();
const lines = save(host.match!);

const reopened = (damaged: Left): Restored =>
  restored(
    like => createHost('', like),
    damaged,
    id => (id === nim.id ? nim : undefined),
  );

type Outcome =
  'whole' | 'some is missing' | 'seats are missing' | 'nothing is left' | 'does not open';

/** Throws if something is missing that was not reported. */
function outcomeOf(damaged: Left): Outcome {
  const back = reopened(damaged);
  if (!back.ok) return 'does not open';
  const { dropped } = back;
  const entries = back.host.match?.saved.log.filter(({ do: what }) => what !== 'pause') ?? [];
  const acts = entries.filter(({ do: what }) => what === 'act').length;
  const allActs = host.match!.saved.log.filter(({ do: what }) => what === 'act').length;
  if (!dropped) {
    expect(back.host.match?.state).toEqual(host.match!.state);
    expect(back.host.holders).toEqual(host.holders);
    return 'whole';
  }
  if (dropped.fault.code === 'no-record') {
    expect(back.host.match?.state).toEqual(host.match!.state);
    expect(Object.values(back.host.holders).map(({ sits }) => sits)).toEqual(
      Array(3).fill('nobody'),
    );
    return 'seats are missing';
  }
  if (dropped.acts !== null) expect(acts + dropped.acts).toBe(allActs);
  else expect(dropped.lines === null || acts === allActs).toBe(true);
  return back.host.match ? 'some is missing' : 'nothing is left';
}

type Damage = (text: string, next: () => number) => string;

const cut: Damage = (text, next) => text.slice(0, pick(next(), text.length));

/** Flips one bit, and decodes the bytes as a vault does. */
function flip(text: string, next: () => number): string {
  const bytes = Buffer.from(text);
  const place = pick(next(), bytes.length);
  bytes[place] = (bytes[place] ?? 0) ^ (1 << pick(next(), 8));
  return bytes.toString();
}

const gap: Damage = (text, next) => {
  const [one, other] = [pick(next(), text.length), pick(next(), text.length)];
  return text.slice(0, Math.min(one, other)) + text.slice(Math.max(one, other) + 1);
};

function outcomes(what: 'log' | 'record', damage: Damage): Record<string, number> {
  const next = chances(11);
  const counts: Record<string, number> = {};
  for (let n = 0; n < TIMES; n++) {
    const outcome = outcomeOf({ ...left, [what]: damage(left[what], next) });
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

test('[K8] [K10] without damage, the vault of these tests opens whole', () => {
  expect(lines.map(line => `${line}\n`).join('')).toBe(left.log);
  expect(outcomeOf(left)).toBe('whole');
  const kinds = new Set(host.match!.saved.log.map(({ do: what }) => what));
  expect([...kinds].sort()).toEqual(['act', 'pause', 'resume']);
});

test.each<[string, 'log' | 'record', Damage, readonly Outcome[]]>([
  ['[K8] [K10] a log that is cut', 'log', cut, ['some is missing', 'nothing is left']],
  ['[K8] [K10] a bit of the log', 'log', flip, ['some is missing', 'nothing is left']],
  ['[K8] [K10] a piece out of the log', 'log', gap, ['some is missing', 'nothing is left']],
  ['[K10] [K14] a record that is cut', 'record', cut, ['seats are missing', 'some is missing']],
  ['[K10] [K14] a bit of the record', 'record', flip, ['seats are missing', 'some is missing']],
  ['[K10] [K14] a piece out of it', 'record', gap, ['seats are missing', 'some is missing']],
])('1,000 times: %s', (_what, which, damage, expected) => {
  const counts = outcomes(which, damage);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(TIMES);
  const others = Object.keys(counts).filter(it => !['whole', ...expected].includes(it));
  expect(others).toEqual([]);
});

test('[K8] [K14] with both damaged, the sound part opens or nothing does, and it is reported', () => {
  const next = chances(11);
  const seen = new Set<Outcome>();
  for (let n = 0; n < TIMES; n++) {
    const both = { record: flip(left.record, next), log: flip(left.log, next) };
    const back = reopened(both);
    seen.add(back.ok ? (back.dropped ? 'some is missing' : 'whole') : 'does not open');
  }
  expect([...seen].sort()).toEqual(['does not open', 'some is missing']);
});
