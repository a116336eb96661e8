import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { AsLiked } from './AsLiked';
import { fakeWorld } from './testing/fakeWorld';
import { WorldProvider } from './world';

const Motion = () => <Text>{useComfort().still ? 'still' : 'moves'}</Text>;

test.each([
  [false, 'no', 'moves'],
  [false, 'yes', 'still'],
  [true, 'no', 'still'],
  [true, 'phone', 'still'],
] as const)('with %s from the device and %s in the settings, the app %s', (asked, liked, shown) => {
  const { world } = fakeWorld({ device: { still: asked }, settings: { still: liked } });
  render(
    <WorldProvider value={world}>
      <AsLiked>
        <Motion />
      </AsLiked>
    </WorldProvider>,
  );
  expect(screen.getByText(shown)).toBeOnTheScreen();
});
