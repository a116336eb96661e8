import {
  agent,
  agreed,
  blue,
  captainThrows,
  enter,
  entering,
  green,
  inUnit,
  mission,
  move,
  pink,
  played,
  position,
  purse,
  refusal,
  after,
  afterAll,
  testCard,
  viewOf,
  yellow,
} from './testing/fixture';
import { rulebook } from './rulebook';
import type { State } from './state';

const gain = (goods: object, who = 'me') => ({ do: 'gain', goods, who });
const coin = { kind: 'resource', resource: 'yellow', many: 1 };

const party = (parts: Parameters<typeof position>[0] = {}): State =>
  position({ phase: { name: 'party' }, secret: { fronts: {} }, ...parts });

test('[B4] the run begins with full life, gear, and gifts of the base', () => {
  const data = {
    lenders: { bob: { gear: [gain(coin)], life: 5 } },
    base: { one: { texts: [{ text: 'text' }], gifts: [gain({ kind: 'item', item: '01' })] } },
  };
  const state = party({ mission: data, captain: pink });
  const missing = party({ mission: data, agents: { green: { lender: null } } });
  expect(refusal(missing, blue, { type: 'propose', proposal: { do: 'begin' } })).toEqual({
    code: 'lenders-missing',
  });
  const begun = agreed(state, { do: 'begin' });
  expect(begun.phase).toEqual({ name: 'entering' });
  expect(agent(begun, green)).toMatchObject({ life: 5, purse: purse({ yellow: 1 }) });
  expect(agent(begun, pink).items).toEqual(['01']);
});

test('[B5] gifts of the base go to the agent of the captain', () => {
  const gifts = [gain({ kind: 'item', item: '02' })];
  const data = { base: { one: { texts: [{ text: 'text' }], gifts } } };
  const begun = agreed(party({ mission: data, captain: yellow }), { do: 'begin' });
  expect(begun.figures.map(it => agent(begun, it).items)).toEqual([[], [], [], ['02']]);
});

test('[L1] card A is read aloud, and gives to the agent of the captain', () => {
  const data = { cards: { A: { explore: [gain(coin)] } } };
  const begun = agreed(party({ mission: data, captain: green }), { do: 'begin' });
  expect(begun.laid.map(({ slot }) => slot)).toEqual(['A', 'B', 'C', 'D']);
  expect(begun.read).toEqual({ A: [blue, green, pink, yellow] });
  expect(agent(begun, green).purse.yellow).toBe(1);
});

test('[L2] [L3] entering explores at once, costs nothing, and a space takes all', () => {
  const data = { cards: { B: { explore: [gain(coin)] } } };
  const state = afterAll(entering({ mission: data }), enter(blue, 'B'), enter(green, 'B'));
  expect(state.units).toBe(20);
  expect([blue, green].map(it => agent(state, it).purse.yellow)).toEqual([1, 1]);
  expect(viewOf(state, green).fronts.B?.texts).toEqual(['text', 'again']);
  expect(refusal(state, green, enter(green, 'C'))).toEqual({ code: 'already-placed' });
  expect(state.phase).toEqual({ name: 'entering' });
  const all = afterAll(state, enter(pink, 'C'), enter(yellow, 'D'));
  expect(all.phase).toEqual({ name: 'here' });
});

test('[L12] a card whose matter is settled is read in other words, on every visit', () => {
  const settled = { is: 'token', token: 'blue-star' };
  const data = { cards: { B: { texts: [{ text: 'instead', when: settled }] } } };
  const read = (...tokens: 'blue-star'[]) => {
    const state = { ...entering({ mission: data }), tokens };
    return viewOf(afterAll(state, enter(blue, 'B'), enter(green, 'B')), blue).fronts.B?.texts;
  };
  expect(read()).toEqual(['text', 'again']);
  expect(read('blue-star')).toEqual(['instead']);
});

test('[L12] a player who has never read a card reads its text before the one for later visits', () => {
  const parts = { readInRun: ['B'], read: { B: [blue] } };
  const textsOf = (seat: typeof blue) =>
    played(entering(parts), seat, enter(seat, 'B')).events.flatMap(it =>
      it.type === 'text' ? [it.text] : [],
    );
  expect([textsOf(blue), textsOf(green)]).toEqual([['again'], ['text', 'again']]);
});

const readersIn = ({ events }: ReturnType<typeof played>) =>
  events.flatMap(it => (it.type === 'text' ? [[it.text, it.readers]] : []));

test('[L14] an arrival opens the card for the players of that agent alone', () => {
  const one = after(entering(), blue, enter(blue, 'B'));
  expect(readersIn(played(one, green, enter(green, 'B')))).toEqual([
    ['text', [green]],
    ['again', [green]],
  ]);
});

test('[L14] a text that an arrival repeats is read by its players alone', () => {
  const explore = [{ do: 'tell', text: 'bare' }];
  const one = after(entering({ mission: { cards: { B: { explore } } } }), blue, enter(blue, 'B'));
  const readers = readersIn(played(one, green, enter(green, 'B')));
  expect(readers.at(-1)).toEqual(['bare', [green]]);
});

test('[L14] a new text on a card is read by all players there', () => {
  const ask = { is: 'lender', lender: 'bob', where: 'me' };
  const explore = [{ do: 'when', when: ask, effects: [{ do: 'tell', text: 'bob' }] }];
  const one = after(entering({ mission: { cards: { B: { explore } } } }), blue, enter(blue, 'B'));
  const readers = readersIn(played(one, green, enter(green, 'B')));
  expect(readers.at(-1)).toEqual(['bob', [blue, green]]);
});

test('[L14] [K3] a card for all is read by all whenever the last of them arrives', () => {
  const C = { locks: [{ lock: 'all' }], explore: [{ do: 'tell', text: 'wait' }] };
  const there = { green: { at: 'C' }, pink: { at: 'C' }, yellow: { at: 'C' } };
  const fronts = { C: { texts: ['text', 'wait'], won: [], chosen: [], wrong: 0 } };
  const parts = { mission: { cards: { C } }, agents: there, secret: { fronts }, readInRun: ['C'] };
  const all = [blue, green, pink, yellow];
  const start = inUnit({ ...parts, read: { C: all } });
  expect(readersIn(played(start, blue, move(blue, 'C')))).toEqual([
    ['again', all],
    ['wait', all],
  ]);
});

test('[L14] [M5] a card that is revealed is read by all who stood there', () => {
  const C = { explore: [{ do: 'reveal', card: 'D' }] };
  const fronts = { D: { texts: ['text'], won: [], chosen: [], wrong: 0 } };
  const agents = { green: { at: 'C' }, pink: { at: 'D' } };
  const parts = { mission: { cards: { C } }, agents, readInRun: ['D'] };
  const start = inUnit({ ...parts, secret: { fronts }, read: { D: [blue, green, pink] } });
  const readers = readersIn(played(start, blue, move(blue, 'C')));
  expect(readers.at(-1)).toEqual(['again', [blue, green]]);
});

test('[L4] the group leaves at once, or all enter', () => {
  const state = entering();
  const leave = { type: 'propose', proposal: { do: 'leave' } } as const;
  expect(agreed(state, { do: 'leave' }).phase).toEqual({ name: 'travel' });
  const one = after(state, blue, enter(blue, 'B'));
  expect(refusal(one, blue, leave)).toEqual({ code: 'already-entered' });
});

test('[L5] the last agents go where somebody has to start', () => {
  const data = { cards: { C: { starts: [{}] }, D: { starts: [{}] } } };
  const two = afterAll(entering({ mission: data }), enter(blue, 'B'), enter(green, 'B'));
  const why = { code: 'must-start', cards: ['C', 'D'] };
  expect(refusal(two, pink, enter(pink, 'B'))).toEqual(why);
  const three = after(two, pink, enter(pink, 'C'));
  expect(refusal(three, yellow, enter(yellow, 'C'))).toEqual({ code: 'must-start', cards: ['D'] });
  expect(after(three, yellow, enter(yellow, 'D')).phase).toEqual({ name: 'here' });
});

test('[L6] a lender starts where a card says so, while its condition holds', () => {
  const starts = [{ lender: 'bob', when: { is: 'token', token: 'blue-star' } }];
  const parts = { mission: { cards: { C: { starts } } } };
  const free = entering(parts);
  expect(refusal(free, green, enter(green, 'B'))).toBeUndefined();
  const held = entering({ ...parts, tokens: ['blue-star'] });
  expect(refusal(held, green, enter(green, 'B'))).toEqual({ code: 'must-start', cards: ['C'] });
  expect(refusal(held, blue, enter(blue, 'B'))).toBeUndefined();
});

test('[L6] a forbidden card opens for the one agent who must start there', () => {
  const data = { cards: { C: { starts: [{}], locks: [{ lock: 'forbidden' }] } } };
  const one = after(entering({ mission: data }), blue, enter(blue, 'C'));
  expect(refusal(one, green, enter(green, 'C'))).toEqual({ code: 'forbidden' });
});

test('[L6] a forbidden card does not open for another lender than the one who must start', () => {
  const data = { cards: { C: { starts: [{ lender: 'bob' }], locks: [{ lock: 'forbidden' }] } } };
  const state = entering({ mission: data });
  expect(refusal(state, blue, enter(blue, 'C'))).toEqual({ code: 'forbidden' });
  expect(refusal(state, green, enter(green, 'C'))).toBeUndefined();
});

test('[L7] with too few agents the lowest priorities come first', () => {
  const data = {
    cards: {
      B: { starts: [{ priority: 3 }] },
      C: { starts: [{ priority: 2 }] },
      D: { starts: [{}] },
    },
  };
  const state = entering({ mission: data, seatCount: 1, agentCount: 2 });
  expect(refusal(state, blue, enter(blue, 'B'))).toEqual({
    code: 'must-start',
    cards: ['D', 'C'],
  });
  expect(after(state, blue, enter(blue, 'C')).phase).toEqual({ name: 'entering' });
});

test('[L8] a fleeting card that nobody explores is gone for the run', () => {
  const data = { cards: { C: { fleeting: true }, D: { fleeting: true } } };
  const state = afterAll(
    entering({ mission: data }),
    ...[blue, green, pink].map(it => enter(it, 'B')),
    enter(yellow, 'D'),
  );
  expect(state.gone).toEqual(['C']);
});

test('[L9] another card lies there while a condition holds at lay-out', () => {
  const data = {
    places: {
      here: { variants: [{ when: { is: 'token', token: 'blue-star' }, cards: { B: 'B2' } }] },
    },
    cards: { B2: { place: 'here', slot: 'B' } },
  };
  const cardsAt = (state: State) => agreed(state, { do: 'begin' }).laid.map(({ card }) => card);
  expect(mission(data).cards).toHaveProperty('B2');
  expect(cardsAt(party({ mission: data }))).toEqual(['A', 'B', 'C', 'D']);
  const kept = { items: [], tokens: ['blue-star' as const] };
  expect(cardsAt(party({ mission: data, kept }))).toEqual(['A', 'B2', 'C', 'D']);
});

test.each<[string, object, string, number]>([
  ['[L10] when card A is read', { on: 'after-a', places: ['here'] }, 'B', 2],
  ['[L10] not in another place', { on: 'after-a', places: ['there'] }, 'B', 3],
  ['[L10] when the lender starts there', { on: 'start', cards: ['C'] }, 'C', 2],
  ['[L10] not elsewhere', { on: 'start', cards: ['C'] }, 'B', 3],
  ['[L10] when a card is explored', { on: 'explore', cards: ['C'] }, 'C', 2],
])('%s', (_rule, trigger, card, life) => {
  const effects = [{ do: 'lose', goods: { kind: 'life', many: 1 } }];
  const data = { lenders: { ann: { triggers: [{ ...trigger, effects }] } } };
  const begun = agreed(party({ mission: data }), { do: 'begin' });
  expect(agent(after(begun, blue, enter(blue, card)), blue).life).toBe(life);
});

test('[L13] a text of card A reaches the player of the agent alone', () => {
  const effects = [{ do: 'tell', text: 'debt' }];
  const bob = { triggers: [{ on: 'after-a', places: ['here'], effects }] };
  const begins = { type: 'propose', proposal: { do: 'begin' } } as const;
  const open = after(party({ mission: { lenders: { bob } } }), blue, begins);
  const voted = after(open, green, { type: 'vote', agrees: true });
  const { events } = played(voted, pink, { type: 'vote', agrees: true });
  expect(events.filter(({ type }) => type === 'text')).toEqual([
    { type: 'text', card: 'A', text: 'debt', readers: [green] },
  ]);
});

test('[T12] a locked test begins on exploring', () => {
  const data = { cards: { C: { acts: { fight: testCard('☠▢', { locked: true }) } } } };
  const { state } = played(entering({ mission: data }), blue, enter(blue, 'C'));
  expect(state.tests).toEqual([
    { card: 'C', act: 'fight', shields: ['skull', 'blank'], isLocked: true, rolledBy: [] },
  ]);
});

test('[L4] [J4] [J5] leaving a red place at once costs the journey and passes the captaincy on', () => {
  const away = agreed(entering({ place: 'red' }), { do: 'leave' });
  const there = agreed(away, { do: 'go', place: 'there' }, captainThrows(1));
  expect([away.units, there.units, there.captain]).toEqual([20, 17, green]);
});

test('[L8] a fleeting card stays if the group leaves at once', () => {
  const data = { cards: { C: { fleeting: true } } };
  expect(agreed(entering({ mission: data }), { do: 'leave' }).gone).toEqual([]);
});

const ONLY_ANN = { locks: [{ lock: 'only', lenders: ['ann'] }] };
const gone = ['B', 'C'];

test('[L11] an agent who may enter nowhere stays beside the board, and may move in later', () => {
  const state = entering({ mission: { cards: { D: ONLY_ANN } }, gone });
  const here = after(state, blue, enter(blue, 'D'));
  expect([here.phase.name, agent(here, green).at]).toEqual(['here', null]);
  const phase = { name: 'unit', isLast: false, gathering: null } as const;
  const unit: State = { ...here, phase, gone: ['C'] };
  expect(agent(after(unit, green, move(green, 'B')), green).at).toBe('B');
});

test('[L11] [V9] only agents who may enter are waited for, and if there are none the group leaves', () => {
  const one = entering({ mission: { cards: { D: ONLY_ANN } }, gone: ['C'] });
  expect(after(one, blue, enter(blue, 'D')).phase.name).toBe('entering');
  const two = entering({
    mission: { cards: { D: ONLY_ANN } },
    gone,
    agents: { pink: { at: 'B' } },
  });
  expect(rulebook.waitingFor(viewOf(two, 'board'))).toEqual([blue]);
  const none = entering({ gone: ['B', 'C', 'D'], agents: { pink: { at: null, vortex: 3 } } });
  expect(rulebook.waitingFor(viewOf(none, 'board'))).toEqual([blue, green, yellow]);
  expect(agreed(none, { do: 'leave' }).phase.name).toBe('travel');
});

test('[D3] an agent who comes back while figures are placed enters like the others', () => {
  const explore = [{ do: 'lose', goods: { kind: 'units', many: 1 } }];
  const lost = { green: { vortex: 19, at: null } };
  const start = entering({ mission: { cards: { B: { explore } } }, agents: lost });
  const state = after(start, blue, enter(blue, 'B'));
  expect(agent(state, green)).toMatchObject({ vortex: null, at: null });
  expect(refusal(state, green, enter(green, 'C'))).toBeUndefined();
});
