import type { Action } from '../../rules/actions';
import type { Letter } from '../../rules/components';
import { fingerFor, type HandScreen } from './finger';

const CALM: HandScreen = {
  page: 'lab',
  picked: null,
  showsNext: false,
  decision: 'turn',
  wide: false,
};
const STEP: Action = { type: 'step', room: 'a2' };
const BUY: Action = { type: 'buy', task: 'time' };
const PLACE: Action = { type: 'place', task: 'lab', sector: 'C' };
const lab = (sector: Letter | null) => ({ what: 'bot', task: 'lab', sector }) as const;

test.each<[string, readonly Action[], Partial<HandScreen>, readonly string[]]>([
  ['at the room of a step', [STEP], {}, ['room-a2']],
  ['at the button of the chosen room', [STEP], { picked: { what: 'room', room: 'a2' } }, ['do-it']],
  ['at the right room', [STEP], { picked: { what: 'room', room: 'a1' } }, ['room-a2']],
  ['back from symbols', [STEP], { picked: { what: 'buy', task: null } }, ['choosing-back']],
  ['back from another page', [STEP], { page: 'people' }, ['page-lab']],
  ['at the room where pages lie side by side', [STEP], { page: 'people', wide: true }, ['room-a2']],
  ['back from the next round', [STEP], { showsNext: true }, ['show-next']],
  ['at the bot for markers', [BUY], {}, ['any-bot']],
  ['at its symbol', [BUY], { picked: { what: 'buy', task: null } }, ['buy-time']],
  ['at the button for it', [BUY], { picked: { what: 'buy', task: 'time' } }, ['do-it']],
  ['at the bot to place', [PLACE], {}, ['bot-lab']],
  ['at its sector', [PLACE], { picked: lab('A') }, ['sector-C', 'look-C']],
  ['at the action', [PLACE, { type: 'work' }], { picked: lab('C') }, ['do-it']],
  ['at control alone', [PLACE, { type: 'skip' }], { picked: lab('C') }, ['only-control']],
  ['at a way without an end', [{ type: 'move', sector: 'D' }], { picked: lab('D') }, ['only-move']],
  ['at a letter', [{ type: 'letter', sector: 'D' }], { decision: 'letters' }, ['letter-D']],
  ['past the letters', [{ type: 'skip' }], { decision: 'letters' }, ['skip-letters']],
  ['past the cards of a scoring', [{ type: 'skip' }], { decision: 'interim' }, ['interim-done']],
  [
    'at a crystal for the line',
    [{ type: 'cross', bot: null }],
    { decision: 'line' },
    ['cross-crystal'],
  ],
  ['at nothing while others decide', [STEP], { decision: null }, []],
  ['at nothing when nothing is left', [], {}, []],
])('the light falls %s', (_, acts, screen, controls) => {
  expect(fingerFor(acts, { ...CALM, ...screen })).toEqual(controls);
});
