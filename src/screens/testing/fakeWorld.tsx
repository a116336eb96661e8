/** A world for tests, with real stores and commands that only record their calls. */
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { createStore } from 'zustand/vanilla';
import { type SessionState, AT_NO_TABLE } from '@/stores/sessionState';
import type { Session } from '@/stores/session';
import { createEventFeeds } from '@/stores/eventFeed';
import { createFilePacks } from '@/stores/filePacks';
import { createHistory } from '@/stores/history';
import { manifestFor } from '@/games/games';
import { openFile } from '@/packs/openFile';
import { createKeeper } from '@/stores/keeper';
import { memoryVault } from '@/table/memoryVault';
import type { KeeperState } from '@/stores/keeper';
import { createSettingsStore, type SettingsState } from '@/stores/settings';
import { ComfortProvider } from '@/ui/comfort';
import { speak } from '@/ui/words/words';
import { type Device, type AppWorld, WorldProvider } from '../world';

type Asked = readonly [what: string, ...about: readonly unknown[]];

type Wanted = {
  readonly state?: Partial<SessionState>;
  readonly settings?: Partial<SettingsState>;
  readonly session?: Partial<Session>;
  readonly device?: Partial<Device>;
};

/** The least state of a guest at a table. */
export const AT_TABLE = { guest: { table: 'table' } } as unknown as Pick<SessionState, 'guest'>;

export function fakeWorld({ state = {}, settings = {}, session = {}, device = {} }: Wanted = {}) {
  const asked: Asked[] = [];
  const note =
    (what: string) =>
    (...about: unknown[]) =>
      void asked.push([what, ...about]);
  const later =
    (what: string) =>
    (...about: unknown[]) => {
      asked.push([what, ...about]);
      return Promise.resolve();
    };
  const liked = createSettingsStore(NO_KEEPER);
  liked.setState({ known: true, ...settings });
  const store = createStore<SessionState>(() => ({ ...AT_NO_TABLE, ...state }));
  const keeping = createStore<KeeperState>(() => ({ fails: false }));
  const world: AppWorld = {
    settings: liked,
    keeping,
    history: createHistory(NO_KEEPER),
    session: {
      state: store,
      events: createEventFeeds(),
      findLeftOpen: later('look'),
      host(wish) {
        asked.push(['host', wish]);
        store.setState(AT_TABLE);
        return Promise.resolve();
      },
      join: note('join'),
      reopen(slot) {
        asked.push(slot === undefined ? ['reopen'] : ['reopen', slot]);
        return Promise.resolve(true);
      },
      continueDamaged(name) {
        asked.push(['goOn', name]);
        return Promise.resolve(true);
      },
      leftFile() {
        asked.push(['leftFile']);
        return Promise.resolve({ name: 'x.match', type: 'text/plain', text: 'x' });
      },
      leave: later('leave'),
      forget: later('forget'),
      forgetAside: later('forgetAside'),
      setAside: later('setAside'),
      forgetSeat: later('forgetSeat'),
      wish: note('wish'),
      order: note('order'),
      sendAway: note('sendAway'),
      grantGuess: () => void asked.push(['grantGuess']),
      bringIn: note('bringIn'),
      deal: note('deal'),
      reach: later('reach'),
      speed: 1,
      seen: note('seen'),
      openDoor: later('openDoor'),
      readInvite: invite => ({ ok: true, invite }),
      pairAsHost: () => undefined,
      pairAsGuest: () => ({ ok: false, why: 'no-webrtc' }),
      ...session,
    } as Session,
    filePacks: createFilePacks({
      keeper: createKeeper(memoryVault(), () => () => undefined),
      filesOf: game => manifestFor(game)?.files,
      openFile,
      thisYear: () => 2026,
    }),
    device: {
      still: false,
      Scanner: () => null,
      canScan: () => Promise.resolve('none'),
      share: () => Promise.resolve('copied'),
      limits: () => [],
      unlockSound: note('unlockSound'),
      watchOffline: () => () => undefined,
      stayAwake: () => () => undefined,
      tryCue: note('tryCue'),
      pickFile: () => Promise.resolve('none'),
      onFileDrop: () => () => undefined,
      saveFile(file) {
        asked.push(['saveFile', file]);
        return Promise.resolve(true);
      },
      ...device,
    },
    links: async () => true,
  };
  return { world, asked, store, keeping, settings: liked };
}

type AroundProps = { world: AppWorld; language?: 'en' | 'de'; children: ReactNode };

/** Renders its children as on a phone. */
export function WithWorld({ world, language = 'en', children }: AroundProps) {
  speak(language);
  return (
    <SafeAreaProvider initialMetrics={PHONE}>
      <ComfortProvider
        value={{ language, leftHand: false, still: true, textScale: 1, signs: false }}
      >
        <WorldProvider value={world}>{children}</WorldProvider>
      </ComfortProvider>
    </SafeAreaProvider>
  );
}

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

const NO_KEEPER: Parameters<typeof createSettingsStore>[0] = {
  read: () => new Promise(() => undefined),
  keep: () => Promise.resolve(),
};
