/** A party that knows everything plays The Day Before to its warm end, by the rules. */
import { firstOf } from '../../../../kit/lists';
import { of, type Seat } from '../../../../kit/seat';
import { type Ruling, rulingOn } from '../../../game';
import type { StateToken } from '../../mission/names';
import type { Action, AgentAction, GroupProposal } from '../../rules/actions';
import { COLOURS } from '../../rules/components';
import type { GameEvent } from '../../rules/events';
import { timeStories } from '../../rules/game';
import type { State } from '../../rules/state';
import type { Why } from '../../rules/why';
import de from './de.json';
import en from './en.json';

const [blue, green, pink, yellow] = COLOURS as [Seat, Seat, Seat, Seat];
const SEATS = COLOURS as unknown as readonly [Seat, Seat, Seat, Seat];
/** Every die shows two hits, and every journey costs 3. */
const LUCKY = () => 0.99;

function acted(state: State, seat: Seat, action: Action): State {
  const context = { seat, at: 0, finger: 0 };
  const ruling: Ruling<State, Why, GameEvent> = rulingOn(
    timeStories,
    state,
    action,
    context,
    LUCKY,
  );
  if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(ruling.why)}`);
  return ruling.state;
}

const agreed = (state: State, proposal: GroupProposal): State =>
  SEATS.reduce(
    (now, seat) => (now.ballot ? acted(now, seat, { type: 'vote', agrees: true }) : now),
    acted(state, firstOf(SEATS), { type: 'propose', proposal }),
  );

const begun = (state: State): State => {
  let now = state;
  while (now.phase.name === 'base') now = acted(now, now.phase.reader, { type: 'read' });
  const lenders = ['thomas', 'josefa', 'madalena', 'brasia'];
  const chosen = SEATS.reduce(
    (party, agent, n) => acted(party, agent, { type: 'lend', agent, lender: lenders[n]! }),
    now,
  );
  return agreed(chosen, { do: 'begin' });
};

const enter = (agent: Seat, card: string): AgentAction => ({ type: 'enter', agent, card });
const move = (agent: Seat, card: string): AgentAction => ({ type: 'move', agent, card });
const roll = (agent: Seat, act = 'test'): AgentAction => ({
  type: 'roll',
  agent,
  act,
  spend: null,
});
const typed = (agent: Seat, act: string, code: string): AgentAction => ({
  type: 'try',
  agent,
  act,
  code,
});
const answer = (agent: Seat, option: string): AgentAction => ({ type: 'answer', agent, option });

const did = (state: State, ...actions: readonly AgentAction[]): State =>
  actions.reduce((now, action) => acted(now, action.agent, action), state);

/** A unit in which these agents act, and the others do nothing. */
function unit(state: State, ...actions: readonly AgentAction[]): State {
  const ready = SEATS.filter(agent => of(state.agents, agent).owes === 0);
  const plan = { do: 'nothing' } as const;
  const planned = did(state, ...ready.map((agent): AgentAction => ({ type: 'plan', agent, plan })));
  const spent = did(acted(planned, planned.captain, { type: 'spend' }), ...actions);
  const resting = ready.filter(agent => !actions.some(it => it.agent === agent));
  return did(spent, ...resting.map((agent): AgentAction => ({ type: 'rest', agent })));
}

const went = (state: State, place: string): State =>
  agreed(agreed(state, { do: 'leave' }), { do: 'go', place });
const setup = (): State =>
  timeStories.setup({
    seats: SEATS,
    options: { mission: 'day-before', agents: null, first: blue },
    chances: LUCKY,
  });

/** Everybody sits in the coffee house until midnight. */
function idled(state: State): State {
  let now = did(state, ...SEATS.map(agent => enter(agent, '1B')));
  while (now.phase.name === 'here') now = unit(now);
  return now;
}

/** The ledger leaf, the pamphlet, the housekeeper, the cabinet. */
function ruaNova(state: State): State {
  const bought = did(state, enter(green, '1G'), answer(green, 'buy'));
  const there = did(bought, enter(blue, '1F'), enter(pink, '1D'), enter(yellow, '1C'));
  const open = unit(unit(there, roll(pink)), roll(pink));
  return did(unit(open, move(green, '1E')), typed(green, 'code', '417 593 106'));
}

const ribeira = (state: State): State =>
  did(
    state,
    enter(blue, '2E'),
    enter(green, '2F'),
    enter(pink, '2B'),
    enter(yellow, '2F'),
    typed(blue, 'code', '62 17 85 31'),
  );

/** The ringer gives the key of the loft; the water moves Father Timóteo. */
function carmo(state: State): State {
  const cards = [enter(blue, '3B'), enter(green, '3G'), enter(pink, '3D'), enter(yellow, '3D')];
  const rung = unit(did(state, ...cards), roll(yellow), move(green, '3F'));
  return did(unit(rung, move(yellow, '3C')), typed(yellow, 'peg', '24251513'));
}

/** A swallow for the green coat; the scribe alters the order; the sisters pass the word. */
function rossio(state: State): State {
  const met = did(state, enter(green, '6D'), answer(green, 'swallow'));
  const there = did(met, enter(blue, '6B'), enter(pink, '6B'), enter(yellow, '6B'));
  const altered = unit(unit(there, move(green, '6F')), roll(green, 'tell'));
  return unit(unit(altered, move(yellow, '6E')), roll(yellow));
}

const alfama = (state: State): State =>
  unit(
    did(state, enter(green, '5C'), enter(blue, '5B'), enter(pink, '5B'), enter(yellow, '5B')),
    roll(green),
  );

/** The wall, the mud, the Guest, and midnight. */
function cais(state: State): State {
  const there = did(state, enter(blue, '8G'), enter(green, '8G'), enter(pink, '8C'));
  const named = did(there, enter(yellow, '8F'), typed(green, 'name', 'Luzia'));
  const turned = unit(named, roll(green, 'talk'), roll(pink, 'lift'));
  return unit(turned, ...SEATS.map(agent => move(agent, '8H')));
}

test('the first run fails with time, and the second begins with half a swallow', () => {
  const home = idled(begun(setup()));
  expect(home.phase).toEqual({ name: 'home', end: 'time' });
  const second = begun(agreed(home, { do: 'again' }));
  const items = second.figures.flatMap(it => of(second.agents, it).items);
  expect([second.run, second.units, items]).toEqual([2, 44, ['61']]);
});

test('a party that knows the way reaches the warm end in its second run', () => {
  const second = begun(agreed(idled(begun(setup())), { do: 'again' }));
  const lisbon = [
    ['ribeira', ribeira],
    ['carmo', carmo],
    ['rossio', rossio],
    ['alfama', alfama],
    ['cais', cais],
  ] as const;
  const last = lisbon.reduce((now, [place, visit]) => visit(went(now, place)), ruaNova(second));
  expect(last.phase).toEqual({ name: 'over', end: 'warm' });
  expect(last.units).toBeGreaterThan(0);
});

test('without a coin the verses take a unit only if that is chosen', () => {
  const asked = did(begun(setup()), enter(green, '1G'));
  expect([asked.secret.asked?.question.options, asked.units]).toEqual([['listen', 'go'], 44]);
  const gone = did(asked, answer(green, 'go'));
  expect([gone.units, did(asked, answer(green, 'listen')).units]).toEqual([44, 43]);
  const back = did(gone, enter(blue, '1G'));
  expect(back.secret.asked?.question.options).toEqual(['buy', 'listen', 'go']);
});

test('a party that comes to the quay by day waits there until six', () => {
  const open = { ...begun(setup()), map: ['rua-nova', 'cais'] };
  expect(open.units).toBe(44);
  expect(went(open, 'cais')).toMatchObject({
    place: 'cais',
    units: 24,
    rules: ['coins', 'midnight'],
  });
});

test.each<[when: string, units: number, tokens: StateToken[], isDark: boolean]>([
  ['at six, invited', 27, ['pink-circle'], true],
  ['a quarter of an hour earlier', 28, ['pink-circle'], false],
  ['at six, without an invitation', 27, [], false],
  ['once the Guest listens on the quay', 27, ['pink-circle', 'black-circle'], false],
  ['once the Guest is held on the quay', 27, ['pink-circle', 'black-square'], false],
])('the Opera lies dark or not: %s', (_when, units, tokens, isDark) => {
  const { laid, forbidden } = went({ ...begun(setup()), units, tokens }, 'opera');
  const night = laid.map(({ card }) => card).filter(card => card.endsWith('-night'));
  expect(night).toEqual(isDark ? ['7A-night', '7B-night', '7D-night', '7G-night'] : []);
  expect(forbidden).toEqual(isDark ? ['7C', '7E', '7F'] : []);
});

/** On the quay at night, with so many eyes and these things carried by Blue. */
function onQuay(eyes: number, items: readonly string[]): State {
  const open = { ...begun(setup()), map: ['rua-nova', 'cais'] };
  const there = went({ ...open, team: { ...open.team, green: eyes } }, 'cais');
  const agent = of(there.agents, blue);
  return { ...there, agents: { ...there.agents, [blue]: { ...agent, items } } };
}

test.each<[what: string, eyes: number, items: string[], left: number, isHeld: boolean]>([
  ['four eyes and no paper', 4, [], 4, false],
  ['five eyes and no paper', 5, [], 5, true],
  ['five eyes and the receipt', 5, ['83'], 4, false],
  ['six eyes and the receipt', 6, ['83'], 6, true],
  ['six eyes and the permit', 6, ['71'], 6, false],
])(
  'the sergeant salutes a paper, or holds an agent by the description: %s',
  (_what, eyes, items, left, isHeld) => {
    const met = did(onQuay(eyes, items), enter(blue, '8B'));
    expect([met.team.green, met.tests.some(({ card }) => card === '8B')]).toEqual([left, isHeld]);
    const texts = met.secret.fronts['8B']?.texts ?? [];
    expect(texts.includes('paper')).toBe(items.length > 0 && !isHeld);
  },
);

test('after three wrong answers the pilot says so and goes home', () => {
  const there = went(begun(setup()), 'ribeira');
  const agent = { ...of(there.agents, blue), items: ['26'] };
  const asked = did({ ...there, agents: { ...there.agents, [blue]: agent } }, enter(blue, '2E'));
  const wrong = typed(blue, 'code', '1');
  const last = did(asked, wrong, wrong, wrong);
  expect(last.secret.fronts['2E']?.texts).toEqual(['text', 'home']);
  expect([last.gone, last.team.green, asked.units - last.units]).toEqual([['2E'], 3, 3]);
});

/** With these parts of Blue's agent. */
function blueWith(state: State, part: Partial<State['agents'][Seat]>): State {
  return { ...state, agents: { ...state.agents, [blue]: { ...of(state.agents, blue), ...part } } };
}
const coinsOf = (state: State, agent: Seat): number => of(state.agents, agent).purse.brown;
const shownOn = (state: State, card: string): readonly string[] =>
  state.secret.fronts[card]?.texts ?? [];
const openOn = (state: State, card: string): readonly string[] =>
  timeStories.view(state, blue).fronts[card]?.acts[blue] ?? [];

test('Bento’s letter is paid for once, and a later run has it by heart', () => {
  const there = went(begun(setup()), 'alfama');
  const paid = did(there, enter(blue, '5D'));
  expect([coinsOf(paid, blue), of(paid.agents, blue).items]).toEqual([1, ['66']]);
  expect(coinsOf(did(paid, enter(green, '5D')), blue)).toBe(1);
  const later = blueWith({ ...there, run: 2, read: { '5D': [blue] } }, { items: ['66'] });
  const heard = did(later, enter(blue, '5D'));
  expect([coinsOf(heard, blue), heard.asking, shownOn(heard, '5D')]).toEqual([
    2,
    null,
    ['byHeart'],
  ]);
});

test('no coin is needed for Bento once the letter is known', () => {
  const there = { ...went(begun(setup()), 'alfama'), run: 2, read: { '5D': [blue] } };
  const later = blueWith(there, { items: ['66'] });
  expect(coinsOf(later, green)).toBe(0);
  expect(shownOn(did(later, enter(green, '5D')), '5D')).toEqual(['byHeart']);
});

test('bells that are settled in one way cannot be settled in the other', () => {
  const up = did(
    blueWith(went(begun(setup()), 'carmo'), { items: ['07', '64'] }),
    enter(blue, '3C'),
    ...[green, pink, yellow].map(agent => enter(agent, '3B')),
  );
  expect(openOn(up, '3C')).toEqual(['peg', 'clappers']);
  const set = did(up, typed(blue, 'peg', '24251513'));
  expect([set.tokens, openOn(set, '3C')]).toEqual([['blue-circle'], []]);
  const dumb = unit(unit(unit(unit(up, roll(blue, 'clappers')), roll(blue, 'clappers'))));
  expect([dumb.tokens, openOn(dumb, '3C')]).toEqual([['blue-square'], []]);
});

test('boats that the pilot tows away need not be cut loose', () => {
  const there = went({ ...begun(setup()), tokens: [] }, 'ribeira');
  expect(openOn(did(there, enter(blue, '2G')), '2G')).toEqual(['test']);
  const towed: State = { ...there, tokens: ['grey-circle'] };
  expect(openOn(did(towed, enter(blue, '2G')), '2G')).toEqual([]);
});

/** The card after these acts were won on it in this run, when its reader comes back. */
function secondVisit(place: string, card: string, won: readonly string[]): State {
  const units = card.endsWith('-night') ? 27 : 44;
  const start: State = { ...begun(setup()), units, tokens: ['pink-circle'] };
  const there = place === start.place ? start : went(start, place);
  const fronts = { [card]: { texts: [], won, chosen: [], wrong: 0 } };
  const back: State = { ...there, readInRun: [card], read: { [card]: [...SEATS] } };
  const items = ['07', '29', '38', '72'];
  return did(
    blueWith({ ...back, secret: { ...back.secret, fronts } }, { items }),
    enter(blue, card),
  );
}

test.each<[place: string, card: string, won: string[], text: string]>([
  ['rua-nova', '1E', ['code'], 'wonAgain'],
  ['rua-nova', '1F', ['test'], 'wonAgain'],
  ['carmo', '3C', [], 'again'],
  ['carmo', '3C', ['peg'], 'wonAgain'],
  ['carmo', '3C', ['clappers'], 'silent'],
  ['carmo', '3E', [], 'again'],
  ['carmo', '3E', ['test'], 'wonAgain'],
  ['alfama', '5F', [], 'again'],
  ['alfama', '5F', ['test'], 'wonAgain'],
  ['rossio', '6F', [], 'again'],
  ['rossio', '6F', ['alter'], 'wonAgain'],
  ['rossio', '6F', ['tell'], 'toldAgain'],
  ['opera', '7B-night', [], 'again'],
  ['opera', '7B-night', ['test'], 'wonAgain'],
])('on a second visit in %s, %s with %j won reads as %s', (place, card, won, text) => {
  expect(shownOn(secondVisit(place, card, won), card)).toEqual([text]);
  const words: Readonly<Record<string, object>>[] = [en.cards, de.cards];
  expect(words.map(cards => text in (cards[card] ?? {}))).toEqual([true, true]);
});

const baseTexts = (state: State, run: number): readonly string[] => {
  const texts: string[] = [];
  let now = agreed({ ...state, run: run - 1 }, { do: 'again' });
  while (now.phase.name === 'base') {
    texts.push(now.phase.text);
    now = acted(now, now.phase.reader, { type: 'read' });
  }
  return [...new Set(texts)];
};

test.each([
  [2, 'later'],
  [3, 'third'],
  [4, 'fourth'],
  [9, 'fourth'],
])('the base of run %i has the texts “%s”', (run, text) => {
  expect(baseTexts(idled(begun(setup())), run)).toEqual([text]);
});
