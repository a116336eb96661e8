/** Stores as their readers see them. Only the owner of a store can write to it. */
import { keysOf } from './keys';

export type Readable<State> = {
  getState(): State;
  getInitialState(): State;
  /** Returns how to stop. */
  subscribe(changed: (now: State, before: State) => void): () => void;
};

/**
 * A part of a store as a store: the same object until one of its fields changes. Where the whole
 * has no such part any more, the last one stays.
 */
export function partOf<Whole, Part extends object>(
  whole: Readable<Whole>,
  select: (whole: Whole) => Part | undefined,
): Readable<Part> {
  const part = memoized(select);
  const first = part(whole.getState());
  if (!first) throw new Error('the store has no such part');
  let last = first;
  const getState = () => {
    const now = part(whole.getState());
    if (now && !isSame(now, last)) last = now;
    return last;
  };
  const subscribe: Readable<Part>['subscribe'] = changed => {
    let before = getState();
    return whole.subscribe(() => {
      const [now, then] = [getState(), before];
      before = now;
      if (now !== then) changed(now, then);
    });
  };
  return { getState, getInitialState: getState, subscribe };
}

/** Every field is the same. */
export const isSame = <T extends object>(one: T, other: T): boolean =>
  keysOf(one).every(key => one[key] === other[key]);

/** Gives the same answer again until it is asked about another thing; `rest` does not count. */
export function memoized<About, Rest extends readonly unknown[], Answer>(
  answer: (about: About, ...rest: Rest) => Answer,
) {
  let last: { readonly about: About; readonly answer: Answer } | undefined;
  return (about: About, ...rest: Rest): Answer => {
    if (!last || last.about !== about) last = { about, answer: answer(about, ...rest) };
    return last.answer;
  };
}
