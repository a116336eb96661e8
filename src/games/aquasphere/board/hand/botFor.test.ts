import type { Letter } from '../../rules/components';
import { position, red, seen } from '../testing/position';
import { botFor } from './botFor';

test.each<[string, string[], Letter, string | undefined]>([
  ['no bot, no way', [], 'D', undefined],
  ['the first of those that can act', ['time', 'crystals'], 'D', 'time'],
  ['past one that cannot', ['octopods', 'time'], 'E', 'time'],
  ['for control alone, if none can act', ['crystals', 'octopods'], 'E', 'crystals'],
])('%s', (_what, programmed, sector, task) => {
  const view = seen(position({ programmed: programmed as ['time'], time: 4, crystals: 0 }));
  expect(botFor(view, red, sector)).toBe(task);
});
