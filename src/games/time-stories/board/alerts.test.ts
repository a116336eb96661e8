import type { Chime } from '@/games/board';
import type { Seat } from '@/kit/seat';
import {
  after,
  blue,
  captainThrows,
  enter,
  entering,
  falling,
  green,
  inUnit,
  move,
  pink,
  played,
  position,
  rest,
  roll,
  testCard,
  viewOf,
  yellow,
} from '../rules/testing/fixture';
import { eventsFor, type GameEvent } from '../rules/events';
import type { State } from '../rules/state';
import { alarms } from './alarms';
import { cues } from './cues';
import { music } from './music';

const heardBy = (state: State, events: readonly GameEvent[], seat: Seat, language = 'en') =>
  cues(language, eventsFor(seat, events, state), viewOf(state, seat), seat);
const sounds = (chimes: readonly Chime[]) => chimes.flatMap(({ cue }) => cue ?? []);
const words = (chimes: readonly Chime[]) => chimes.flatMap(it => it.words ?? []);

const FIGHT = { cards: { B: { acts: { fight: testCard('▢▢☠') } } } };

test('dice are heard where they are thrown, and then the shields that fall', () => {
  const ruling = played(inUnit({ mission: FIGHT }), blue, roll(blue), falling('hit', 'blank'));
  expect(sounds(heardBy(ruling.state, ruling.events, blue))).toEqual([
    'story-dice',
    'story-shield',
  ]);
  expect(heardBy(ruling.state, ruling.events, blue).map(it => it.after)).toEqual([0, 500]);
  expect(heardBy(ruling.state, ruling.events, green)).toEqual([]);
});

test('a roll without a hit lets no shield fall', () => {
  const ruling = played(inUnit({ mission: FIGHT }), blue, roll(blue), falling('blank', 'blank'));
  expect(sounds(heardBy(ruling.state, ruling.events, blue))).toEqual(['story-dice']);
});

test('everybody hears that a test is won', () => {
  const mission = { cards: { B: { acts: { fight: testCard('▢') } } } };
  const ruling = played(inUnit({ mission }), blue, roll(blue), falling('hit', 'hit'));
  expect(sounds(heardBy(ruling.state, ruling.events, yellow))).toContain('story-won');
});

const spent = (units: number) => {
  const plan = { plan: { do: 'nothing' } as const };
  const ready = position({ units, agents: { blue: plan, green: plan, pink: plan, yellow: plan } });
  return played(ready, blue, { type: 'spend' });
};

test('a unit is heard on the captain’s phone alone; the last six are a bell for everybody', () => {
  const early = spent(12);
  expect(sounds(heardBy(early.state, early.events, blue))).toEqual(['story-unit']);
  expect(heardBy(early.state, early.events, green)).toEqual([]);
  const late = spent(7);
  expect(sounds(heardBy(late.state, late.events, green))).toEqual(['story-late']);
  expect(words(heardBy(late.state, late.events, green))).toEqual(['6 units left.']);
  expect(words(heardBy(late.state, late.events, green, 'de'))).toEqual(['Noch 6 Einheiten.']);
});

test('after the last unit there is nothing left to count', () => {
  const last = spent(1);
  expect(words(heardBy(last.state, last.events, pink))).toEqual(['That was the last unit.']);
});

test('a card that an agent enters is heard by its player', () => {
  const ruling = played(entering(), green, enter(green, 'C'));
  expect(sounds(heardBy(ruling.state, ruling.events, green))).toEqual(['story-card']);
  expect(heardBy(ruling.state, ruling.events, blue)).toEqual([]);
});

test('a proposal asks all other voters, and its outcome is for everybody', () => {
  const proposal = { do: 'leave' } as const;
  const open = played(position(), green, { type: 'propose', proposal });
  expect(sounds(heardBy(open.state, open.events, green))).toEqual([]);
  expect(words(heardBy(open.state, open.events, pink))).toEqual([
    'Green proposes something. Do you agree?',
  ]);
  const two = after(open.state, pink, { type: 'vote', agrees: true });
  const carried = played(two, yellow, { type: 'vote', agrees: true });
  expect(sounds(heardBy(carried.state, carried.events, blue))).toContain('story-carried');
});

test('a journey is heard with its price, and the next captain is called', () => {
  const travelling = position({ phase: { name: 'travel' }, seatCount: 2 });
  const proposal = { do: 'go', place: 'there' } as const;
  const asked = after(travelling, blue, { type: 'propose', proposal });
  const gone = played(asked, green, { type: 'vote', agrees: true }, captainThrows(2));
  const heard = heardBy(gone.state, gone.events, green);
  expect(words(heard)).toEqual(
    expect.arrayContaining(['The journey costs 2 units.', 'Green is captain now.']),
  );
  expect(sounds(heard)).toContain('story-place');
  expect(sounds(heardBy(gone.state, gone.events, blue))).not.toContain('story-captain');
});

test('a run ends with bells, or with birds', () => {
  const end = (name: string) =>
    sounds(heardBy(position(), [{ type: 'run-ended', end: name }], pink));
  expect(end('good')).toEqual(['story-success']);
  expect(end('late')).toEqual(['story-failure']);
});

test('a lost life is felt by its own player, and the vortex is heard by all', () => {
  const events: GameEvent[] = [
    { type: 'life', agent: blue, change: -1 },
    { type: 'vortex', agent: blue },
  ];
  expect(sounds(heardBy(position(), events, blue))).toEqual(['story-hurt', 'story-vortex']);
  expect(sounds(heardBy(position(), events, green))).toEqual(['story-vortex']);
  expect(heardBy(position(), [{ type: 'life', agent: blue, change: 1 }], blue)).toEqual([]);
});

test('a rule for everybody is read out', () => {
  const said = words(heardBy(position(), [{ type: 'rule', rule: 'nothing-new' }], green));
  expect(said).toEqual(['A rule for everybody: nothing-new']);
});

test('no message plays more than four sounds, and none twice', () => {
  const events: GameEvent[] = [
    { type: 'entered', agent: blue, card: 'B' },
    { type: 'text', card: 'B', text: 'text', readers: [blue] },
    { type: 'found', agent: blue, item: '01' },
    { type: 'token', agent: null, token: 'blue-star', gained: true },
    { type: 'rule', rule: 'x' },
    { type: 'won', card: 'B' },
  ];
  expect(sounds(heardBy(position(), events, blue))).toEqual([
    'story-found',
    'story-token',
    'story-rule',
    'story-won',
  ]);
});

test('resting is silent, and nothing is due by time alone', () => {
  const ruling = played(inUnit(), blue, rest(blue));
  expect(heardBy(ruling.state, ruling.events, blue)).toEqual([]);
  expect(alarms()).toEqual([]);
});

test('a question for an own agent calls its player', () => {
  const of = ['one', 'two'].map(option => ({ option, effects: [] }));
  const mission = { cards: { C: { explore: [{ do: 'choice', of }] } } };
  const ruling = played(inUnit({ mission }), green, move(green, 'C'));
  expect(sounds(heardBy(ruling.state, ruling.events, green))).toContain('story-ask');
  expect(sounds(heardBy(ruling.state, ruling.events, blue))).not.toContain('story-ask');
});

test('the music grows with the run, is tense at its end, and has an air in every place', () => {
  const at = (units: number) => music(position({ units }));
  expect(at(20)).toMatchObject({ soundtrack: 'story', share: 0, isTense: false, air: 'crowd' });
  expect(at(5)).toMatchObject({ share: 0.75, isTense: true });
  expect(music(position({ place: 'there' })).air).toBe('wind');
});

test('at home no place is heard, and nothing hurries', () => {
  const home = position({ units: 0, phase: { name: 'home', end: 'late' } });
  expect(music(home)).toEqual({ soundtrack: 'story', share: 0, isTense: false, air: undefined });
});
