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
] as const)('asked at the start: %s, settings: %s, then the app %s', (asked, liked, shown) => {
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
