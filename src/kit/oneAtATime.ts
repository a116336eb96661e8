/** Runs work one piece after another, in the order of the calls. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that fails rejects for its caller, and the next piece begins all the same. */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
