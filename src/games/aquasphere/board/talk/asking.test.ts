import type { ShownRequest } from '@/games/board';
import type { TalkMessage } from '@/games/game';
import { blue, position, red, seen, yellow } from '../testing/position';
import {
  ABOUT_SECTORS,
  ANSWERS,
  leaderBeside,
  sentenceOf,
  PLAIN,
  saidBy,
  wantsAnswer,
} from './asking';
import { requestWords } from './requestWords';

test.each<[TalkMessage, string, string]>([
  [
    { code: 'leave-crystals', about: ['D'] },
    'Leave me the crystals in sector D, please.',
    'Lass mir bitte die Kristalle in Sektor D.',
  ],
  [
    { code: 'spare-bot', about: ['C'] },
    'Don’t push my bot out of sector C, please.',
    'Verdräng bitte meinen Bot in Sektor C nicht.',
  ],
  [
    { code: 'catch-octopods', about: ['B'] },
    'Can you catch the octopods in sector B?',
    'Fängst du die Oktopoden in Sektor B?',
  ],
  [{ code: 'take-sector', about: ['F'] }, 'I’m going to take sector F.', 'Sektor F hole ich mir.'],
  [
    { code: 'stop-leader', about: ['white'] },
    'White leads on the track. Let’s stop them!',
    'Weiß liegt auf der Leiste vorn. Da müssen wir bremsen!',
  ],
  [
    { code: 'let-first', about: [] },
    'Let me pass first, I’d like to begin next round.',
    'Lass mich zuerst passen, ich möchte die nächste Runde beginnen.',
  ],
  [{ code: 'pass-soon', about: [] }, 'I pass soon.', 'Ich passe bald.'],
  [{ code: 'yes', about: [] }, 'All right!', 'Einverstanden!'],
  [{ code: 'no', about: [] }, 'No, sorry.', 'Nein, leider nicht.'],
  [{ code: 'thanks', about: [] }, 'Thank you!', 'Danke!'],
  [{ code: 'sorry', about: [] }, 'Sorry about that.', 'Tut mir leid.'],
  [{ code: 'sing', about: ['loudly'] }, 'Hello!', 'Hallo!'],
])('%j has a sentence in both languages', (message, en, de) => {
  expect(requestWords('en', message)).toBe(en);
  expect(requestWords('de', message)).toBe(de);
  expect(requestWords('xx', message)).toBe(en);
});

test.each<[string, TalkMessage]>([
  ['no sector', { code: 'leave-crystals', about: [] }],
  ['a sector that does not exist', { code: 'spare-bot', about: ['G'] }],
  [
    'a sector named like a property of every object',
    { code: 'take-sector', about: ['constructor'] },
  ],
  ['a number for a sector', { code: 'catch-octopods', about: [3] }],
  ['a colour of another game', { code: 'stop-leader', about: ['green'] }],
  ['a code named like a property of every object', { code: 'constructor', about: [] }],
  ['a text of the board', { code: 'which', about: [] }],
])('an invalid sentence is shown as a greeting: %s', (_what, message) => {
  expect(saidBy(message)).toBeUndefined();
  expect(requestWords('en', message)).toBe('Hello!');
});

test('every sentence we send can be read', () => {
  for (const code of ABOUT_SECTORS)
    expect(saidBy(sentenceOf({ code, letter: 'E' }))).toEqual({ code, letter: 'E' });
  for (const code of [...PLAIN, ...ANSWERS]) expect(saidBy(sentenceOf({ code }))).toEqual({ code });
  const stop = { code: 'stop-leader', leader: blue } as const;
  expect(saidBy(sentenceOf(stop))).toEqual(stop);
});

test('a question wants an answer; news and answers want none', () => {
  const words = (code: string): ShownRequest['words'] => ({ code, about: ['A'] });
  expect(['spare-bot', 'stop-leader', 'let-first'].map(it => wantsAnswer(words(it)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['take-sector', 'pass-soon', 'no'].map(it => wantsAnswer(words(it)))).toEqual([
    false,
    false,
    false,
  ]);
});

test('the leader to stop is the best of the others, and with two players there is none', () => {
  const view = seen(position());
  const points = view.seats.map(seat => [seat, view.players[seat]?.points ?? 0] as const);
  const best = (own: typeof red) =>
    points.filter(([seat]) => seat !== own).sort(([, one], [, other]) => other - one)[0]?.[0];
  expect(leaderBeside(view, red)).toBe(best(red));
  expect(leaderBeside({ ...view, seats: [red, yellow] as never }, red)).toBeUndefined();
});
