import { render, screen } from '@testing-library/react-native';
import { press } from '@/ui/testing/press';
import { TestPhone } from '@/ui/testing/TestPhone';
import { OptionsForm } from './OptionsForm';
import { PLACES } from './testing/position';

function show(options: unknown, fixed = false) {
  const chosen: unknown[] = [];
  render(
    <TestPhone>
      <OptionsForm {...{ options, fixed }} places={PLACES} change={it => void chosen.push(it)} />
    </TestPhone>,
  );
  return chosen;
}

test('a seat may be chosen to begin', () => {
  const chosen = show({});
  press('option-first-blue');
  expect(chosen).toEqual([{ first: 'blue', turnSeconds: null }]);
});

test('a table may play with an hourglass', () => {
  const chosen = show({});
  press('option-sand');
  expect(chosen).toEqual([{ first: null, turnSeconds: 90 }]);
});

test('on another phone the options can only be read', () => {
  show({ first: 'yellow', turnSeconds: 60 }, true);
  expect(screen.getByTestId('options-fixed')).toHaveTextContent(/Bo.*60 s/);
  expect(screen.queryByTestId('option-sand')).toBeNull();
});
