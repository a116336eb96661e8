import { act, render, screen, within } from '@testing-library/react-native';
import { Text } from 'react-native';
import type { SessionState } from '@/stores/sessionState';
import { tableDe } from '@/texts/table.de';
import { tableEn } from '@/texts/table.en';
import { press } from '@/ui/testing/press';
import { WithWorld, fakeWorld } from '../../testing/fakeWorld';
import { MenuButton } from '../MenuButton';
import { AskForSeat } from './AskForSeat';
import { PeopleBanner } from './PeopleBanner';
import { StandingList } from './StandingList';
import { useGone } from './useGone';
import { usePeopleNews } from './usePeopleNews';

type Place = readonly [
  seat: string,
  sits: 'nobody' | 'player' | 'bot',
  name?: string,
  away?: 'away',
];
type Wanted = {
  readonly places?: readonly Place[];
  readonly standing?: readonly object[];
  readonly isHost?: boolean;
  readonly guest?: object;
};

const ANN: Place = ['red', 'player', 'Ann'];
const BO: Place = ['green', 'player', 'Bo'];
const FULL = [ANN, BO];
const WITH_BOT: readonly Place[] = [ANN, BO, ['purple', 'bot', 'player']];
const elli = (part: object = {}) => ({ guest: 7, name: 'Elli', face: 'owl', asks: false, ...part });

function stateOf({ places = WITH_BOT, standing = [], isHost = true, guest = {} }: Wanted) {
  const shared = {
    game: 'time-n-space',
    phase: 'playing',
    standing,
    places: places.map(([seat, sits, name = '', away]) => ({
      seat,
      sits,
      name,
      face: '',
      here: away === undefined,
    })),
  };
  const own = { red: { token: 't' } };
  return {
    guest: { shared, seats: own, self: 1, asks: null, elsewhere: null, ...guest },
    hosting: isHost ? {} : null,
  } as unknown as Partial<SessionState>;
}

const Banner = () => <PeopleBanner news={usePeopleNews()} />;

async function table(wanted: Wanted, what: React.ReactNode, language: 'en' | 'de' = 'en') {
  const { world, asked, store } = fakeWorld({ state: stateOf(wanted) });
  render(
    <WithWorld world={world} language={language}>
      {what}
    </WithWorld>,
  );
  await passes(2_000);
  const isNow = (next: Wanted) => act(() => store.setState(stateOf(next)));
  const becomes = async (next: Wanted) => {
    isNow(next);
    await passes(1_100);
  };
  return { asked, becomes, isNow };
}
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['en', 'Elli is here and watching.', 'A computer plays Purple.', 'Give Purple'],
  ['de', 'Elli ist da und schaut zu.', 'Lila spielt ein Computer.', 'Lila geben'],
] as const)('in %s the host reads who has come, and gives the bot’s seat', async (...row) => {
  const [language, title, text, button] = row;
  const { asked, becomes } = await table({}, <Banner />, language);
  expect(screen.queryByTestId('people-came')).toBeNull();
  await becomes({ standing: [elli()] });
  expect(screen.getByTestId('people-came')).toHaveTextContent(`${title}${text}${button}`);
  press('give-purple');
  expect(asked).toEqual([['order', { order: 'give', guest: 7, seat: 'purple' }]]);
});

test('other players read it without a button', async () => {
  const { becomes } = await table({ isHost: false }, <Banner />);
  await becomes({ isHost: false, standing: [elli()] });
  expect(screen.getByTestId('people-came')).toHaveTextContent(/A computer plays Purple\.$/);
});

test('without a bot the banner says that all seats are taken', async () => {
  const { becomes } = await table({ places: FULL }, <Banner />);
  await becomes({ places: FULL, standing: [elli({ asks: true })] });
  const banner = screen.getByTestId('people-asks');
  expect(banner).toHaveTextContent('Elli would like to play.All seats are taken.');
  expect(within(banner).queryByRole('button')).toBeNull();
});

test('after eight seconds only a face at the menu is left', async () => {
  const both = (
    <>
      <MenuButton open={() => undefined} />
      <Banner />
    </>
  );
  const { becomes } = await table({}, both);
  expect(screen.queryByTestId('menu-face', { includeHiddenElements: true })).toBeNull();
  await becomes({ standing: [elli()] });
  await passes(8_000);
  expect(screen.queryByTestId('people-came')).toBeNull();
  expect(screen.getByTestId('menu-face', { includeHiddenElements: true })).toBeOnTheScreen();
  expect(screen.getByTestId('menu')).toHaveAccessibleName('Menu. Elli is here and watching.');
});

test('a request is not replaced by somebody who comes, until it is withdrawn', async () => {
  const di = { guest: 8, name: 'Di', face: 'fox', asks: false };
  const { asked, becomes } = await table({}, <Banner />);
  await becomes({ standing: [elli({ asks: true })] });
  await becomes({ standing: [elli({ asks: true }), di] });
  press('give-purple');
  expect(asked).toEqual([['order', { order: 'give', guest: 7, seat: 'purple' }]]);
  await becomes({ standing: [elli(), di] });
  await becomes({ standing: [elli(), di, { ...di, guest: 9, name: 'Fay' }] });
  expect(screen.getByTestId('people-came')).toHaveTextContent(/^Fay/);
});

test('a guest who takes a seat at once is never shown without one', async () => {
  const { becomes, isNow } = await table({}, <Banner />);
  isNow({ standing: [elli()] });
  await passes(500);
  await becomes({ standing: [] });
  expect(screen.queryByTestId('people-came')).toBeNull();
});

test('a phone that is gone for three seconds is named, and named again when it is back', async () => {
  const gone: Wanted = { places: [ANN, ['green', 'player', 'Bo', 'away']] };
  const { becomes } = await table({ places: FULL }, <Banner />);
  await becomes(gone);
  expect(screen.queryByTestId('people-away')).toBeNull();
  await passes(2_000);
  expect(screen.getByTestId('people-away')).toHaveTextContent(/^Bo’s phone is gone\./);
  await becomes({ places: FULL });
  expect(screen.getByTestId('people-back')).toHaveTextContent('Bo is back.');
});

test('a page that is loaded again is no news', async () => {
  const { becomes } = await table({ places: FULL }, <Banner />);
  await becomes({ places: [ANN, ['green', 'player', 'Bo', 'away']] });
  await becomes({ places: FULL });
  await passes(5_000);
  expect(screen.queryByTestId('people-away')).toBeNull();
  expect(screen.queryByTestId('people-back')).toBeNull();
});

test.each<[string, Wanted, wish: string, asked: object]>([
  ['at a full table', { places: FULL }, 'full', { wish: 'ask-seat', asks: true }],
  ['with a bot', {}, 'full', { wish: 'ask-seat', asks: true }],
  ['once they have asked', { guest: { asks: {} } }, 'asked', { wish: 'ask-seat', asks: false }],
  ['where a seat is free', { places: [ANN, ['green', 'nobody']] }, 'free', { wish: 'seat-me' }],
  [
    'with a seat open elsewhere',
    { places: FULL, guest: { elsewhere: 'green' } },
    'elsewhere',
    { wish: 'ask-seat', asks: true, seat: 'green' },
  ],
  [
    'with a seat that has become free elsewhere',
    { places: [ANN, ['green', 'nobody']], guest: { elsewhere: 'green' } },
    'free',
    { wish: 'seat-me' },
  ],
])('somebody without a seat %s has one choice', async (_where, wanted, wish, asks) => {
  const { asked } = await table({ ...wanted, isHost: false }, <AskForSeat isShort={false} />);
  expect(screen.getByTestId(`no-seat-${wish}`)).toBeOnTheScreen();
  press('ask-seat');
  expect(asked.filter(([what]) => what === 'wish')).toEqual([['wish', asks]]);
});

test.each([
  ['en', tableEn],
  ['de', tableDe],
] as const)('in %s a guest reads that all seats are taken, or where theirs is', async (...row) => {
  const [language, { people }] = row;
  for (const [what, guest] of [
    ['full', {}],
    ['elsewhere', { elsewhere: 'green' }],
  ] as const) {
    const wanted = { places: FULL, isHost: false, guest };
    await table(wanted, <AskForSeat isShort={false} />, language);
    for (const sentence of Object.values(people.own[what]))
      expect(screen.getByText(sentence)).toBeOnTheScreen();
    screen.unmount();
  }
});

test('the host chooses which seat each of them gets, those who ask first', async () => {
  const places: readonly Place[] = [ANN, ['green', 'nobody'], ['purple', 'bot', 'player']];
  const standing = [elli(), elli({ guest: 9, name: 'Finn', asks: true })];
  const { asked } = await table({ places, standing }, <StandingList />);
  const all = screen.getAllByTestId(/^standing-\d/).map(it => it.props.testID);
  expect(all).toEqual(['standing-9', 'standing-7']);
  press('give-9-green');
  press('give-7-purple');
  expect(asked).toEqual([
    ['order', { order: 'give', guest: 9, seat: 'green' }],
    ['order', { order: 'give', guest: 7, seat: 'purple' }],
  ]);
});

test('guests see who stands, and cannot give away a seat', async () => {
  await table({ isHost: false, standing: [elli()] }, <StandingList />);
  const list = screen.getByTestId('standing');
  expect(list).toHaveTextContent(/Elli is here and watching/);
  expect(within(list).queryByRole('button')).toBeNull();
});

test('nobody is listed as standing on their own phone', async () => {
  const wanted = { isHost: false, standing: [elli()], guest: { self: 7 } };
  await table(wanted, <StandingList />);
  expect(screen.queryByTestId('standing')).toBeNull();
});

test('a player reads which of their seats another phone asks for', async () => {
  const standing = [elli({ asks: true, seat: 'green' })];
  const { asked } = await table({ places: FULL, standing }, <StandingList />);
  expect(screen.getByTestId('standing')).toHaveTextContent(/Elli asks for Green\./);
  press('give-7-green');
  expect(asked).toEqual([['order', { order: 'give', guest: 7, seat: 'green' }]]);
});

function Gone() {
  return <Text testID="gone">{useGone() ?? ''}</Text>;
}

test('in the lobby everybody reads whose phones have dropped out', async () => {
  const away = (seat: string, name: string): Place => [seat, 'player', name, 'away'];
  const places = [ANN, away('green', 'Bo'), away('blue', 'Cy'), away('purple', 'Di')];
  await table({ places }, <Gone />);
  await passes(3_000);
  expect(screen.getByTestId('gone')).toHaveTextContent(/Bo, Cy and Di dropped out/);
});
