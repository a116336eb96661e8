import { en as table, type TableWhy } from '../../tableWhy';
import type { Why } from '../rules/actions';

export const en = {
  over: 'The match is over.',
  'not-this-way': {
    versus: 'You play against each other: lay the card into a gap first.',
    together: 'You play together: a card finds its place by its date.',
  },
  'not-your-turn': 'It is not your turn: {{name}} is thinking.',
  'not-before-you': 'This card is not in front of you.',
  'no-such-gap': 'The timeline has no such gap any more. Choose another.',
  'lies-sideways': 'This card fits nowhere any more: it can only be discarded.',
  'already-tried': 'You have turned a card over: you cannot discard any more this turn.',
  'other-sign': 'The discard pile shows: {{need}}. Your card has: {{sign}}. They must be the same.',
  'lay-one-first': 'A card must find its place first.',
  ...table,
} as const satisfies Record<Exclude<Why['code'], 'not-this-way'> | TableWhy, string> &
  Record<'not-this-way', Record<Extract<Why, { code: 'not-this-way' }>['way'], string>>;
