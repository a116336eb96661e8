import { of } from '@/kit/seat';
import { withCentre } from '../../rules/change';
import { blue, green, red, running } from '../../rules/testing/fixture';
import { ordersByColour } from './warnings';

test('every colour has its orders left above and the points they put at risk', () => {
  const centre = of(running().centres, red);
  const above = { ...centre.above, 'grey-1': 0, 'grey-2': 0, 'grey-3': 0, 'blue-1': 1 };
  const below = { [green]: ['grey-1', 'blue-2'], [blue]: ['blue-3'] } as const;
  const state = withCentre(running(), red, { ...centre, above, below });
  expect(ordersByColour(of(state.centres, red))).toMatchObject([
    { good: 'grey', left: 0, orders: [], worth: 1 },
    { good: 'yellow', left: 6, worth: 0 },
    {
      good: 'blue',
      left: 4,
      worth: 10,
      orders: [
        ['blue-1', 1],
        ['blue-2', 2],
        ['blue-3', 1],
      ],
    },
    { good: 'brown', left: 6, worth: 0 },
  ]);
});
