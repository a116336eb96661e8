/** A real table in a test: host, guest and bots as in the app, and a door that nobody else finds. */
import { loopback } from '@/link/loopback';
import { type Evening as Asks, openEvening } from '@/stores/openEvening';
import type { Doors } from '@/stores/doors';
import type { Vault } from '@/table/ports';

const CLOSED: Doors = {
  inside: loopback,
  open: () => Promise.resolve({ ok: false, why: 'no-server' }),
  find: () => Promise.resolve({ ok: false, why: { code: 'no-server' } }),
  offer: () => undefined,
  answer: () => ({ ok: false, why: 'no-webrtc' }),
  awaitCall: () => Promise.resolve(undefined),
  callScreen: () => Promise.resolve(false),
  isScreenLink: () => false,
};

export function memoryVault(): Vault {
  const files = new Map<string, string>();
  const write = (file: string, text: string) => Promise.resolve(void files.set(file, text));
  return {
    write,
    read: file => Promise.resolve(files.get(file)),
    append: (file, text) => write(file, (files.get(file) ?? '') + text),
    forget: file => Promise.resolve(void files.delete(file)),
  };
}

/** `speed`: how fast matches go that are dealt here. */
export function realEvening({ speed = 1, doors = {} as Partial<Doors> } = {}): Asks {
  let fresh = 0;
  return openEvening({
    vault: memoryVault(),
    doors: { ...CLOSED, ...doors },
    now: () => performance.now(),
    chance: () => 0.5,
    fresh: () => String(++fresh).padStart(32, '0'),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    speed,
    seed: () => 5,
  });
}
