/** A promise and the function that resolves it; a second call changes nothing. */
interface Promised<Value> {
  readonly promise: Promise<Value>;
  keep(value: Value): void;
}

export function promised<Value>(): Promised<Value> {
  let keep: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>(resolve => (keep = resolve));
  return { promise, keep };
}
