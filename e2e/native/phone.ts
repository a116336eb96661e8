/** A phone with the installed app, controlled by a story. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { NativeDriver } from '../drivers/driver';
import { AppInside, type Fact, type InsideWish, type Permission, type Settings } from './appInside';
import { buildSide } from './build';
import { bundleFor, type Platform } from './bundle';
import { loseLastPiece, rewrite } from './world/vault';
import { hermes } from './engine';

export type InstalledPhone = NativeDriver & {
  readonly complaints: readonly string[];
  readonly facts: readonly Fact[];
  forgive(complaint: RegExp): void;
  /** The system's back button, which an iPhone lacks. */
  goBack(): Promise<void>;
  /** Presses the keyboard's done key. */
  submit(id: string): Promise<void>;
  /** Time passes while the phone sleeps: its steady clock stands still. */
  sleep(ms: number): Promise<void>;
  /**
   * In the background: until it comes back, nothing of the app runs, whatever service it has, and
   * the system takes its sockets and its paths to others. The story does not wait so long: only the
   * clocks are moved on, which is all that an app can know of a time in which it did not run.
   */
  freeze(ms: number): Promise<void>;
  /** Ends the app at once. */
  kill(): void;
  isolated(is: boolean): void;
  /** Loses the last piece that the vault has saved under this name. */
  loseLastPiece(name: string): void;
  /** Changes what the vault has saved under this name, and returns it as it was. */
  rewrite(name: string, change: (text: string) => string): string;
  /** Waits until the phone has reported this. */
  fact(kind: string): Promise<void>;
  tree(): Promise<string>;
  evaluate(script: string): Promise<unknown>;
  putAway(): void;
};

export type PhoneWish = {
  readonly language?: string;
  readonly permissions?: Partial<Settings['permissions']>;
  readonly answers?: Partial<Settings['answers']>;
  readonly exactAlarms?: boolean;
  readonly platform?: Platform;
  /** For phones that meet others; otherwise time passes only while the story waits. */
  readonly inRealTime?: boolean;
  /** Replaces the usual engine, for example to measure turns. */
  readonly engine?: InsideWish['engine'];
};

/** The longest wait on a busy machine, in real time and in held time. */
const PATIENCE_MS = 60_000;
const HELD_PATIENCE_MS = 30_000;
/**
 * The first interval between two looks, and the longest where time is held, because intervals grow.
 */
const AGAIN_MS = 50;
const LONGEST_STEP_MS = 500;
/** Held time that passes during a look, and while a finger moves. */
const MOMENT_MS = 20;
const REACH_MS = 150;
const CLOSING_MS = 300;
/** A finger that jumps carries nothing. */
const STEPS = 10;

/** Warnings that libraries log on every phone, whatever the app does. */
const KNOWN = [
  /new NativeEventEmitter\(\)` was called with a non-null argument without the required/,
  /Expo AV has been deprecated/,
];

const sides = new Map<Platform, Promise<string>>();
const bundles = new Map<Platform, string>();

function sideOf(platform: Platform): Promise<string> {
  const script = sides.get(platform) ?? buildSide(platform);
  sides.set(platform, script);
  return script;
}

function bundleOf(platform: Platform): string {
  const script = bundles.get(platform) ?? fs.readFileSync(bundleFor(platform), 'utf8');
  bundles.set(platform, script);
  return script;
}

/** `covered`: by a dialogue, which takes a moment to go after it was closed. */
type State = { text: string; name: string; disabled: boolean; covered: boolean };

const canTouch = ({ disabled, covered }: State): boolean => !disabled && !covered;

export async function installPhone(wish: PhoneWish = {}): Promise<InstalledPhone> {
  const platform = wish.platform ?? 'android';
  const script = await sideOf(platform);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'phone-'));
  const complaints: string[] = [];
  const forgiven = [...KNOWN];
  const facts: Fact[] = [];
  let permissions: Record<'notifications' | 'camera', Permission> = {
    notifications: 'undetermined',
    camera: 'undetermined',
    ...wish.permissions,
  };
  let app: AppInside | undefined;
  let isIsolated = false;
  /** With a foreground service Android keeps timers running. */
  let hasService = false;

  function note(fact: Fact): void {
    facts.push(fact);
    if (fact.kind === 'service') hasService = (fact.told as { runs: boolean }).runs;
    if (fact.kind !== 'asked-permission') return;
    const { what, answer } = fact.told as { what: 'notifications' | 'camera'; answer: Permission };
    permissions = { ...permissions, [what]: answer };
  }

  function start(initialUrl: string | null): void {
    app?.stop();
    hasService = false;
    app = new AppInside({
      engine: wish.engine ?? hermes,
      side: script,
      bundle: bundleOf(platform),
      folder,
      settings: {
        languages: [wish.language ?? 'en-GB'],
        initialUrl,
        exactAlarms: wish.exactAlarms ?? true,
        permissions,
        answers: { notifications: 'granted', camera: 'granted', ...wish.answers },
      },
      holdsTime: !wish.inRealTime,
      isIsolated: () => isIsolated,
      complain: words => {
        if (!forgiven.some(kind => kind.test(words))) complaints.push(words);
      },
      fact: note,
    });
  }

  const running = (): AppInside => {
    if (!app) throw new Error('the app is not open');
    return app;
  };

  /** Checks again whenever the app has done something, or a moment has passed. */
  async function until(is: () => Promise<boolean>, what: () => string): Promise<void> {
    const last = Date.now() + PATIENCE_MS;
    for (let waited = 0, step = AGAIN_MS; !(await is()); waited += step) {
      const isLate = running().holdsTime ? waited > HELD_PATIENCE_MS : Date.now() > last;
      if (running().hasFailed || isLate) throw await failure(what());
      if (running().holdsTime) step = Math.min(LONGEST_STEP_MS, AGAIN_MS + waited / 8);
      await running().pass(step);
    }
  }
  /** Looks and touches let a moment pass, so that time goes on for a story that only looks. */
  async function look(about: string, of: string, words?: string): Promise<unknown> {
    if (running().holdsTime)
      await running().pass(/^(tap|tap-if-there|grasp|type)$/.test(about) ? REACH_MS : MOMENT_MS);
    return running().ask(about, of, words);
  }
  const failure = async (what: string) =>
    new Error(`${what}\n${complaints.join('\n')}\n${await tree()}`);
  const tree = async () => String(await running().ask('tree'));

  /**
   * An iPhone is inactive on its way to the background, and its timers run until it is suspended.
   */
  function goOut(): void {
    if (platform === 'ios') running().send('app-state', 'inactive');
    running().send('app-state', 'background');
  }

  /** Closes the app as a person does: it is in the background for a moment before it ends. */
  async function close(): Promise<void> {
    goOut();
    await running().pass(CLOSING_MS);
  }

  const isThere = async (id: string) => (await look('there', id)) === true;
  const waitFor = (id: string) =>
    until(
      () => isThere(id),
      () => `“${id}” has not come`,
    );
  const stateOf = async (id: string) => (await look('state', id)) as State | null;
  const stateWhere = (id: string, fits: (state: State) => boolean, what: string) =>
    until(
      async () => {
        const state = await stateOf(id);
        return state !== null && fits(state);
      },
      () => `“${id}” never ${what}`,
    );
  async function existing(id: string): Promise<State> {
    await waitFor(id);
    const state = await stateOf(id);
    if (!state) throw new Error(`“${id}” has gone`);
    return state;
  }

  /** A veil keeps fingers off while the host counts in, but not these touches. */
  const isUncovered = () =>
    until(
      async () => !(await isThere('count-in')),
      () => 'the count does not end',
    );

  return {
    complaints,
    facts,
    forgive: kind => void forgiven.push(kind),
    async open(address) {
      if (app) await close();
      start(address.replace(/^https?:\/\/[^/]*\/?/, 'sandtable://'));
    },
    async restart() {
      if (app) await close();
      start(null);
    },
    async tap(id) {
      await stateWhere(id, canTouch, 'could be pressed');
      await isUncovered();
      await look('tap', id);
    },
    async tapIfThere(id) {
      if (!(await isThere(id)) || (await isThere('count-in'))) return false;
      return (await look('tap-if-there', id)) === true;
    },
    async type(id, words) {
      await waitFor(id);
      await look('type', id, words);
    },
    async drag(from, to) {
      await stateWhere(from, canTouch, 'could be carried');
      await isUncovered();
      await waitFor(to);
      await look('grasp', from);
      for (let step = 1; step <= STEPS; step++) await look('carry', to, String(step / STEPS));
      await look('release', '');
    },
    see: words =>
      until(
        async () => (await look('seen', words)) === true,
        () => `“${words}” is not to be seen`,
      ),
    waitFor,
    waitGone: id =>
      until(
        async () => !(await isThere(id)),
        () => `“${id}” is still there`,
      ),
    isThere,
    read: async id => (await existing(id)).text,
    nameOf: async id => (await existing(id)).name,
    nameIfThere: async id => (await stateOf(id))?.name ?? '',
    waitName: (id, name) => stateWhere(id, state => name.test(state.name), `was called ${name}`),
    waitText: (id, words) => stateWhere(id, state => words.test(state.text), `said ${words}`),
    goBack: async () => {
      if (platform === 'ios') throw new Error('an iPhone has no such button');
      await look('back', '');
    },
    submit: async id => void (await look('submit', id)),
    follow: async url => {
      running().send('open-url', url);
      running().send('linking-url', url);
    },
    leave: async () => {
      goOut();
      if (platform === 'android' && !hasService) running().hold();
    },
    freeze: async ms => {
      running().send('asleep', ms);
      running().freeze();
    },
    comeBack: async () => {
      running().send('app-state', 'active');
      running().goOn();
    },
    sleep: async ms => running().send('asleep', ms),
    kill: () => {
      app?.stop();
      app = undefined;
    },
    isolated: is => {
      isIsolated = is;
    },
    fact: kind =>
      until(
        async () => facts.some(it => it.kind === kind),
        () => `no ${kind} so far`,
      ),
    loseLastPiece: name => loseLastPiece(folder, name),
    rewrite: (name, change) => rewrite(folder, name, change),
    tree,
    evaluate: code => running().ask('evaluate', code),
    putAway: () => {
      app?.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
