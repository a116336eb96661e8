/** Plays, vibrates and speaks what the boards announce, each at its moment of match time. */
import type { Alarm, Chime, Cue, EventCue, TableClock } from '../games/board';
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
  /** In real time, like `after` and the moments of notices. */
  now(): Millis;
  after(delay: Millis, act: () => void): () => void;
  play(cue: EventCue, volume: number): void;
  feel(cue: EventCue): void;
  speak(words: string, volume: number): void;
  /** Hands notices to the system; true if the system will show them, so that we need not. */
  schedule(notices: readonly AlertNotice[]): boolean;
  cancel(): void;
  how(): How;
};

export type Alerts = {
  see(seen: { readonly alarms: readonly Alarm[]; readonly clock: TableClock }): void;
  chime(chimes: readonly Chime[]): void;
  /** The app goes to the background, or comes back. */
  away(): void;
  back(): void;
  stop(): void;
};

/** An older alarm is skipped: the phone slept through it. */
const STALE_MS: Millis = 2_000;
/** A timer may fire a little early. */
const EARLY_MS: Millis = 5;
/** The same cue again sooner than this would rattle. */
const CUE_GAP_MS: Millis = 300;
/** An alarm that moves by less is still the same one: only a clock was corrected. */
const SLIP_MS: Millis = 1_000;

/** A notice needs a cue. Words alone are only for players who can hear them now. */
const isNotice = (alarm: Alarm): alarm is Alarm & { cue: Cue } => alarm.cue !== null;
const isWarning = (cue: EventCue | null) => cue === 'soon-left' || cue === 'soon-right';

/** A reading of the clock. Reading it again for each of many alarms would be slow. */
type Moment = { readonly now: Millis; readonly speed: number };
const momentOf = ({ now, speed }: TableClock): Moment => ({ now: now(), speed });

export function createAlerts(ports: AlertPorts): Alerts {
  let alarms: readonly Alarm[] = [];
  let clock: TableClock | undefined;
  let isAway = false;
  let systemTells = false;
  let handedOver = '';
  let stopTimer = () => {};
  const announced = new Map<string, Millis>();
  const lastHeard = new Map<EventCue, Millis>();
  const later = new Set<() => void>();

  /** Real time until then; negative if it has passed. */
  const untilReal = (at: Millis, { now, speed }: Moment) => (at - now) / speed;

  function isNews({ name, at }: Alarm): boolean {
    const before = announced.get(name);
    return before === undefined || at - before >= SLIP_MS;
  }

  /** If match time goes back, another match has begun, whose alarms are still to come. */
  function forgetOtherMatch(now: Millis): void {
    for (const [name, at] of announced) if (at > now + SLIP_MS) announced.delete(name);
  }

  function check(): void {
    stopTimer();
    if (!clock?.running) return;
    const moment = momentOf(clock);
    forgetOtherMatch(moment.now);
    const news = alarms.filter(isNews);
    const due = news.filter(({ at }) => untilReal(at, moment) <= EARLY_MS);
    for (const { name, at } of due) announced.set(name, at);
    tell(due.filter(({ at }) => untilReal(at, moment) >= -STALE_MS));
    waitFor(
      news.filter(alarm => !due.includes(alarm)),
      moment,
    );
  }

  function waitFor(coming: readonly Alarm[], moment: Moment): void {
    const waits = coming.map(({ at }) => untilReal(at, moment));
    if (waits.length > 0) stopTimer = ports.after(Math.min(...waits), check);
  }

  function tell(chimes: readonly Chime[]): void {
    const how = ports.how();
    const heard = chimes.filter(({ cue }) => how.warnings || !isWarning(cue)).filter(isFresh);
    if (isAway && systemTells) return;
    for (const { cue, after = 0 } of heard) {
      if (!cue) continue;
      if (after > 0) ringLater(cue, after);
      else ring(cue);
    }
    // In one sentence, because the next one would cut off the last.
    const words = heard.flatMap(chime => chime.words ?? []).join(' ');
    if (words !== '' && how.voice > 0) ports.speak(words, how.voice);
  }

  function ring(cue: EventCue): void {
    const how = ports.how();
    if (how.cues > 0) ports.play(cue, how.cues);
    if (how.haptics) ports.feel(cue);
  }

  function ringLater(cue: EventCue, wait: Millis): void {
    const cancel = ports.after(wait, () => {
      later.delete(cancel);
      ring(cue);
    });
    later.add(cancel);
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
      check();
      if (isAway) handOver();
    },
    chime: tell,
    away() {
      isAway = true;
      handOver();
    },
    back() {
      comeBack();
      check();
    },
    stop() {
      stopTimer();
      for (const cancel of later) cancel();
      later.clear();
      comeBack();
      [alarms, clock] = [[], undefined];
    },
  };
}
