import type { BotMoment, PlayerRequest, TalkMessage } from '../../../game';
import type { Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import type { Player, State } from '../state';
import { view } from '../view';
import { blue, position, red, yellow } from '../testing/fixture';
import { talking } from './talk';

const PASS = { act: { type: 'pass' } } as const satisfies { act: Action };
const bot = (talks: number) => talking(() => PASS, talks);

const request = (id: number, from: Seat, to: Seat | undefined, words: TalkMessage) => ({
  id,
  from,
  to,
  words,
});
function said(
  state: State,
  heard: readonly PlayerRequest[] | undefined,
  { talks = 0, seat = red, arrived = false } = {},
) {
  const moment: BotMoment = { seat, at: 0, chance: 0.3, arrived, ...(heard && { heard }) };
  return bot(talks)(view(state), moment);
}
const asked = (words: TalkMessage) => [request(1, blue, red, words)];
const own = (player: Partial<Player>) => position({ own: player });

test.each<[string, TalkMessage, Partial<Player>, string]>([
  ['it has no bot for them', { code: 'leave-crystals', about: ['C'] }, { programmed: [] }, 'yes'],
  [
    'it has a bot for them',
    { code: 'leave-crystals', about: ['C'] },
    { programmed: ['crystals'], crystals: 0 },
    'no',
  ],
  ['it cannot place any bot', { code: 'spare-bot', about: ['C'] }, { programmed: [] }, 'yes'],
  ['it can place one', { code: 'spare-bot', about: ['C'] }, { programmed: ['lab'] }, 'no'],
  ['it can catch', { code: 'catch-octopods', about: ['C'] }, { programmed: ['octopods'] }, 'yes'],
  ['it cannot catch', { code: 'catch-octopods', about: ['C'] }, { programmed: [] }, 'no'],
  ['it may pass now', { code: 'let-first', about: [] }, { engineer: 'c1' }, 'no'],
  ['it cannot pass yet', { code: 'let-first', about: [] }, { engineer: 'a1' }, 'yes'],
  ['it leads itself', { code: 'stop-leader', about: [red] }, {}, 'no'],
  ['another one leads', { code: 'stop-leader', about: [yellow] }, {}, 'yes'],
  ['it hears news', { code: 'pass-soon', about: [] }, {}, 'thanks'],
  ['it hears nonsense', { code: 'constructor', about: [7] }, {}, 'thanks'],
])('[Y10] asked while %s: %j, it answers %s', (_, words, player, code) => {
  expect(said(own(player), asked(words))).toEqual({
    ask: { code, about: [] },
    to: blue,
    lasts: 60_000,
  });
});

test('[Y10] it answers once, and neither answers nor what others are asked', () => {
  const wish = { code: 'pass-soon', about: [] };
  const answer = request(2, red, blue, { code: 'thanks', about: [] });
  expect(said(position(), [...asked(wish), answer])).toEqual(PASS);
  expect(said(position(), asked({ code: 'yes', about: [] }))).toEqual(PASS);
  expect(said(position(), [request(1, blue, yellow, wish)])).toEqual(PASS);
  expect(said(position(), [request(1, blue, undefined, wish)])).toEqual(PASS);
});

test('[Y10] it says by itself, before its turn and not twice, who leads or that it passes soon', () => {
  const ahead = position({ players: { yellow: { points: 40 } } });
  const stop = { ask: { code: 'stop-leader', about: [yellow] }, lasts: 30_000 };
  expect(said(ahead, [], { talks: 1 })).toEqual(stop);
  expect(said(ahead, [], { talks: 0 })).toEqual(PASS);
  expect(said(ahead, [], { talks: 1, arrived: true })).toEqual(PASS);
  expect(said(ahead, [request(1, red, undefined, stop.ask)], { talks: 1 })).toEqual(PASS);
  expect(said(own({ engineer: 'c1', programmed: [] }), [], { talks: 1 })).toMatchObject({
    ask: { code: 'pass-soon' },
  });
});

test('[Y10] where nobody can talk, it only plays', () => {
  expect(said(own({ engineer: 'c1' }), undefined, { talks: 1 })).toEqual(PASS);
});
