import 'react-native-gesture-handler/jestSetup';
import { render, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { createTestSeat } from '@/games/testing/testStores';
import { useFetched } from '@/ui/fetching/parts';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import type { Seen } from '../rules/state';
import { LaterWatch } from './LaterWatch';
import { placesOf, playedMatch } from './testing/playedMatch';

const view = playedMatch(2, 'later').viewAfter(0);

/** The table fetches the whole board under this name. */
const AtTable = () => <View testID={useFetched('board of aquasphere', async () => 'table')} />;

test('the station is fetched beside the board that holds it', async () => {
  const places = placesOf(view);
  const seat = createTestSeat<Seen, Action, GameEvent>({ seat: view.seats[0], places, view });
  render(
    <TestPhone>
      <AtTable />
      <LaterWatch store={seat.store} />
    </TestPhone>,
  );
  await screen.findByTestId('table');
  layOut(1920, 1080);
  expect(await screen.findByTestId('watch')).toBeOnTheScreen();
});
