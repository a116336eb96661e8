import { fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { Choice } from './Choice';
import { TextField } from './Field';
import { GlassChoice } from './GlassChoice';
import { Slider } from './Slider';
import { Stepper } from './Stepper';
import { Toggle } from './Toggle';

const changed = jest.fn();
const key = (name: string) => ({ key: name, preventDefault: jest.fn() });
const byScreenReader = (name: string) => ({ nativeEvent: { actionName: name } });

beforeEach(() => {
  changed.mockClear();
  jest.replaceProperty(Platform, 'OS', 'web');
});
afterEach(() => jest.restoreAllMocks());

describe('a choice', () => {
  const choose = (value: string) =>
    render(
      <Choice
        name="Length"
        options={[
          { value: 'short', title: 'Short', hint: 'For a first game' },
          { value: 'long', title: 'Long' },
          { value: 'longer', title: 'Longer' },
        ]}
        value={value}
        onChange={changed}
        testID="length"
      />,
    );

  test('selects one option and marks it as checked', async () => {
    choose('long');
    expect(screen.getByLabelText('Length').props.role).toBe('radiogroup');
    expect(screen.getByRole('radio', { name: 'Long' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Longer' })).not.toBeChecked();
    await userEvent.press(screen.getByRole('radio', { name: 'Short. For a first game' }));
    expect(changed).toHaveBeenCalledWith('short');
  });

  test.each([
    ['long', 'ArrowRight', 'longer'],
    ['long', 'ArrowUp', 'short'],
    ['longer', 'ArrowDown', 'short'],
    ['short', 'ArrowLeft', 'longer'],
  ])('moves from %s by %s to %s', (value, by, to) => {
    choose(value);
    fireEvent(screen.getByTestId('length'), 'keyDown', key(by));
    expect(changed).toHaveBeenCalledWith(to);
  });

  test('of many numbers shows the numbers and speaks the full titles', () => {
    const options = [1, 2, 3, 4, 5].map(n => ({ value: n, title: `${n} places`, short: `${n}` }));
    render(<Choice name="Places" options={options} value={3} onChange={changed} />);
    expect(screen.getByRole('radio', { name: '3 places' })).toHaveTextContent('3');
    expect(screen.queryByText('4 places')).toBeNull();
  });

  test('takes one stop of the tab key', () => {
    choose('long');
    const stops = screen.getAllByRole('radio').map(({ props }) => props.tabIndex);
    expect(stops).toEqual([-1, 0, -1]);
  });
});

test('a toggle is a switch that reports whether it is on', async () => {
  render(<Toggle title="Sound" hint="Of the table" value onChange={changed} />);
  const toggle = screen.getByRole('switch', { name: 'Sound. Of the table' });
  expect(toggle).toBeChecked();
  await userEvent.press(toggle);
  expect(changed).toHaveBeenCalledWith(false);
});

describe('a stepper', () => {
  const step = (value: number) =>
    render(
      <Stepper
        title="Sand"
        value={value}
        min={30}
        max={90}
        step={15}
        format={it => `${it} s`}
        onChange={changed}
        testID="sand"
      />,
    );

  test('moves by steps and stops at its ends', async () => {
    step(60);
    await userEvent.press(screen.getByRole('button', { name: 'Sand: more' }));
    expect(changed).toHaveBeenLastCalledWith(75);
    step(30);
    expect(screen.getByRole('button', { name: 'Sand: less' })).toBeDisabled();
  });

  test('speaks its value in words', () => {
    step(60);
    expect(screen.getByLabelText('Sand')).toHaveAccessibilityValue({
      now: 60,
      min: 30,
      max: 90,
      text: '60 s',
    });
  });

  test.each([
    ['ArrowUp', 60, 75],
    ['ArrowLeft', 60, 45],
  ])('reacts to %s', (name, from, to) => {
    step(from);
    fireEvent(screen.getByTestId('sand-value'), 'keyDown', key(name));
    expect(changed).toHaveBeenCalledWith(to);
  });

  test('reacts to screen reader actions up to its maximum', () => {
    step(90);
    const value = screen.getByTestId('sand-value');
    fireEvent(value, 'accessibilityAction', byScreenReader('decrement'));
    fireEvent(value, 'accessibilityAction', byScreenReader('increment'));
    expect(changed.mock.calls).toEqual([[75]]);
  });
});

describe('a slider', () => {
  const slide = (value: number) =>
    render(<Slider title="Music" value={value} steps={10} onChange={changed} testID="music" />);

  test('reports its value', () => {
    slide(0.6);
    const slider = screen.getByRole('slider', { name: 'Music' });
    expect(slider).toHaveAccessibilityValue({ now: 60, min: 0, max: 100, text: '60 %' });
  });

  test.each([
    ['ArrowRight', 0.6, 0.7],
    ['ArrowDown', 0.6, 0.5],
  ])('reacts to %s', (name, from, to) => {
    slide(from);
    fireEvent(screen.getByTestId('music'), 'keyDown', key(name));
    expect(changed).toHaveBeenCalledWith(to);
  });

  test('does not go beyond its maximum', () => {
    slide(1);
    fireEvent(screen.getByTestId('music'), 'accessibilityAction', byScreenReader('increment'));
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a field', () => {
  test('reports typed text and submits', async () => {
    const done = jest.fn();
    render(<TextField title="Your name" value="" onChange={changed} onSubmit={done} />);
    await userEvent.type(screen.getByLabelText('Your name'), 'A', { submitEditing: true });
    expect(changed).toHaveBeenCalledWith('A');
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('shows the problem instead of the hint', () => {
    render(
      <TextField title="Your name" value="Bo" onChange={changed} problem="Taken" hint="Short" />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Taken');
    expect(screen.getByLabelText('Your name').props['aria-invalid']).toBe(true);
    expect(screen.queryByText('Short')).toBeNull();
  });
});

describe('a glass for every turn', () => {
  const glass = (seconds: number | null) =>
    render(
      <GlassChoice
        title="A glass"
        hint="It only sounds"
        seconds={seconds}
        usual={90}
        steps={{ from: 30, to: 300, step: 15 }}
        onChange={changed}
        testID="glass"
      />,
    );

  test('is off at first, and begins at the usual time', async () => {
    glass(null);
    expect(screen.queryByTestId('glass-time')).toBeNull();
    await userEvent.press(screen.getByTestId('glass'));
    expect(changed).toHaveBeenCalledWith(90);
  });

  test('shows how long it runs, and can be switched off again', async () => {
    glass(60);
    expect(screen.getByText('60 s')).toBeOnTheScreen();
    await userEvent.press(screen.getByTestId('glass'));
    expect(changed).toHaveBeenCalledWith(null);
  });
});
