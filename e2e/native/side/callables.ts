/** JavaScript modules that the native side calls by name (ReactInstance.cpp). */
type Module = Record<string, (...words: unknown[]) => unknown>;

const makers = new Map<string, () => Module>();
const made = new Map<string, Module>();

export function callModule(name: string, method: string, ...words: unknown[]): unknown {
  const make = makers.get(name);
  if (!make) throw new Error(`no module ${name} was registered to be called`);
  const module = made.get(name) ?? make();
  made.set(name, module);
  const fun = module[method];
  if (!fun) throw new Error(`${name} has no ${method}`);
  return fun.call(module, ...words);
}

export const emitDevice = (event: string, ...words: unknown[]): unknown =>
  callModule('RCTDeviceEventEmitter', 'emit', event, ...words);

Object.assign(globalThis, {
  RN$registerCallableModule: (name: string, make: () => Module) => void makers.set(name, make),
});
