import { renderHook } from '@testing-library/react-native';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { useArrivals } from './useArrivals';

const [red, green] = ['red' as Seat, 'green' as Seat];
const at = (seat: Seat, name: string): TablePlace => ({
  seat,
  name,
  face: '',
  sits: name === '' ? 'nobody' : 'player',
  here: name !== '',
});
const ANN = at(red, 'Ann');

/** The message after the last of these names at a seat. */
function shownAfter(...names: readonly string[]) {
  const tables = names.map(name => [ANN, at(green, name)]);
  const { result, rerender } = renderHook(
    ({ places }: { places: readonly TablePlace[] }) => useArrivals(places, [red]),
    { initialProps: { places: tables[0]! } },
  );
  for (const places of tables.slice(1)) rerender({ places });
  return result.current && [result.current.name, result.current.came];
}

test.each([
  ['by their name', ['', 'Owl'], ['Owl', true]],
  ['by the name they give afterwards', ['', 'Owl', 'Bo'], ['Bo', true]],
  ['by the name they had when they go', ['Bo', ''], ['Bo', false]],
])('the table shows a guest %s', (_how, names, shown) => {
  expect(shownAfter(...names)).toEqual(shown);
});

test('a new name alone is no news', () => {
  expect(shownAfter('Owl', 'Bo')).toBeNull();
});
