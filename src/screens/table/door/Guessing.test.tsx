import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { tableDe } from '@/texts/table.de';
import { tableEn } from '@/texts/table.en';
import { AT_TABLE, fakeWorld, WithWorld } from '../../testing/fakeWorld';
import { Guessing } from './Guessing';

const left = (guessesLeft: number | null) => ({ hosting: { guessesLeft } as never });

async function hosting(guessesLeft: number | null, language: 'en' | 'de' = 'en') {
  const fake = fakeWorld({ state: { ...AT_TABLE, ...left(guessesLeft) } });
  render(
    <WithWorld world={fake.world} language={language}>
      <Guessing />
    </WithWorld>,
  );
  await act(async () => undefined);
  return fake;
}

test.each([null, 2, 1])('with %s guesses left the host is not disturbed', async guesses => {
  await hosting(guesses);
  expect(screen.queryByTestId('allow-guess')).toBeNull();
});

test.each([
  ['en', tableEn],
  ['de', tableDe],
] as const)('a host whose guesses are used up reads so in %s', async (language, texts) => {
  await hosting(0, language);
  expect(screen.getByText(texts.guess.title)).toBeOnTheScreen();
  expect(screen.getByText(texts.guess.text)).toBeOnTheScreen();
});

test('a tap allows one more', async () => {
  const { asked } = await hosting(0);
  fireEvent.press(screen.getByTestId('allow-guess'));
  expect(asked).toEqual([['grantGuess']]);
});

test('a host who ignores it is left alone', async () => {
  const { asked } = await hosting(0);
  fireEvent.press(screen.getByTestId('ignore-guess'));
  expect(screen.queryByTestId('allow-guess')).toBeNull();
  expect(asked).toEqual([]);
});
