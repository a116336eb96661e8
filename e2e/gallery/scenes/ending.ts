/** The last minute, the scoring, and the replay of the match. */
import { kept, keptTable } from '../keptTable';
import { atTheEnd } from '../moments';
import type { Scene } from '../scene';

export const ENDING: readonly Scene[] = [
  {
    name: 'ending',
    kept: () => ({ ...kept({}), ...keptTable(atTheEnd(), { own: ['red'] }) }),
    async act({ phone, address, look }) {
      await phone.open(`${address}/table`);
      await phone.waitFor('skip');
      await look('counting');
      // The counting may end at the very moment of the tap.
      await phone.tapIfThere('skip');
      await phone.waitFor('replay-open');
      await look('verdict');
      await look('sheet', { at: 'sheet-blue' });
      await look('points', { at: 'chart-points' });
      await look('glasses', { at: 'chart-glasses' });
      await look('trades', { at: 'chart-trades' });
      await look('end', { at: 'end' });
      await phone.tap('replay-open');
      await phone.waitFor('replay');
      for (let step = 0; step < 3; step += 1) await phone.tap('replay-next');
      await look('replay');
      await phone.open(`${address}/history`);
      await phone.waitFor('save-history');
      await look('history');
    },
  },
];
