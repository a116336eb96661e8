import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { later, laterSheet } from './later';
import { fakeWorld, WithWorld } from './testing/fakeWorld';

const Here = () => <Text>here</Text>;

const show = async (Part: () => React.ReactNode, language: 'en' | 'de' = 'en') => {
  render(
    <WithWorld world={fakeWorld().world} language={language}>
      <Part />
    </WithWorld>,
  );
  await act(async () => undefined);
};

/** Cannot be fetched the first time. */
const second = (part: () => React.ReactNode) =>
  jest
    .fn<Promise<() => React.ReactNode>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(part);

test.each([
  ['en', /could not be loaded/, 'Try now'],
  ['de', /lässt sich nicht laden/, 'Jetzt versuchen'],
] as const)('a page that cannot be fetched says so, in %s', async (language, words, button) => {
  await show(later(`page in ${language}`, second(Here)), language);
  expect(screen.getByText(words)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('here')).toBeOnTheScreen();
  expect(screen.queryByTestId('unfetched')).toBeNull();
});

test('a sheet that cannot be fetched says so once it is opened', async () => {
  const Sheet = laterSheet<{ open: boolean }>('sheet', second(Here));
  await show(() => <Sheet open={false} />);
  expect(screen.queryByTestId('unfetched')).toBeNull();
  screen.unmount();
  await show(() => <Sheet open />);
  expect(screen.getByTestId('unfetched')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('unfetched-action'));
  expect(await screen.findByText('here')).toBeOnTheScreen();
});
