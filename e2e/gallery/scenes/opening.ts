/** From the deal to the start of the clock. */
import { choose, practiseTable } from '../../flows/gather';
import type { Scene } from '../scene';

export const OPENING: readonly Scene[] = [
  {
    name: 'opening',
    async act({ phone, address, look }) {
      await phone.open(`${address}/?seed=5`);
      await practiseTable(phone);
      await phone.waitFor('mine-red');
      await choose(phone, 'option-level-normal');
      await phone.tap('start');
      await phone.waitFor('choose');
      await look('choosing');
      await phone.tap('choose');
      await phone.waitFor('place');
      await look('revealed');
      await look('placing', { at: 'place' });
      await phone.tap('place');
      await phone.waitFor('ready');
      await look('ready', { at: 'ready' });
    },
  },
];
