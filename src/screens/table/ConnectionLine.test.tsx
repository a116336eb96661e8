import { render, screen } from '@testing-library/react-native';
import type { SessionState } from '@/stores/sessionState';
import { tableDe } from '@/texts/table.de';
import { tableEn } from '@/texts/table.en';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { ConnectionLine } from './ConnectionLine';

function show(guest: object, language: 'en' | 'de' = 'en') {
  const state = { guest: { linked: true, refused: null, ...guest } };
  render(
    <WithWorld
      world={fakeWorld({ state: state as never as SessionState }).world}
      language={language}
    >
      <ConnectionLine />
    </WithWorld>,
  );
}

describe.each([
  ['en', tableEn],
  ['de', tableDe],
] as const)('in %s', (language, { line }) => {
  test.each([
    ['seat-taken', line.seatTaken],
    ['table-is-full', line.full],
    ['sits-elsewhere', line.taken],
    ['no-such-seat', line.freed],
    ['bot-plays-on', line.freed],
    ['freed', line.sentAway],
    ['not-your-seat', line.unknown],
    ['other-version', line.otherVersion],
    ['other-packs', line.otherPacks],
    ['table-closed', line.closed],
  ])('a guest at the table reads %s', (code, sentence) => {
    show({ refused: { code } }, language);
    expect(screen.getByTestId('line-refused')).toHaveTextContent(sentence);
  });

  test('a guest without a connection reads that the table is being looked for', () => {
    show({ linked: false }, language);
    expect(screen.getByTestId('line-lost')).toHaveTextContent(line.lost);
  });
});

test.each(['all-seats-taken', 'got-up', 'host-is-away'])('%s is shown elsewhere', code => {
  show({ refused: { code } });
  expect(screen.queryByTestId('line-refused')).toBeNull();
});
