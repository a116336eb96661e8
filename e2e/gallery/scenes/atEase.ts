/** The same screens for players who see, hold or touch differently. */
import { hostTable, tapCode } from '../../flows/gather';
import { kept, keptTable } from '../keptTable';
import { atTheEnd, lateBy } from '../moments';
import type { Scene } from '../scene';
import { wake } from './centre';
import { tv, tvFinal } from './room';

type Liked = Readonly<Record<string, unknown>>;

const centre = (name: string, liked: Liked): Scene => ({
  name: `${name}-centre`,
  kept: () => ({
    ...kept(liked),
    ...keptTable(lateBy(0.5).table, { own: ['red'] }),
  }),
  async act({ phone, address, look }) {
    await wake(phone, address);
    await look('middle');
    await phone.tap(`glass-${lateBy(0.5).glass}`);
    await phone.waitFor('place-sheet');
    await look('place');
    await phone.tap('sheet-close');
    await phone.tap('page-map');
    await look('map');
  },
});

const LARGE = { textScale: 2 };
const SIGNS = { signs: true };

export const AT_EASE: readonly Scene[] = [
  {
    name: 'large-before',
    kept: () => kept(LARGE),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.waitFor('practise');
      await look('home');
      await phone.open(`${address}/settings`);
      await phone.waitFor('about');
      await look('settings');
      await look('sight', { at: 'setting-textScale' });
      await phone.open(`${address}/join`);
      await phone.waitFor('scan-open');
      await look('join');
      await tapCode(phone, 'CCCCCC');
      await phone.waitFor('trouble-no-such-code');
      await look('wrong-code', { at: 'trouble-no-such-code' });
      await phone.open(`${address}/pair`);
      await phone.waitFor('pair-step-1');
      await look('pair');
      await phone.open(`${address}/rules/time-n-space`);
      await phone.tap('chapter-4');
      await look('rules', { at: 'chapter-4' });
      await phone.open(`${address}/tv`);
      await phone.waitFor('tv-code');
      await look('tv');
      await hostTable(phone, address, { name: 'Ann', places: 4 });
      await look('lobby');
    },
  },
  {
    name: 'large-left-lobby',
    kept: () => kept({ ...LARGE, leftHand: true }),
    async act({ phone, address, look }) {
      await hostTable(phone, address, { name: 'Ann', places: 4, level: 'normal' });
      await look('top');
      await phone.tap('seat-blue');
      await look('levels', { at: 'level-blue-expert' });
      await phone.tap('level-blue-expert');
      await phone.waitGone('seat-sheet');
      await look('start', { at: 'start' });
      await phone.tap('to-options');
      await look('computers', { at: 'bots-pace' });
      await look('options', { at: 'option-minutes' });
    },
  },
  centre('large', LARGE),
  {
    name: 'large-ending',
    kept: () => ({ ...kept(LARGE), ...keptTable(atTheEnd(), { own: ['red'] }) }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/table`);
      await phone.tap('skip');
      await phone.waitFor('replay-open');
      await look('verdict');
      await look('sheet', { at: 'sheet-blue' });
      await look('points', { at: 'chart-points' });
      await look('trades', { at: 'chart-trades' });
      await phone.tap('replay-open');
      await phone.waitFor('replay');
      await look('replay');
    },
  },
  tv('large', () => lateBy(0.5).table, LARGE),
  tvFinal('large', LARGE),
  centre('left-hand', { leftHand: true }),
  centre('still', { still: 'yes' }),
  centre('signs', SIGNS),
  tv('signs', () => lateBy(0.5).table, SIGNS),
  tvFinal('signs', SIGNS),
];
