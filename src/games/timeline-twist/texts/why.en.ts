import type { Why } from '../rules/actions';

/** Refusals of the table itself, whatever is played there. */
export type TableWhy =
  | 'paused'
  | 'not-dealt-yet'
  | 'not-an-act'
  | 'not-at-this-table'
  | 'not-your-seat'
  | 'no-such-seat'
  | 'sits-elsewhere'
  | 'time-runs-backwards'
  | 'finger-out-of-time'
  | 'stale'
  | 'refused-long-ago'
  | 'too-many-requests'
  | 'too-fast'
  | 'too-large'
  | 'unknown';

export const en = {
  over: 'The match is over.',
  'not-this-way': {
    versus: 'You play against each other: lay the card into a gap first.',
    together: 'You play together: the table finds the place of a card.',
  },
  'not-your-turn': 'It is not your turn: {{name}} is thinking.',
  'not-before-you': 'This card does not lie before you.',
  'no-such-gap': 'The timeline has no such gap any more. Choose another.',
  'lies-sideways': 'This card fits nowhere any more: it can only be discarded.',
  'already-tried': 'You have turned a card: in this turn you cannot discard any more.',
  'other-sign':
    'On the discard pile lies: {{need}}. Your card bears: {{sign}}. They must be the same.',
  'lay-one-first': 'First one card must find its place.',
  paused: 'The table pauses: nothing happens until it goes on.',
  'not-dealt-yet': 'The match has not been dealt yet.',
  'not-an-act': 'The table did not understand that. Is this the newest app?',
  'not-at-this-table': 'This seat is not in the match.',
  'not-your-seat': 'Somebody else has this seat now.',
  'no-such-seat': 'Nobody has that seat.',
  'sits-elsewhere': 'You are playing on another device now.',
  'time-runs-backwards': 'The table was a moment ahead. Try once more.',
  'finger-out-of-time': 'The clocks did not agree for a moment. Try once more.',
  stale: 'The table has changed meanwhile. Look again, then try once more.',
  'refused-long-ago': 'That was refused a while ago.',
  'too-many-requests': 'Your last requests have not faded yet. Wait a moment.',
  'too-fast': 'That was too much at once. Try again slowly.',
  'too-large': 'That was too much for one message.',
  unknown: 'The table refused that ({{code}}).',
} as const satisfies Record<Exclude<Why['code'], 'not-this-way'> | TableWhy, string> &
  Record<'not-this-way', Record<Extract<Why, { code: 'not-this-way' }>['way'], string>>;
