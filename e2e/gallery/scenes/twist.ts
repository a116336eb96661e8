/** Timeline Twist: the options, hands in both ways of playing, turning a card, the TV, the rank. */
import type { AnyGame } from '@/games/game';
import { timelineTwist } from '@/games/timeline-twist/rules/game';
import { choose, practiseTable, showOnTv, sitToo } from '../../flows/gather';
import { hostTwist, playTogether } from '../../flows/twist';
import type { Scene, Stage } from '../scene';
import { kept, keptTable } from '../keptTable';
import { golden } from '../moments';
import { fromAfar, inOneHand, WALL } from '../sizes';
import { wake } from './centre';
import { shown, tv } from './room';

const EIGHT = 'eight-against-each-other';
const FOUR = 'four-together-until-nothing-fits';

const after = (match: string, entries?: number) => golden(match, entries, timelineTwist as AnyGame);

const SEATED = 'mine-red';

async function practised({ phone, address }: Stage, way: 'versus' | 'together') {
  await phone.open(`${address}/?seed=5`);
  await practiseTable(phone, 'timeline-twist');
  await phone.waitFor(SEATED);
  await choose(phone, `option-way-${way}`, 'option-first-red');
  await phone.tap('start');
  await phone.waitFor('cards');
}

export const TWIST: readonly Scene[] = [
  {
    name: 'twist-lobby',
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.tap('practise');
      await phone.waitFor('practise-timeline-twist');
      await look('shelf');
      await phone.tap('practise-timeline-twist');
      await phone.waitFor(SEATED);
      await look('lobby');
      await phone.tap('to-options');
      await look('options', { at: 'option-way' });
      await look('first', { at: 'option-first' });
    },
  },
  {
    name: 'twist-versus',
    async act(stage) {
      await practised(stage, 'versus');
      const { phone, look } = stage;
      await look('hand');
      await phone.tap('gap-1');
      await phone.waitFor('laid');
      await look('laid');
      await phone.tap('turn-over');
      await phone.waitFor('verdict');
      await look('turned', { where: inOneHand });
    },
  },
  {
    name: 'twist-together',
    async act(stage) {
      await practised(stage, 'together');
      const { phone, look } = stage;
      await look('hand');
      await phone.tap('table-cards');
      await phone.waitFor('table-sheet');
      await look('table');
      await phone.tap('sheet-close');
      await phone.tap('turn-over');
      await phone.waitFor('verdict');
      await look('turned', { where: inOneHand });
      await phone.tap('read-line');
      await phone.waitFor('line-sheet');
      await look('line');
    },
  },
  {
    name: 'twist-eight',
    kept: () => ({ ...kept({}), ...keptTable(after(EIGHT, 28), { own: ['red'] }) }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.waitFor('gap-1');
      await look('hand');
      await phone.tap('table-cards');
      await phone.waitFor('table-sheet');
      await look('table');
    },
  },
  {
    name: 'twist-gap-row',
    kept: () => ({ ...kept({}), ...keptTable(after(FOUR, 32), { own: ['red'] }) }),
    async act({ phone, address, look }) {
      await wake(phone, address);
      await phone.waitFor('turn-over');
      await look('hand');
      await phone.tap('zoom');
      await look('far');
    },
  },
  tv('twist-eight', () => after(EIGHT, 28)),
  tv('twist-gap-row', () => after(FOUR, 32)),
  {
    name: 'twist-verdict',
    kept: () => ({ ...kept({}), ...keptTable(after(EIGHT), { own: ['blue'] }) }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/table`);
      await phone.waitFor('standings');
      await phone.waitGone('moment');
      await look('hand');
    },
  },
  {
    name: 'tv-twist-verdict',
    async act(stage) {
      await stage.phone.page.setViewportSize(WALL);
      await shown(stage, after(EIGHT));
      await stage.phone.waitFor('standings');
      await stage.phone.waitGone('moment');
      await stage.look('end', { where: fromAfar });
    },
  },
  {
    name: 'large-twist',
    kept: () => kept({ textScale: 2 }),
    async act(stage) {
      await practised(stage, 'together');
      await stage.look('hand');
      await stage.look('cards', { at: 'chosen-card' });
    },
  },
  {
    name: 'twist-room',
    async act({ phone, another, address, look }) {
      const host = await another();
      await hostTwist(host, `${address}/?seed=5`, 'Ann', 2);
      await choose(host, 'option-way-together');
      await sitToo(host, 'green');
      await showOnTv(phone, address, host);
      await host.tap('start');
      await phone.waitFor('watch');
      await look('tv');
      await playTogether([host]);
      await phone.waitFor('rank');
      await phone.waitGone('moment');
      await look('end', { where: inOneHand });
      await phone.page.setViewportSize(WALL); // turns the card again, because a hand-held screen lays it out differently
      await phone.waitFor('moment');
      await phone.waitGone('moment');
      await look('end', { where: fromAfar });
    },
  },
];
