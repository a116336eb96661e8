/** One run of the installed app: an engine, the native side in it, and the world around it. */
import { randomBytes } from 'node:crypto';
import { chances } from '@/kit/random';
import type { Engine, Heard } from './engine';
import { HeldTime } from './heldTime';
import { assets } from './world/assets';
import { http } from './world/http';
import { TcpSockets } from './world/tcpSocket';
import { vault } from './world/vault';
import { webrtc } from './world/webrtc';
import { webSockets } from './world/websockets';

export type Settings = {
  readonly languages: readonly string[];
  readonly initialUrl: string | null;
  readonly exactAlarms: boolean;
  readonly permissions: Readonly<Record<'notifications' | 'camera', Permission>>;
  readonly answers: Readonly<Record<'notifications' | 'camera', 'granted' | 'denied'>>;
};
export type Permission = 'granted' | 'denied' | 'undetermined';

export type Fact = { readonly kind: string; readonly told: unknown };

export type InsideWish = {
  readonly engine: (heard: Heard) => Engine;
  readonly side: string;
  readonly bundle: string;
  readonly folder: string;
  readonly settings: Settings;
  /** Time passes only when the story lets it; for phones that meet nobody. */
  readonly holdsTime: boolean;
  /** True if no direct path leads to or from this phone. */
  readonly isIsolated: () => boolean;
  complain(words: string): void;
  /** Reports what a person would notice: sounds, notices, opened links. */
  fact(fact: Fact): void;
};

type Message = { readonly kind: string; readonly told: unknown; readonly id?: number };
type Timer = { readonly id: number; readonly ms: number; readonly repeats: boolean };
type Frame = { readonly methodName: string; readonly lineNumber: number };
type Exception = { readonly message: string; readonly fatal: boolean; readonly stack?: Frame[] };
type TcpCall = { readonly name: string; readonly words: unknown[] };
type Told = { readonly id: number; readonly value?: unknown; readonly error?: string };

const MARK = '\u0001';
const CHANCE = 65_536;
const FRAMES = 12;
/** Seed of the order in which concurrent SQLite calls are carried out. */
const SEED = 11;
/** What the system answers after the player has been in another app. */
const ANSWERS: Readonly<Record<string, object>> = {
  share: { action: 'sharedAction' },
  activity: { resultCode: 0 },
};
/** Quotes a script as one line. JSON allows two kinds of line breaks that scripts do not. */
const evaluating = (script: string): string =>
  `(0,eval)(${JSON.stringify(script).replace(/[\u2028\u2029]/g, it => (it === '\u2028' ? '\\u2028' : '\\u2029'))});0`;

const telling = (kind: string, told: unknown): string =>
  `__fromWorld(${JSON.stringify(kind)},${JSON.stringify(told ?? null)})`;

export class AppInside {
  readonly #engine: Engine;
  readonly #wish: InsideWish;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #questions = new Map<number, { done(value: unknown): void; fail(why: Error): void }>();
  readonly #watchers = new Set<() => void>();
  /** The time, put before the next line, because sending it alone would cost one more line. */
  #first = '';
  #asked = 0;
  /** Number of answers of the world that the app waits for. */
  #owed = 0;
  #askedOfWorld = 0;
  readonly #time: HeldTime | undefined;
  #isOver = false;
  /** A phone would have closed the app. */
  hasFailed = false;
  /** Timers that came due in the background, where Android runs none. */
  #held: number[] | undefined;
  /** Messages of the world to a frozen app. */
  #unheard: string[] | undefined;
  readonly #world: ReturnType<AppInside['furnish']>;
  readonly #acts: Record<string, (told: never) => unknown>;

  constructor(wish: InsideWish) {
    this.#wish = wish;
    this.#world = this.furnish();
    this.#acts = this.#furnishActs();
    this.#engine = wish.engine({
      line: text => this.#hear(text),
      uncaught: words => {
        this.hasFailed = true;
        wish.complain(words);
      },
    });
    this.#engine.run(evaluating(wish.side));
    if (wish.holdsTime) this.#time = this.#heldTime();
    this.#time?.begin();
    this.send('settings', wish.settings);
    this.send('random', randomBytes(CHANCE).toString('base64'));
    this.#engine.run(evaluating(wish.bundle));
    this.#engine.run(
      "RN$AppRegistry.runApplication('main',{rootTag:11,initialProps:{},fabric:true},0);0",
    );
  }

  private furnish() {
    const emit = (kind: string) => (event: string, told: object) =>
      this.send(kind, { event, ...told });
    return {
      vault: vault(this.#wish.folder, chances(SEED)),
      sockets: webSockets(emit('ws')),
      tcp: new TcpSockets((event, body) => this.send('tcp', { event, body })),
      assets: assets((uri, base64) => this.send('file', { uri, base64 })),
      rtc: webrtc(emit('rtc'), this.#wish.isIsolated),
      http: http(
        (event, words) => this.send('http', { event, words }),
        (id, text) => this.send('blob', { id, text }),
      ),
    };
  }

  #heldTime(): HeldTime {
    return new HeldTime({
      tell: now => {
        this.#first = `${telling('now', now)};`;
      },
      fire: id => this.#fire(id),
      settle: () => this.#settle(),
    });
  }

  /** Resolves after a complete round trip in which the app asked nothing of the world. */
  async #settle(): Promise<void> {
    for (let isQuiet = false; !isQuiet && !this.#isOver;) {
      const [owed, asked] = [this.#owed, this.#askedOfWorld];
      await this.ask('nothing');
      isQuiet = owed === 0 && asked === this.#askedOfWorld;
    }
  }

  /** Lets held time pass; otherwise waits until something happens, at most `ms`. */
  async pass(ms: number): Promise<void> {
    if (this.#time) return this.#time.pass(ms);
    const soon = new Promise<void>(resolve => setTimeout(resolve, ms));
    await Promise.race([soon, new Promise<void>(resolve => this.#watchers.add(resolve))]);
  }
  get holdsTime(): boolean {
    return this.#time !== undefined;
  }

  send(kind: string, told: unknown): void {
    if (this.#isOver) return;
    const line = `${this.#first}${telling(kind, told)};0`;
    this.#first = '';
    if (this.#unheard) this.#unheard.push(line);
    else this.#engine.run(line);
  }

  /** Queries what is drawn, or acts as a finger. */
  ask(about: string, of = '', words?: string): Promise<unknown> {
    const id = ++this.#asked;
    this.send('question', { id, about, of, words });
    return new Promise((done, fail) => this.#questions.set(id, { done, fail }));
  }

  /** Android runs no timers in the background, and runs the overdue ones on return. */
  hold(): void {
    this.#held ??= [];
  }
  /**
   * The system stops the app completely and takes its sockets and paths; the app learns of that on
   * return.
   */
  freeze(): void {
    const { sockets, tcp, rtc } = this.#world;
    this.hold();
    this.#unheard ??= [];
    tcp.stop();
    sockets.stop();
    rtc.cut();
  }
  goOn(): void {
    const unheard = this.#unheard ?? [];
    this.#unheard = undefined;
    for (const line of unheard) this.#engine.run(line);
    const due = this.#held ?? [];
    this.#held = undefined;
    for (const id of due) this.send('timer', id);
  }

  /** The system ends the app, or the battery is removed. */
  stop(): void {
    this.#isOver = true;
    this.#engine.stop();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const { fail } of this.#questions.values()) fail(new Error('the app has ended'));
    const { vault: base, sockets, rtc, tcp, http: requests } = this.#world;
    tcp.stop();
    base.stop();
    sockets.stop();
    rtc.stop();
    requests.stop();
  }

  #hear(text: string): void {
    if (this.#isOver) return;
    if (!text.startsWith(MARK)) {
      if (!/^(undefined|0|)$/.test(text)) this.#wish.complain(text);
      return;
    }
    const message = JSON.parse(text.slice(MARK.length)) as Message;
    if (message.id === undefined) this.#told(message);
    else void this.#answer(message, message.id);
    for (const watcher of this.#watchers) watcher();
    this.#watchers.clear();
  }

  async #answer({ kind, told }: Message, id: number): Promise<void> {
    this.#owed += 1;
    this.#askedOfWorld += 1;
    try {
      this.send('answer', { id, value: (await this.#asks(kind, told)) ?? null });
    } catch (problem) {
      this.send('answer', {
        id,
        error: problem instanceof Error ? problem.message : String(problem),
      });
    } finally {
      this.#owed -= 1;
    }
  }

  #asks(kind: string, told: unknown): Promise<unknown> {
    const { vault: base, rtc, assets: files } = this.#world;
    if (kind === 'sqlite') return base.call(told as Parameters<typeof base.call>[0]);
    if (kind === 'asset') return files.unpack(told as Parameters<typeof files.unpack>[0]);
    if (kind === 'rtc') return rtc.run(told as Parameters<typeof rtc.run>[0]);
    const answer = ANSWERS[kind];
    if (answer) {
      this.#wish.fact({ kind, told });
      return Promise.resolve(answer);
    }
    return Promise.reject(new Error(`the world is asked for “${kind}”, which is not there`));
  }

  /** Messages of the app to the world that need no answer. */
  #furnishActs(): Record<string, (told: never) => unknown> {
    const { vault: base, sockets, rtc, tcp, http: requests } = this.#world;
    return {
      timer: (it: Timer) => this.#start(it),
      'timer-stop': (id: number) => this.#stop(id),
      told: (it: Told) => this.#heard(it),
      random: () => this.send('random', randomBytes(CHANCE).toString('base64')),
      log: (it: { level: string; words: string }) => this.#log(it),
      exception: (it: Exception) => this.#exception(it),
      tcp: ({ name, words }: TcpCall) => callTcp(tcp, name, words),
      'sqlite-open': base.open,
      'sqlite-statement': base.statement,
      rtc: (it: Parameters<typeof rtc.run>[0]) =>
        void rtc.run(it).catch((problem: unknown) => this.#wish.complain(String(problem))),
      ...sockets,
      ...requests,
    };
  }

  #told({ kind, told }: Message): void {
    const act = this.#acts[kind] as ((told: unknown) => unknown) | undefined;
    if (act) act(told);
    else this.#wish.fact({ kind, told });
  }

  #start({ id, ms, repeats }: Timer): void {
    if (this.#time) return this.#time.start(id, ms, repeats);
    const fire = () => {
      if (!repeats) this.#timers.delete(id);
      this.#fire(id);
    };
    this.#timers.set(id, repeats ? setInterval(fire, Math.max(1, ms)) : setTimeout(fire, ms));
  }

  #fire(id: number): void {
    if (this.#held) this.#held.push(id);
    else this.send('timer', id);
  }

  #stop(id: number): void {
    this.#time?.stop(id);
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#held = this.#held?.filter(it => it !== id);
  }

  #heard({ id, value, error }: Told): void {
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    if (error === undefined) question?.done(value);
    else question?.fail(new Error(error));
  }

  #exception({ message, fatal, stack = [] }: Exception): void {
    const frames = stack.slice(0, FRAMES).map(it => `  at ${it.methodName} (${it.lineNumber})`);
    this.#wish.complain([message, ...frames].join('\n'));
    this.hasFailed ||= fatal;
  }

  #log({ level, words }: { level: string; words: string }): void {
    if (level === 'warn' || level === 'error') this.#wish.complain(`${level}: ${words}`);
    else this.#wish.fact({ kind: 'log', told: words });
  }
}

function callTcp(tcp: TcpSockets, name: string, words: unknown[]): void {
  const call: unknown = Reflect.get(tcp, name);
  if (typeof call !== 'function') throw new Error(`the native side has no TcpSockets.${name}`);
  Reflect.apply(call, tcp, words);
}
