import { act, render, screen } from '@testing-library/react-native';
import type { SessionState } from '@/stores/sessionState';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { Paused } from './Paused';

type Absence = { name: string; isOver: boolean };

/** A table paused by an absence, on a guest’s phone or on the host’s own. */
function paused(
  { name, isOver }: Absence,
  as: 'guest' | 'host' = 'guest',
  language: 'en' | 'de' = 'en',
) {
  const shared = { clock: { running: false }, places: [], host: name, absence: { isOver } };
  const guest = { shared };
  const hosting = as === 'host' ? {} : null;
  const { world } = fakeWorld({ state: { guest, hosting } as unknown as Partial<SessionState> });
  render(
    <WithWorld world={world} language={language}>
      <Paused menu={null} />
    </WithWorld>,
  );
  return screen.getByTestId('paused-why');
}

test.each([
  ['en', 'Ada', true, /^Ada’s phone was away/],
  ['en', 'Ada', false, /^Ada’s phone is away/],
  ['en', '', true, /^The host’s phone was away/],
  ['en', '', false, /^The host’s phone is away/],
  ['de', 'Ada', true, /^Das Handy von Ada war weg/],
  ['de', 'Ada', false, /^Das Handy von Ada ist gerade weg/],
  ['de', '', true, /^Das Handy mit dem Tisch war weg/],
  ['de', '', false, /^Das Handy mit dem Tisch ist gerade weg/],
] as const)(
  'a guest reads in %s whose phone is away: “%s”, back: %s',
  (language, name, isOver, words) => {
    expect(paused({ name, isOver }, 'guest', language)).toHaveTextContent(words);
  },
);

test.each([
  ['en', /^The host’s phone is silent/, 'Waiting for the host'],
  ['de', /^Das Handy mit dem Tisch schweigt/, 'Warten auf den Tisch'],
] as const)(
  'while the host is silent, a guest reads so in %s and waits',
  (language, why, title) => {
    const guest = { shared: { clock: { running: true }, places: [] }, stands: 4_000 };
    const { world, store } = fakeWorld({ state: { guest } as unknown as Partial<SessionState> });
    render(
      <WithWorld world={world} language={language}>
        <Paused menu={null} />
      </WithWorld>,
    );
    expect(screen.getByTestId('paused-why')).toHaveTextContent(why);
    expect(screen.getByText(title)).toBeOnTheScreen();
    expect(screen.queryByTestId('resume')).toBeNull();
    const heard = { guest: { ...guest, stands: null } } as unknown as Partial<SessionState>;
    act(() => store.setState(heard));
    expect(screen.queryByTestId('paused')).toBeNull();
  },
);

test('a guest can resume only when the host is back', () => {
  paused({ name: 'Ada', isOver: false });
  expect(screen.queryByTestId('resume')).toBeNull();
  screen.unmount();
  paused({ name: 'Ada', isOver: true });
  expect(screen.getByTestId('resume')).toBeOnTheScreen();
});

test('the host reads that their own phone was away, and resumes with one tap', () => {
  expect(paused({ name: 'Ada', isOver: true }, 'host')).toHaveTextContent(/^This phone was away/);
  expect(screen.getByTestId('resume')).toBeOnTheScreen();
});

const seat = (name: string, here: boolean, at = name) => ({ seat: at, name, sits: 'player', here });
const SEATS = [seat('Ada', true), seat('Bo', false), seat('Cy', false)];

/** Paused by a tap, on the phone of Ada or of Bo. */
function pausedBy(part: object, own: 'Ada' | 'Bo', language: 'en' | 'de' = 'en') {
  const shared = { clock: { running: false }, places: SEATS, ...part };
  const guest = { shared, seats: { [own]: { token: 't' } } };
  const { world } = fakeWorld({ state: { guest } as unknown as Partial<SessionState> });
  render(
    <WithWorld world={world} language={language}>
      <Paused menu={null} />
    </WithWorld>,
  );
  return screen.getByTestId('paused-why');
}

test.each([
  ['en', 'Ada has paused the match. Still missing: Cy.'],
  ['de', 'Ada hat die Partie angehalten. Noch nicht da: Cy.'],
] as const)('in %s everybody reads who has paused, and who is missing', (language, words) => {
  expect(pausedBy({ pausedBy: 'Ada' }, 'Bo', language)).toHaveTextContent(words);
});

test('a player who has paused reads so', () => {
  const words = 'You have paused the match. Still missing: Bo and Cy.';
  expect(pausedBy({ pausedBy: 'Ada' }, 'Ada')).toHaveTextContent(words);
});

test('after the table was opened again, everybody reads who is still missing', () => {
  expect(pausedBy({}, 'Ada')).toHaveTextContent('Still missing: Bo and Cy.');
});

test('with nobody missing and nobody known to have paused, a tap is enough', () => {
  const here = SEATS.map(one => ({ ...one, here: true }));
  expect(pausedBy({ places: here }, 'Ada')).toHaveTextContent(/^Nothing happens until/);
});
