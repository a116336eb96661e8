import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { AnyBoard } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { SessionState } from '@/stores/sessionState';
import { settingsDe } from '@/texts/settings.de';
import { settingsEn } from '@/texts/settings.en';
import { WithWorld, fakeWorld } from '../../testing/fakeWorld';
import { FirstBell } from './FirstBell';

const RED = 'red' as Seat;
/** A game whose view lists its own alarms. */
const board = {
  alarms: (_: string, cues: string[]) => cues.map(cue => ({ cue, name: cue, at: 9 })),
} as unknown as AnyBoard;

const sees = (cues: string[]) =>
  ({ guest: { views: new Map([[RED, { view: cues }]]) } }) as unknown as Partial<SessionState>;

function phone({ when = 'late', opens = true, settings = {}, state = {}, language = 'en' } = {}) {
  let system = when;
  const told = new Set<() => void>();
  const asked: string[] = [];
  const bells = {
    when: () => system as 'late',
    watch: (tell: () => void) => {
      told.add(tell);
      return () => told.delete(tell);
    },
    allow: async () => {
      asked.push('allow');
      return opens;
    },
  };
  const fake = fakeWorld({ settings, state: { ...sees([]), ...state }, device: { bells } });
  render(
    <WithWorld world={fake.world} language={language as 'en'}>
      <FirstBell board={board} seat={RED} />
    </WithWorld>,
  );
  return {
    ...fake,
    asked,
    turn: (...cues: string[]) => act(async () => fake.store.setState(sees(cues))),
    comesBack: (next: string) =>
      act(async () => {
        system = next;
        for (const tell of told) tell();
      }),
  };
}
const isExplained = () => screen.queryByTestId('first-bell') !== null;
const press = async (testID: string) => {
  fireEvent.press(screen.getByTestId(testID));
  await act(async () => undefined);
};

test.each([
  ['en', settingsEn],
  ['de', settingsDe],
])('the first glass explains why it may ring late, in %s', async (language, { bells }) => {
  const { turn, settings } = phone({ language });
  await turn('over', 'last-minute');
  expect(isExplained()).toBe(false);
  await turn('over', 'glass-left');
  expect(screen.getByText(bells.late)).toBeOnTheScreen();
  expect(screen.getByText(bells.allow)).toBeOnTheScreen();
  expect(settings.getState().bellsExplained).toBe(true);
});

test('the explanation goes once ringing on time is allowed', async () => {
  const { turn, asked, comesBack } = phone();
  await turn('glass-right');
  await press('late-bells-action');
  expect(asked).toEqual(['allow']);
  await comesBack('on-time');
  expect(isExplained()).toBe(false);
});

test('a player who declines is not asked again, at this table or the next', async () => {
  const first = phone();
  await first.turn('glass-left');
  await first.comesBack('late');
  await press('bells-not-now');
  await first.turn();
  await first.turn('glass-left');
  expect(isExplained()).toBe(false);
  screen.unmount();
  const next = phone({ settings: { bellsExplained: first.settings.getState().bellsExplained } });
  await next.turn('glass-left');
  expect(isExplained()).toBe(false);
});

test("if the system's page cannot be opened, the way to it is described", async () => {
  const { turn } = phone({ opens: false });
  await turn('glass-left');
  await press('late-bells-action');
  expect(screen.getByText(settingsEn.bells.byHand)).toBeOnTheScreen();
  expect(screen.queryByTestId('late-bells-action')).toBeNull();
});

test.each([
  ['glasses ring on time', { when: 'on-time' }],
  ['nothing may ring at all', { when: 'never' }],
  ['it was explained before', { settings: { bellsExplained: true } }],
  ['the settings are not loaded yet', { settings: { known: false } }],
  ['a lesson is played', { state: { lesson: { id: 'first', step: 'one' } } }],
])('nothing is explained when %s', async (_where, how) => {
  const { turn, settings } = phone(how);
  const before = settings.getState().bellsExplained;
  await turn('glass-left');
  expect(isExplained()).toBe(false);
  expect(settings.getState().bellsExplained).toBe(before);
});
