/** One thing after another, in the order in which they were asked for. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that fails is told to its caller, and the next begins all the same. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
