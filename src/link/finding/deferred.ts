/** A promise and the function that resolves it; a second call changes nothing. */
interface Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
}

export function deferred<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>(settle => (resolve = settle));
  return { promise, resolve };
}
