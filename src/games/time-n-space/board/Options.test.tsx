import { render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import { press } from '@/ui/testing/press';
import { decodeOptions } from '../rules/decode';
import { running } from '../rules/testing/fixture';
import { placesOf } from './testing/endingFixture';
import { OptionsForm } from './OptionsForm';

const places = placesOf(running(3));
const german = { ...AT_EASE, language: 'de' } as const;

function choosing(start?: unknown, comfort: object = {}, seated = places) {
  const emitted: unknown[] = [];
  function Table() {
    const [options, setOptions] = useState(start);
    const change = (to: unknown) => {
      emitted.push(to);
      setOptions(to);
    };
    return (
      <ComfortProvider value={{ ...german, language: 'en', ...comfort }}>
        <OptionsForm options={options} places={seated} fixed={false} change={change} />
      </ComfortProvider>
    );
  }
  render(<Table />);
  return emitted;
}

test('the rules can read every change of the options', () => {
  const emitted = choosing();
  press('option-level-beginner');
  press('option-minutes-less');
  press('option-inner-links');
  press('option-glasses');
  for (const _ of [1, 2, 3]) press('option-glass-red-less');
  press('option-glass-green-more');
  expect(emitted).toHaveLength(7);
  for (const options of emitted) expect(decodeOptions(options)).toMatchObject({ ok: true });
  expect(emitted.at(-1)).toEqual({
    level: 'beginner',
    minutes: 11,
    innerLinks: true,
    glassSeconds: { red: 45, green: 65 },
  });
  press('option-glasses-alike');
  expect(emitted.at(-1)).toMatchObject({ glassSeconds: {} });
});

test('a glass length stays with its seat and goes when the seat leaves the table', () => {
  const glassSeconds = { purple: 45, red: 90 };
  expect(choosing({ glassSeconds }, {}, placesOf(running(4)))).toEqual([]);
  screen.unmount();
  expect(choosing({ glassSeconds })).toMatchObject([{ glassSeconds: { red: 90 } }]);
});

test.each([
  ['nothing is set', undefined],
  ['the input is nonsense', { level: 7, glassSeconds: 'long' }],
])('when %s, the defaults show', (_what, start) => {
  const emitted = choosing(start);
  expect(screen.getByTestId('option-level-normal')).toBeChecked();
  expect(screen.getByTestId('option-inner-links')).not.toBeChecked();
  expect(screen.getByText('30 min')).toBeOnTheScreen();
  expect(screen.getByText('All run 60 seconds')).toBeOnTheScreen();
  expect(emitted).toEqual([]);
});

test('values stop at the shortest and the longest', () => {
  choosing({ minutes: 6, glassSeconds: { red: 30, blue: 120 } });
  press('option-glasses');
  for (const end of ['option-minutes-less', 'option-glass-red-less', 'option-glass-blue-more']) {
    expect(screen.getByTestId(end)).toBeDisabled();
  }
});

test('each level is explained, in German too', () => {
  choosing({}, { language: 'de' });
  expect(screen.getByText(/12 Minuten, kleine Aufträge/)).toBeOnTheScreen();
  expect(screen.getByText(/30 Minuten mit allen Aufträgen/)).toBeOnTheScreen();
  press('option-glasses');
  expect(screen.getByText(/ein Kind zum Beispiel 45 Sekunden/)).toBeOnTheScreen();
});

test('options chosen on another phone are all shown, and none can be touched', () => {
  const options = { level: 'beginner', minutes: 20, innerLinks: true, glassSeconds: { green: 45 } };
  render(<OptionsForm fixed options={options} places={places} change={jest.fn()} />);
  expect(screen.getByText('Beginner’s match')).toBeOnTheScreen();
  expect(screen.getByText('20 min')).toBeOnTheScreen();
  expect(screen.getByText('open')).toBeOnTheScreen();
  expect(screen.getByText('Ben: 45 s')).toBeOnTheScreen();
  for (const role of ['button', 'radio', 'switch'] as const) {
    expect(screen.queryByRole(role)).toBeNull();
  }
});
