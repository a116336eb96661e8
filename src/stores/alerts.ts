/** When something is heard, felt and said: what the boards announce, at its moment of match time. */
import type { Alarm, Chime, Cue, TableClock } from '../games/board';
import type { Millis } from '../kit/millis';
import type { Settings } from '../protocol/savedSettings';

export type AlertNotice = {
  readonly name: string;
  readonly at: Millis;
  readonly cue: Cue;
  readonly words: string;
};
export type How = Pick<Settings, 'cues' | 'voice' | 'haptics' | 'warnings'>;

type AlertPorts = {
  /** In real time, as `after` and the moments of notices. */
  now(): Millis;
  after(delay: Millis, act: () => void): () => void;
  play(cue: Cue, volume: number): void;
  feel(cue: Cue): void;
  speak(words: string, volume: number): void;
  /** Hands over what is to come to the system; true if it will tell, and we need not. */
  schedule(notices: readonly AlertNotice[]): boolean;
  cancel(): void;
  how(): How;
};

export type Alerts = {
  see(seen: { readonly alarms: readonly Alarm[]; readonly clock: TableClock }): void;
  chime(chimes: readonly Chime[]): void;
  /** The app goes to the background, and comes back. */
  away(): void;
  back(): void;
  stop(): void;
};

/** What is older is no news: the phone slept through it. */
const STALE_MS: Millis = 2_000;
/** A timer may go off a hair too early. */
const EARLY_MS: Millis = 5;
/** The same cue again so soon would be a rattle. */
const CUE_GAP_MS: Millis = 300;
/** What moves by less in match time has not been turned again: a clock was set right. */
const SLIP_MS: Millis = 1_000;

/** What is only said is for who is there to hear it. */
const isNotice = (alarm: Alarm): alarm is Alarm & { cue: Cue } => alarm.cue !== null;
const isWarning = (cue: Cue | null) => cue === 'soon-left' || cue === 'soon-right';

/** What a clock showed once: to ask it anew for each of many alarms is what costs. */
type Moment = { readonly now: Millis; readonly speed: number };
const momentOf = ({ now, speed }: TableClock): Moment => ({ now: now(), speed });

export function createAlerts(ports: AlertPorts): Alerts {
  let alarms: readonly Alarm[] = [];
  let clock: TableClock | undefined;
  let isAway = false;
  let systemTells = false;
  let handedOver = '';
  let stopTimer = () => {};
  const told = new Map<string, Millis>();
  const lastHeard = new Map<Cue, Millis>();

  /** How long until then in real time; negative when it has been. */
  const untilReal = (at: Millis, { now, speed }: Moment) => (at - now) / speed;

  function isNews({ name, at }: Alarm): boolean {
    const before = told.get(name);
    return before === undefined || at - before >= SLIP_MS;
  }

  /** Match time that runs backwards is another match: its alarms have not been told. */
  function forgetOtherMatch(now: Millis): void {
    for (const [name, at] of told) if (at > now + SLIP_MS) told.delete(name);
  }

  function look(): void {
    stopTimer();
    if (!clock?.running) return;
    const moment = momentOf(clock);
    forgetOtherMatch(moment.now);
    const news = alarms.filter(isNews);
    const due = news.filter(({ at }) => untilReal(at, moment) <= EARLY_MS);
    for (const { name, at } of due) told.set(name, at);
    tell(due.filter(({ at }) => untilReal(at, moment) >= -STALE_MS));
    waitFor(
      news.filter(alarm => !due.includes(alarm)),
      moment,
    );
  }

  function waitFor(coming: readonly Alarm[], moment: Moment): void {
    const waits = coming.map(({ at }) => untilReal(at, moment));
    if (waits.length > 0) stopTimer = ports.after(Math.min(...waits), look);
  }

  function tell(chimes: readonly Chime[]): void {
    const how = ports.how();
    const heard = chimes.filter(({ cue }) => how.warnings || !isWarning(cue)).filter(isFresh);
    if (isAway && systemTells) return;
    for (const { cue } of heard) {
      if (!cue) continue;
      if (how.cues > 0) ports.play(cue, how.cues);
      if (how.haptics) ports.feel(cue);
    }
    // In one breath: what is said next would cut off what is being said.
    const words = heard.flatMap(chime => chime.words ?? []).join(' ');
    if (words !== '' && how.voice > 0) ports.speak(words, how.voice);
  }

  function isFresh({ cue }: Chime): boolean {
    if (!cue) return true;
    const now = ports.now();
    const last = lastHeard.get(cue);
    if (last !== undefined && now - last < CUE_GAP_MS) return false;
    lastHeard.set(cue, now);
    return true;
  }

  function handOver(): void {
    const notices = clock?.running ? coming(momentOf(clock)) : [];
    const same = JSON.stringify(notices.map(({ name, at }) => [name, Math.round(at / 100)]));
    if (same === handedOver) return;
    handedOver = same;
    systemTells = ports.schedule(notices);
  }

  const coming = (moment: Moment): AlertNotice[] =>
    alarms
      .filter(isNotice)
      .filter(({ at, cue }) => untilReal(at, moment) > 0 && !isWarning(cue))
      .map(({ name, at, cue, words = '' }) => ({
        name,
        at: Math.round(ports.now() + untilReal(at, moment)),
        cue,
        words,
      }));

  function comeBack(): void {
    if (isAway) ports.cancel();
    isAway = false;
    handedOver = '';
  }

  return {
    see(seen) {
      ({ alarms, clock } = seen);
      look();
      if (isAway) handOver();
    },
    chime: tell,
    away() {
      isAway = true;
      handOver();
    },
    back() {
      comeBack();
      look();
    },
    stop() {
      stopTimer();
      comeBack();
      [alarms, clock] = [[], undefined];
    },
  };
}
