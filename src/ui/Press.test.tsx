import { fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { Press } from './Press';

const space = { key: ' ', preventDefault: jest.fn() };

test('a press has a name and a role, and calls its handler', async () => {
  const [pressed, held] = [jest.fn(), jest.fn()];
  render(<Press name="Blue planet" onPress={pressed} onLongPress={held} />);
  const planet = screen.getByRole('button', { name: 'Blue planet' });
  await userEvent.press(planet);
  expect(pressed).toHaveBeenCalledTimes(1);
  await userEvent.longPress(planet);
  expect(held).toHaveBeenCalledTimes(1);
});

test('a disabled press says so and stays visible', async () => {
  const pressed = jest.fn();
  render(<Press name="Launch" onPress={pressed} disabled />);
  const launch = screen.getByRole('button', { name: 'Launch' });
  await userEvent.press(launch);
  expect(pressed).not.toHaveBeenCalled();
  expect(launch).toBeDisabled();
});

test.each([
  ['tab', { selected: true }],
  ['button', { expanded: false }],
  ['radio', { checked: true }],
] as const)('a %s reports the state %j', (role, said) => {
  render(<Press name="Mat" role={role} {...said} />);
  expect(screen.getByRole(role, { name: 'Mat', ...said })).toBeOnTheScreen();
});

test('a press leaves out states that its role does not have', () => {
  render(<Press name="Ship" />);
  const { props } = screen.getByRole('button');
  expect(props.accessibilityState).toEqual({ disabled: false });
});

test.each([
  ['switch', 1],
  ['button', 0], // the browser itself handles the space bar on a button
] as const)('on a %s, the space bar calls our handler %d times', (role, times) => {
  jest.replaceProperty(Platform, 'OS', 'web');
  const pressed = jest.fn();
  render(<Press name="Sound" role={role} onPress={pressed} />);
  fireEvent(screen.getByLabelText('Sound'), 'keyDown', space);
  expect(pressed).toHaveBeenCalledTimes(times);
  jest.restoreAllMocks();
});

test('a button shows its title and has it as its name', () => {
  render(<Button title="Open a table" onPress={() => {}} kind="main" icon="hourglass" />);
  expect(screen.getByRole('button', { name: 'Open a table' })).toHaveTextContent('Open a table');
});

test('a busy button cannot be pressed again', async () => {
  const pressed = jest.fn();
  render(<Button title="Join" onPress={pressed} busy />);
  await userEvent.press(screen.getByRole('button', { name: 'Join', busy: true }));
  expect(pressed).not.toHaveBeenCalled();
});

test.each([
  [3, '3'],
  [0, undefined],
])('the badge for %d new requests reads %s', (badge, text) => {
  render(<IconButton icon="talk" name="Requests" onPress={() => {}} badge={badge} />);
  expect(screen.queryByText(/./, { includeHiddenElements: true })?.children[0]).toBe(text);
});
