import { act, render, screen } from '@testing-library/react-native';
import type { SessionState } from '@/stores/sessionState';
import { tableDe } from '@/texts/table.de';
import { tableEn } from '@/texts/table.en';
import { press } from '@/ui/testing/press';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { AtTable } from './AtTable';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), replace: mockReplace }),
}));
beforeEach(() => mockReplace.mockClear());

/** A guest at a table that has refused something. */
async function at(code: string, phase = 'lobby', language: 'en' | 'de' = 'en') {
  const shared = { game: 'time-n-space', phase, places: [], standing: [], requests: [] };
  const guest = { shared, seats: {}, refused: { code }, views: new Map(), linked: false };
  const state = { guest } as unknown as Partial<SessionState>;
  const { world, asked } = fakeWorld({ state, session: { now: () => 0 } });
  render(
    <WithWorld world={world} language={language}>
      <AtTable goHome={() => undefined} />
    </WithWorld>,
  );
  await act(async () => undefined);
  return asked;
}

test.each([
  ['not-let-in', 'lobby', /has freed your seat/],
  ['not-let-in', 'playing', /has freed your seat/],
  ['table-closed', 'lobby', /has closed the table/],
])(
  'after %s in the phase %s, the phone says so and leads to the ways in',
  async (code, phase, why) => {
    const asked = await at(code, phase);
    expect(screen.getByTestId('shut-out')).toHaveTextContent(why);
    press('seek-code');
    await act(async () => undefined);
    expect(asked).toContainEqual(['leave']);
    expect(mockReplace).toHaveBeenCalledWith('/join');
  },
);

test.each([
  ['en', tableEn],
  ['de', tableDe],
] as const)('in %s a guest reads why it is at no table any more', async (language, { line }) => {
  for (const [code, sentence] of [
    ['not-let-in', line.sentAway],
    ['table-closed', line.closed],
  ] as const) {
    await at(code, 'lobby', language);
    expect(screen.getByTestId('shut-out')).toHaveTextContent(sentence);
    screen.unmount();
  }
});

test('another refusal leaves the lobby as it is', async () => {
  await at('seat-taken');
  expect(screen.queryByTestId('shut-out')).toBeNull();
});
