import { en as table, type TableWhy } from '../../tableWhy';
import type { Why } from '../rules/actions';

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
  ...table,
} as const satisfies Record<Exclude<Why['code'], 'not-this-way'> | TableWhy, string> &
  Record<'not-this-way', Record<Extract<Why, { code: 'not-this-way' }>['way'], string>>;
