/** Before there is a table: home, settings, rules. */
import { kept, keptTable } from '../keptTable';
import { beforeRedDoes } from '../moments';
import type { Scene } from '../scene';

const leftOpen = () => keptTable(beforeRedDoes('deliver').table, { own: ['red'] });

export const BEFORE: readonly Scene[] = [
  {
    name: 'home',
    kept: () => ({}),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.waitFor('practise');
      await look('first');
      await phone.tap('host');
      await phone.waitFor('host-sheet');
      await look('host');
    },
  },
  {
    name: 'home-left',
    kept: () => ({ ...kept({}), ...leftOpen() }),
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.waitFor('left-table');
      await look('open');
      await phone.tap('practise');
      await phone.waitFor('practise-clears');
      await look('clear');
    },
  },
  {
    name: 'settings',
    async act({ phone, address, look }) {
      await phone.open(`${address}/settings`);
      await phone.waitFor('about');
      await look('top');
      await look('sound', { at: 'try-left' });
      await look('sight', { at: 'setting-textScale' });
      await look('about', { at: 'about' });
    },
  },
  {
    name: 'rules',
    async act({ phone, address, look }) {
      await phone.open(`${address}/rules`);
      await phone.waitFor('rules-time-n-space');
      await look('list');
      await phone.open(`${address}/rules/time-n-space`);
      await phone.waitFor('chapter-1');
      await look('game');
      await phone.tap('chapter-2');
      await look('chapter', { at: 'chapter-2-text' });
    },
  },
];
