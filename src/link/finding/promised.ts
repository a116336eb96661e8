/** A promise and the hand that keeps it; keeping it again changes nothing. */
interface Promised<Value> {
  readonly promise: Promise<Value>;
  keep(value: Value): void;
}

export function promised<Value>(): Promised<Value> {
  let keep: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>(resolve => (keep = resolve));
  return { promise, keep };
}
