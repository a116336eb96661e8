import type { Viewer } from '../../game';
import type { Seat } from '../../../kit/seat';
import type { Action, GameEvent } from './actions';
import { timelineTwist } from './game';
import {
  discard,
  green,
  place,
  play,
  played,
  red,
  STOP,
  together,
  versus,
} from './testing/fixture';
import type { State } from './state';

const VIEWERS: readonly Viewer[] = [red, green, 'board'];
const hands = { red: ['1400', '1550', '1660', '1810'], green: ['1820', '1830'] };
const pile = ['1900', '1910', '1920', '1930'];
const apart = versus(['1500', '1600'], { hands, pile, discards: ['1000'] });
const asOne = together(['1500', '1600'], {
  hands,
  pile,
  discards: ['1000'],
  fronts: { '1400': 'triangle' },
});
const laid = played(asOne, red, play('1550')).state;
const lone = together(['1500'], { hands: { red: ['1550'] }, pile: [] }, { laid: 1 });

type Told = Readonly<Record<string, readonly GameEvent['type'][]>>;
test.each<[rule: string, state: State, seat: Seat, action: Action, told: Told]>([
  [
    '[K6] a right card',
    apart,
    red,
    place('1550', 1),
    { red: ['placed'], green: ['placed', 'on-turn'], board: ['placed', 'on-turn'] },
  ],
  [
    '[K6] a wrong card',
    apart,
    red,
    place('1550', 0),
    { red: ['placed'], green: ['placed', 'on-turn'], board: ['placed', 'drew', 'on-turn'] },
  ],
  [
    '[K6] a played card',
    asOne,
    red,
    play('1550'),
    { red: ['played'], green: ['played'], board: ['played'] },
  ],
  [
    '[K6] the end of a turn',
    laid,
    red,
    STOP,
    { green: ['on-turn'], board: ['stopped', 'drew', 'on-turn'] },
  ],
  [
    '[K6] a discard',
    asOne,
    red,
    discard('1400'),
    {
      red: ['discarded'],
      green: ['discarded', 'on-turn'],
      board: ['discarded', 'drew', 'on-turn'],
    },
  ],
  [
    '[K6] the last card',
    lone,
    red,
    play('1550'),
    { red: ['played', 'over'], green: ['played', 'over'], board: ['played', 'over'] },
  ],
])('%s reaches those it concerns', (_rule, state, seat, action, told) => {
  const { state: after, events } = played(state, seat, action);
  for (const viewer of VIEWERS) {
    const types = timelineTwist.eventsFor(viewer, events, after).map(({ type }) => type);
    expect([viewer, types]).toEqual([viewer, told[viewer] ?? []]);
  }
});
