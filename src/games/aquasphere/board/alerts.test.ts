import type { Chime } from '@/games/board';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import { alarms } from './alarms';
import { cues } from './cues';
import { music } from './music';
import { blue, played, position, red, seen, white, yellow } from './testing/position';

function heard(language: string, seat: typeof red, ...acts: readonly Action[]) {
  const { state, events } = played(position(), ...acts);
  return cues(language, events, seen(state), seat);
}
const sounds = (chimes: readonly Chime[]) => chimes.flatMap(({ cue }) => cue ?? []);
const words = (chimes: readonly Chime[]) => chimes.flatMap(it => it.words ?? []);

const PLACE: Action = { type: 'place', task: 'submarine', sector: 'F' };

test('the owner of a displaced bot hears it, and otherwise those whose bots go home', () => {
  expect(sounds(heard('en', yellow, PLACE))).toEqual(['sea-pushed']);
  expect(words(heard('en', yellow, PLACE))).toEqual(['Your bot in sector F goes to charging.']);
  expect(sounds(heard('de', blue, PLACE))).toEqual(['sea-overflow']);
  expect(words(heard('de', blue, PLACE))).toEqual([
    expect.stringMatching(/^Die Ladestation läuft über/),
  ]);
  expect(heard('en', white, PLACE)).toEqual([]);
});

test('the way of the scientist is heard first, and then the bot on its field', () => {
  expect(heard('en', red, PLACE)).toEqual([
    { cue: 'sea-swim', after: 0 },
    { cue: 'sea-dock', after: 450 },
  ]);
});

test('the next player hears that it is their turn, and nobody else', () => {
  const act: Action = { type: 'step', room: 'b1' };
  expect(sounds(heard('en', yellow, act))).toEqual(['sea-turn']);
  expect(words(heard('en', yellow, act))).toEqual(['It is your turn, Yellow.']);
  expect(heard('en', blue, act)).toEqual([]);
  expect(sounds(heard('en', red, act))).toEqual(['sea-bot', 'sea-time']);
});

const by = { seat: red } as const;
const EVENTS: {
  readonly [Type in GameEvent['type']]: readonly [
    event: Extract<GameEvent, { type: Type }>,
    own: string | null,
    others: string | null,
  ];
} = {
  stepped: [{ type: 'stepped', ...by, room: 'b1', sideways: false }, 'sea-bot', null],
  programmed: [{ type: 'programmed', ...by, task: 'lab', by: 'room' }, 'sea-bot', null],
  converted: [{ type: 'converted', ...by, task: 'lab', time: 2 }, 'sea-time', null],
  moved: [{ type: 'moved', ...by, path: ['B'], paid: 1 }, 'sea-swim', null],
  placed: [
    { type: 'placed', ...by, sector: 'A', task: 'lab', pushed: null, home: [] },
    'sea-dock',
    null,
  ],
  took: [{ type: 'took', ...by, sector: 'A', what: 'time', count: 2 }, 'sea-time', null],
  caught: [{ type: 'caught', ...by, sector: 'A', count: 2 }, 'sea-octopod', null],
  launched: [{ type: 'launched', ...by, sector: 'A', paid: 1 }, 'sea-submarine', null],
  extended: [{ type: 'extended', ...by, sector: 'A', expansion: 'crystals-E' }, 'sea-lab', null],
  researched: [{ type: 'researched', ...by, sector: 'A', card: 'catch-points' }, 'sea-card', null],
  rewarded: [
    { type: 'rewarded', ...by, card: 'catch-points', time: 2, crystals: 0 },
    'sea-time',
    null,
  ],
  recalled: [{ type: 'recalled', ...by, task: 'lab', time: 2 }, 'sea-time', null],
  scored: [{ type: 'scored', ...by, source: 'octopods', from: 1, to: 2 }, null, null],
  crossed: [{ type: 'crossed', ...by, line: 17, bot: null }, 'sea-line', null],
  stopped: [{ type: 'stopped', ...by, line: 17, lost: 3 }, 'sea-stop', null],
  skipped: [{ type: 'skipped', ...by }, null, null],
  asked: [{ type: 'asked', ...by }, 'sea-turn', null],
  passed: [{ type: 'passed', ...by, place: 0 }, 'sea-pass', 'sea-pass'],
  'on-turn': [{ type: 'on-turn', ...by, until: null }, 'sea-turn', null],
  collected: [{ type: 'collected', ...by, time: 2 }, 'sea-time', null],
  interim: [{ type: 'interim', round: 1, scores: {} }, 'sea-interim', 'sea-interim'],
  refilled: [
    { type: 'refilled', round: 2, programme: 'p1', neutral: [] },
    'sea-round',
    'sea-round',
  ],
  over: [{ type: 'over', at: 1, scores: {} }, 'over', 'over'],
};

test.each(Object.values(EVENTS))(
  '%j has its sound, or none, for its player and for others',
  (event, own, others) => {
    const view = seen(position());
    expect(sounds(cues('en', [event], view, red))).toEqual(own === null ? [] : [own]);
    expect(sounds(cues('en', [event], view, blue))).toEqual(others === null ? [] : [others]);
  },
);

test.each<[GameEvent, string]>([
  [{ type: 'took', ...by, sector: 'A', what: 'crystals', count: 1 }, 'sea-crystal'],
  [{ type: 'rewarded', ...by, card: 'catch-points', time: 0, crystals: 1 }, 'sea-crystal'],
  [{ type: 'scored', ...by, source: 'interim', from: 3, to: 9 }, 'sea-tally'],
])('%j has a different sound', (event, cue) => {
  expect(sounds(cues('en', [event], seen(position()), red))).toEqual([cue]);
});

test('of many events at once each sound is heard once, and the last ones', () => {
  const events = [
    EVENTS.passed[0],
    EVENTS.interim[0],
    EVENTS.collected[0],
    EVENTS.recalled[0],
    EVENTS.refilled[0],
    EVENTS['on-turn'][0],
  ];
  const chimes = cues('en', events, seen(position()), red);
  expect(sounds(chimes)).toEqual(['sea-interim', 'sea-time', 'sea-round', 'sea-turn']);
  expect(words(chimes)).toEqual(['Interim scoring.', 'Round 2.', 'It is your turn, Red.']);
});

test('everybody hears who passes', () => {
  const [passed] = EVENTS.passed;
  expect(words(cues('de', [passed], seen(position()), blue))).toEqual(['Rot passt.']);
  expect(words(cues('en', [passed], seen(position()), red))).toEqual([]);
});

test('a player who has to decide in the interim scoring is called', () => {
  const asked = [{ type: 'asked', seat: yellow }] as const;
  const called = cues('en', asked, seen(position()), yellow);
  expect(sounds(called)).toEqual(['sea-turn']);
  expect(words(called)).toEqual(['Your decision, Yellow.']);
  expect(cues('en', asked, seen(position()), blue)).toEqual([]);
});

test('the music gains a layer in each round, and the lamps while points are counted', () => {
  const later = position({}, { round: 4 });
  expect(music(seen(later))).toEqual({ soundtrack: 'sea', share: 0.75, isTense: false });
  const scoring = position({}, { round: 1, phase: { name: 'points', later: [], scores: {} } });
  expect(music(seen(scoring))).toEqual({ soundtrack: 'sea', share: 0, isTense: true });
});

test('there are alarms only with a glass', () => {
  expect(alarms('en', seen(position()), red)).toEqual([]);
  const sand = position({}, { options: { first: null, turnSeconds: 60 }, until: 60_000 });
  expect(alarms('en', seen(sand), red).map(({ at, cue }) => [at, cue])).toEqual([
    [50_000, 'soon-left'],
    [60_000, 'glass-left'],
  ]);
  expect(alarms('de', seen(sand), blue).map(({ cue }) => cue)).toEqual(['glass-left']);
  expect(alarms('en', seen(sand), null).map(({ cue }) => cue)).toEqual(['glass-left']);
});

test('words stay with their sound, so that two seats on one phone hear them once', () => {
  const [interim, onTurn] = [EVENTS.interim[0], EVENTS['on-turn'][0]];
  expect(cues('en', [interim, onTurn], seen(position()), red)).toEqual([
    { cue: 'sea-interim', words: 'Interim scoring.', after: 0 },
    { cue: 'sea-turn', words: 'It is your turn, Red.', after: 450 },
  ]);
});
