import { memoized, partOf, type Readable } from './readable';

function store<State>(first: State) {
  let state = first;
  const readers = new Set<(now: State, before: State) => void>();
  const readable: Readable<State> = {
    getState: () => state,
    getInitialState: () => first,
    subscribe(changed) {
      readers.add(changed);
      return () => void readers.delete(changed);
    },
  };
  const set = (next: State) => {
    const before = state;
    state = next;
    readers.forEach(changed => changed(next, before));
  };
  return { readable, set };
}

const whole = () => store({ heap: 3, turn: 'red', pings: 0 });
const select = ({ heap, turn }: { heap: number; turn: string }) => ({ heap, turn });

test('a part is the same object until one of its fields changes', () => {
  const { readable, set } = whole();
  const part = partOf(readable, select);
  const first = part.getState();
  set({ heap: 3, turn: 'red', pings: 1 });
  expect(part.getState()).toBe(first);
  set({ heap: 2, turn: 'red', pings: 1 });
  expect(part.getState()).toEqual({ heap: 2, turn: 'red' });
});

test('a reader of a part hears of its changes only, with what was before', () => {
  const { readable, set } = whole();
  const heard: unknown[] = [];
  const stop = partOf(readable, select).subscribe((now, before) => heard.push([before, now]));
  set({ heap: 3, turn: 'red', pings: 1 });
  set({ heap: 3, turn: 'green', pings: 2 });
  stop();
  set({ heap: 0, turn: 'green', pings: 2 });
  expect(heard).toEqual([
    [
      { heap: 3, turn: 'red' },
      { heap: 3, turn: 'green' },
    ],
  ]);
});

test('two readers of a part hear of the same change', () => {
  const { readable, set } = whole();
  const part = partOf(readable, select);
  const heard: number[] = [];
  part.subscribe(({ heap }) => heard.push(heap));
  part.subscribe(({ heap }) => heard.push(heap));
  set({ heap: 2, turn: 'red', pings: 0 });
  expect(heard).toEqual([2, 2]);
});

test('the last part stays where there is none any more; where there never was one, it fails', () => {
  const { readable, set } = store<{ seen: { heap: number } | undefined }>({ seen: { heap: 3 } });
  const part = partOf(readable, ({ seen }) => seen);
  set({ seen: undefined });
  expect(part.getState()).toEqual({ heap: 3 });
  expect(() => partOf(readable, ({ seen }) => seen)).toThrow('no such part');
});

test('a memoized answer is given again until it is asked about something else', () => {
  const list = memoized((about: string) => [about]);
  const first = list('a');
  expect(list('a')).toBe(first);
  expect(list('b')).toEqual(['b']);
  expect(list('a')).not.toBe(first);
});
