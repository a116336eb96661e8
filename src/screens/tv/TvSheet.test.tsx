import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { tableDe } from '@/texts/table.de';
import { tableEn } from '@/texts/table.en';
import { AT_TABLE, fakeWorld, WithWorld } from '../testing/fakeWorld';
import { AskForTable } from './AskForTable';
import { Beckon } from './Beckon';
import { TvButton } from './TvSheet';

const settled = () => act(async () => undefined);

async function sheet(answers: readonly ('shown' | 'no-answer')[]) {
  const asked: string[] = [];
  const showAt = async (shown: string) => answers[asked.push(shown) - 1] ?? 'no-answer';
  const { world } = fakeWorld({ state: AT_TABLE, session: { showAt, isScreenLink: () => false } });
  render(
    <WithWorld world={world}>
      <TvButton />
    </WithWorld>,
  );
  fireEvent.press(screen.getByTestId('show-on-tv'));
  await settled();
  return asked;
}

async function type(code: string) {
  fireEvent.changeText(screen.getByTestId('tv-typed'), code);
  fireEvent.press(screen.getByTestId('tv-show'));
  await settled();
}

test('the code of a TV may be typed in any spelling, and shows the table there', async () => {
  const asked = await sheet(['shown']);
  await type('ckm-379');
  expect(asked).toEqual(['CKM379']);
  expect(screen.getByTestId('beckon-shown')).toBeOnTheScreen();
  expect(screen.queryByTestId('tv-again')).toBeNull();
});

test('a TV that does not answer can be tried again', async () => {
  const asked = await sheet(['no-answer', 'shown']);
  await type('CKM379');
  expect(screen.getByText(/Does it still show this code\?/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('tv-again'));
  await type('CKM377');
  expect([asked, screen.queryByTestId('beckon-shown') !== null]).toEqual([
    ['CKM379', 'CKM377'],
    true,
  ]);
});

const LANGUAGES = [
  ['en', tableEn],
  ['de', tableDe],
] as const;

test.each(LANGUAGES)(
  'in %s, a phone reads why a TV that it scanned shows nothing',
  async (...row) => {
    const [language, { tv: texts }] = row;
    for (const [answer, sentence] of [
      ['no-table', texts.noTable],
      ['no-answer', texts.noAnswer],
    ] as const) {
      const { world } = fakeWorld({ session: { showAt: async () => answer } });
      const drawn = render(
        <WithWorld world={world} language={language}>
          <Beckon link="x" goOn={() => undefined} />
        </WithWorld>,
      );
      await settled();
      expect(screen.getByTestId(`beckon-${answer}`)).toHaveTextContent(sentence);
      drawn.unmount();
    }
  },
);

async function tv(awaitCall: () => Promise<never>, language: 'en' | 'de' = 'en') {
  const { world } = fakeWorld({ session: { awaitCall } });
  const drawn = render(
    <WithWorld world={world} language={language}>
      <AskForTable goHome={() => undefined} />
    </WithWorld>,
  );
  await settled();
  return drawn;
}

test('a TV shows its code, and stops waiting when it leaves the page', async () => {
  let stopped = 0;
  const call = { link: 'x', code: Promise.resolve('CKM379'), stop: () => void (stopped += 1) };
  const drawn = await tv(async () => call as never);
  expect(screen.getByTestId('tv-code')).toHaveTextContent('CK M379');
  drawn.unmount();
  expect(stopped).toBe(1);
});

test.each(LANGUAGES)('in %s, a TV that knows no tables says what to open', async (...row) => {
  const [language, { tv: texts }] = row;
  await tv(async () => undefined as never, language);
  expect(screen.getByText(texts.noPlace)).toBeOnTheScreen();
  expect(screen.getByText(texts.noPlaceText)).toBeOnTheScreen();
});
