import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { Limit } from '@/device/ports';
import { settingsDe } from '@/texts/settings.de';
import { settingsEn } from '@/texts/settings.en';
import { press } from '@/ui/testing/press';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { SettingsPage } from './SettingsPage';

type Wanted = Parameters<typeof fakeWorld>[0];

async function page(wanted: Wanted = {}, language: 'en' | 'de' = 'en') {
  const fake = fakeWorld(wanted);
  const gone: string[] = [];
  render(
    <WithWorld world={fake.world} language={language}>
      <SettingsPage back={() => undefined} go={to => gone.push(to)} />
    </WithWorld>,
  );
  await act(async () => undefined);
  return { ...fake, gone, now: () => fake.settings.getState() };
}

test.each([
  ['haptics', true],
  ['warnings', true],
  ['leftHand', false],
  ['signs', false],
] as const)('%s is switched at once', async (which, before) => {
  const { now } = await page();
  expect(now()[which]).toBe(before);
  press(`setting-${which}`);
  expect(now()[which]).toBe(!before);
});

test.each([
  ['setting-language-de', 'language', 'de'],
  ['setting-still-yes', 'still', 'yes'],
  ['setting-textScale-1.25', 'textScale', 1.25],
  ['setting-textScale-2', 'textScale', 2],
] as const)('%s is chosen at once', async (testID, which, value) => {
  const { now } = await page();
  press(testID);
  expect(now()[which]).toBe(value);
});

test('what a game lets its players set is kept under its id', async () => {
  const { now } = await page();
  press('setting-time-n-space-plansRun');
  press('setting-time-n-space-coach-talkative');
  expect(now().games).toEqual({ 'time-n-space': { plansRun: true, coach: 'talkative' } });
});

test('what an older version kept is shown until it is changed', async () => {
  const { now } = await page({ settings: { former: { coach: 'off', plansRun: true } } });
  expect(screen.getByTestId('setting-time-n-space-plansRun')).toBeChecked();
  press('setting-time-n-space-plansRun');
  expect(screen.getByTestId('setting-time-n-space-plansRun')).not.toBeChecked();
  expect(now().games).toEqual({ 'time-n-space': { plansRun: false } });
});

test('each glass can be heard, and the tap also lets a browser play sound', async () => {
  const { asked } = await page();
  fireEvent.press(screen.getByRole('button', { name: 'Try it out: Left glass' }));
  fireEvent.press(screen.getByRole('button', { name: 'Try it out: Right glass' }));
  expect(asked).toEqual([
    ['unlockSound'],
    ['tryCue', 'glass-left'],
    ['unlockSound'],
    ['tryCue', 'glass-right'],
  ]);
});

test('the licences are one tap away', async () => {
  const { gone } = await page();
  press('licences');
  expect(gone).toEqual(['/licences']);
});

test('name and table server are saved as they are typed', async () => {
  const { now } = await page();
  fireEvent.changeText(screen.getByTestId('name'), 'Somebody with far too long a name');
  fireEvent.changeText(screen.getByTestId('setting-server'), ' http://10.0.0.2:4680 ');
  expect(now().name).toBe('Somebody with far too lo');
  expect(now().server).toBe('http://10.0.0.2:4680');
});

test('an invalid address is reported', async () => {
  await page({ settings: { server: 'table.example' } });
  expect(screen.getByText(settingsEn.serverBad)).toBeOnTheScreen();
});

test.each([
  ['en', settingsEn],
  ['de', settingsDe],
] as const)('each limit of the device shows as a sentence in %s', async (language, texts) => {
  await page({ device: { limits: () => Object.keys(texts.limit) } }, language);
  for (const sentence of Object.values(texts.limit)) {
    expect(screen.getByText(sentence)).toBeOnTheScreen();
  }
});

test('every limit a device can name has its sentence', () => {
  // Checked by the compiler: a limit without words is a type error.
  const sentences: Record<Limit, string> = settingsEn.limit;
  expect(Object.values(sentences)).not.toContain('');
});

test('a device without limits says so, and a limit without words still shows', async () => {
  await page();
  expect(screen.getByText(settingsEn.noLimits)).toBeOnTheScreen();
  screen.unmount();
  await page({ device: { limits: () => ['no-gravity'] } });
  expect(screen.getByText('Not here: no-gravity')).toBeOnTheScreen();
});

describe('when Android decides whether glasses ring on time', () => {
  const bells = (when: 'on-time' | 'late' | 'never') => ({
    when: () => when,
    watch: () => () => undefined,
    allow: () => Promise.resolve(true),
  });

  test.each([
    ['en', settingsEn],
    ['de', settingsDe],
  ] as const)('ringing on time can be allowed at any time, in %s', async (language, texts) => {
    await page({ device: { bells: bells('late') }, settings: { bellsExplained: true } }, language);
    expect(screen.getByText(texts.bells.late)).toBeOnTheScreen();
    expect(screen.getByText(texts.bells.allow)).toBeOnTheScreen();
  });

  test('the page says that ringing on time is allowed', async () => {
    await page({ device: { bells: bells('on-time') } });
    expect(screen.getByText(settingsEn.bells.onTime)).toBeOnTheScreen();
    expect(screen.queryByTestId('late-bells')).toBeNull();
  });

  test.each([{}, { device: { bells: bells('never') } }])(
    'elsewhere the page does not mention it',
    async wanted => {
      await page(wanted);
      expect(screen.queryByTestId('late-bells')).toBeNull();
      expect(screen.queryByTestId('bells-on-time')).toBeNull();
    },
  );
});
