import type { Alarm, Cue, TableClock } from '../games/board';
import type { Millis } from '../kit/millis';
import { type Alerts, createAlerts, type How, type AlertNotice } from './alerts';

const USUAL: How = { cues: 0.8, voice: 0, haptics: true, warnings: true };
type Desk = ReturnType<typeof desk>;

/** A phone whose clock the test controls. */
function desk(how: Partial<How> = {}, systemCan = true) {
  let now = 1_000_000;
  let [running, speed, from, since] = [true, 1, 0, now];
  const timers = new Set<{ at: Millis; act: () => void }>();
  const log: string[] = [];
  const scheduled: (readonly AlertNotice[])[] = [];
  const alerts: Alerts = createAlerts({
    now: () => now,
    after(delay, act) {
      const timer = { at: now + delay, act };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    play: (cue, volume) =>
      void log.push(`${cue}@${matchTime()}${volume === 0.8 ? '' : ` ${volume}`}`),
    feel: cue => void log.push(`~${cue}`),
    speak: words => void log.push(`“${words}”`),
    schedule(notices) {
      scheduled.push(notices);
      return systemCan;
    },
    cancel: () => void log.push('cancelled'),
    how: () => ({ ...USUAL, haptics: false, ...how }),
  });
  const matchTime = () => from + (running ? (now - since) * speed : 0);
  const clock = (): TableClock => ({ now: matchTime, running, speed });
  let shown: readonly Alarm[] = [];

  return {
    alerts,
    log,
    scheduled,
    timers,
    real: () => now,
    see(...alarms: Alarm[]) {
      shown = alarms;
      alerts.see({ alarms, clock: clock() });
    },
    /** Time passes, and timers go off when due. */
    wait(by: Millis) {
      const end = now + by;
      for (;;) {
        const next = [...timers].sort((one, other) => one.at - other.at)[0];
        if (!next || next.at > end) break;
        now = Math.max(now, next.at);
        timers.delete(next);
        next.act();
      }
      now = end;
    },
    /** Time passes, and no timer goes off. */
    sleep(by: Millis) {
      now += by;
    },
    set(change: { running?: boolean; speed?: number; at?: Millis }) {
      [from, since] = [change.at ?? matchTime(), now];
      running = change.running ?? running;
      speed = change.speed ?? speed;
      alerts.see({ alarms: shown, clock: clock() });
    },
  };
}

const glass = (side: 'left' | 'right', at: Millis, words?: string): Alarm => ({
  name: side,
  at,
  cue: `glass-${side}`,
  words,
});
const alarm = (name: string, at: Millis, cue: Cue): Alarm => ({ name, at, cue });

test.each<[string, (on: Desk) => void, string[]]>([
  [
    'each alarm once, at its moment',
    on => {
      on.see(glass('left', 60_000), glass('right', 75_000));
      on.wait(59_990);
      expect(on.log).toEqual([]);
      on.wait(60_000);
    },
    ['glass-left@60000', 'glass-right@75000'],
  ],
  [
    'once only, however often it is seen',
    on => {
      for (let n = 0; n < 5; n++) {
        on.see(glass('left', 3_000));
        on.wait(1_000);
      }
    },
    ['glass-left@3000'],
  ],
  [
    'a moved alarm at its new moment',
    on => {
      on.see(glass('left', 10_000));
      on.wait(5_000);
      on.see(glass('left', 65_000));
      on.wait(60_000);
    },
    ['glass-left@65000'],
  ],
  [
    'a glass that was turned again, again',
    on => {
      on.see(glass('left', 10_000));
      on.wait(12_000);
      on.see(glass('left', 72_000));
      on.wait(70_000);
    },
    ['glass-left@10000', 'glass-left@72000'],
  ],
  [
    'a glass that was turned again in the same instant, again',
    on => {
      on.set({ speed: 60 });
      on.see(glass('left', 60_000));
      on.wait(1_000);
      on.see(glass('left', 120_000));
      on.wait(1_000);
    },
    ['glass-left@60000', 'glass-left@120000'],
  ],
  [
    'no alarm twice because a clock slipped',
    on => {
      on.see(glass('left', 10_000));
      on.wait(10_000);
      on.see(glass('left', 10_040));
      on.wait(900);
    },
    ['glass-left@10000'],
  ],
  [
    'not an alarm that was removed',
    on => {
      on.see(glass('left', 10_000), glass('right', 11_000));
      on.see(glass('right', 11_000));
      on.wait(20_000);
    },
    ['glass-right@11000'],
  ],
  [
    'at the speed of the table',
    on => {
      on.set({ speed: 60 });
      on.see(glass('left', 60_000));
      on.wait(999);
      expect(on.log).toEqual([]);
      on.wait(2);
    },
    ['glass-left@60000'],
  ],
  [
    'nothing while the table is paused, and then as much later',
    on => {
      on.see(glass('left', 10_000));
      on.wait(5_000);
      on.set({ running: false });
      on.wait(30_000);
      on.set({ running: true });
      on.wait(4_000);
      expect(on.log).toEqual([]);
      on.wait(2_000);
    },
    ['glass-left@10000'],
  ],
  [
    'after a short sleep, alarms that are still news',
    on => {
      on.see(glass('left', 10_000), glass('right', 13_500));
      on.sleep(15_000);
      on.alerts.back();
    },
    ['glass-right@15000'],
  ],
  [
    'no old alarm, not even later',
    on => {
      on.see(glass('left', 10_000));
      on.sleep(12_001);
      on.see(glass('left', 10_000));
      on.wait(10_000);
    },
    [],
  ],
  [
    'in another match, the same name again',
    on => {
      on.see(glass('left', 60_000));
      on.wait(61_000);
      on.set({ at: 0 });
      on.see(glass('left', 60_000));
      on.wait(61_000);
    },
    ['glass-left@60000', 'glass-left@60000'],
  ],
  [
    'two glasses at one moment, both',
    on => {
      on.see(glass('left', 5_000), glass('right', 5_000));
      on.wait(6_000);
    },
    ['glass-left@5000', 'glass-right@5000'],
  ],
  [
    'no rattle of one cue',
    on => {
      on.alerts.chime([{ cue: 'asked' }, { cue: 'asked' }]);
      on.wait(200);
      on.alerts.chime([{ cue: 'asked' }]);
      on.wait(100);
      on.alerts.chime([{ cue: 'asked' }]);
    },
    ['asked@0', 'asked@300'],
  ],
  [
    'what one act does one after another',
    on => {
      on.alerts.chime([{ cue: 'sea-swim' }, { cue: 'sea-dock', after: 400, words: 'Docked.' }]);
      on.wait(399);
      expect(on.log).toEqual(['sea-swim@0']);
      on.wait(1_000);
    },
    ['sea-swim@0', 'sea-dock@400'],
  ],
  [
    'nothing that was still to come when it was stopped',
    on => {
      on.alerts.chime([{ cue: 'sea-dock', after: 400 }]);
      on.alerts.stop();
      on.wait(1_000);
    },
    [],
  ],
  [
    'nothing after it was stopped',
    on => {
      on.see(glass('left', 5_000));
      on.alerts.stop();
      on.wait(10_000);
      expect(on.timers.size).toBe(0);
    },
    [],
  ],
])('the player hears %s', (_, act, expected) => {
  const on = desk();
  act(on);
  expect(on.log).toEqual(expected);
});

test('there is never more than one timer, however many views arrive', () => {
  const on = desk();
  for (let n = 0; n < 50; n++) on.see(glass('left', 60_000 + n), glass('right', 61_000));
  expect(on.timers.size).toBe(1);
});

test('a timer that fires slightly early rings at once, and only once', () => {
  const on = desk();
  on.see(glass('left', 10_000));
  on.sleep(9_997);
  for (const { act } of on.timers) act();
  on.wait(100);
  expect(on.log).toEqual(['glass-left@9997']);
});

test.each<[string, Partial<How>, string[]]>([
  ['as usual', {}, ['soon-left@1000', 'glass-left@2000']],
  ['without warnings', { warnings: false }, ['glass-left@2000']],
  ['softly', { cues: 0.2, warnings: false }, ['glass-left@2000 0.2']],
  ['felt, not heard', { cues: 0, haptics: true, warnings: false }, ['~glass-left']],
  ['heard and felt', { haptics: true, warnings: false }, ['glass-left@2000', '~glass-left']],
  ['spoken', { cues: 0, voice: 0.5, warnings: false }, ['“Left is through.”']],
  ['not at all', { cues: 0 }, []],
])('alarms ring %s', (_, how, expected) => {
  const on = desk(how);
  on.see(alarm('soon', 1_000, 'soon-left'), glass('left', 2_000, 'Left is through.'));
  on.wait(3_000);
  expect(on.log).toEqual(expected);
});

test('alarms at one moment are spoken together', () => {
  const on = desk({ cues: 0, voice: 1 });
  on.see(glass('left', 2_000, 'Left.'), glass('right', 2_000, 'Right.'));
  on.wait(2_000);
  expect(on.log).toEqual(['“Left. Right.”']);
});

describe('in the background', () => {
  const ahead = (on: Desk, list: readonly AlertNotice[] | undefined) =>
    list?.map(({ name, at }) => `${name} in ${at - on.real()}`);

  test('the system gets the alarms to come, in real time, without the warnings', () => {
    const on = desk();
    on.set({ speed: 2 });
    on.see(glass('left', 10_000), alarm('soon', 8_000, 'soon-left'), glass('right', -5_000));
    on.alerts.away();
    expect(ahead(on, on.scheduled[0])).toEqual(['left in 5000']);
  });

  test('alarms given to the system do not ring here too, and are cancelled on return', () => {
    const on = desk();
    on.see(glass('left', 10_000));
    on.alerts.away();
    on.wait(11_000);
    on.alerts.back();
    expect(on.log).toEqual(['cancelled']);
  });

  test('after a visit to the page for exact alarms, the same glass is scheduled again', () => {
    const on = desk();
    on.see(glass('left', 10_000));
    on.alerts.away();
    on.wait(1_000);
    on.alerts.back();
    on.alerts.away();
    expect(on.scheduled.map(list => ahead(on, list))).toEqual([['left in 9000'], ['left in 9000']]);
  });

  test('if the system cannot schedule, the app rings itself', () => {
    const on = desk({}, false);
    on.see(glass('left', 10_000));
    on.alerts.away();
    on.wait(11_000);
    expect(on.log).toEqual(['glass-left@10000']);
  });

  test('a moved glass is scheduled again, an unchanged one is not', () => {
    const on = desk();
    on.see(glass('left', 10_000));
    on.alerts.away();
    on.wait(1_000);
    on.see(glass('left', 10_000));
    expect(on.scheduled).toHaveLength(1);
    on.see(glass('left', 70_000));
    expect(on.scheduled).toHaveLength(2);
    expect(ahead(on, on.scheduled[1])).toEqual(['left in 69000']);
  });

  test('nothing is scheduled while the table is paused', () => {
    const on = desk();
    on.see(glass('left', 10_000));
    on.alerts.away();
    on.set({ running: false });
    expect(on.scheduled[1]).toEqual([]);
  });
});

test('words without a sound are not scheduled for the background', () => {
  const it = desk({ voice: 1, haptics: true });
  it.see({ name: 'minutes-5', at: 5_000, cue: null, words: 'Five minutes left.' });
  it.alerts.away();
  expect(it.scheduled.at(-1)).toEqual([]);
  it.alerts.back();
  it.log.length = 0;
  it.wait(5_000);
  expect(it.log).toEqual(['“Five minutes left.”']);
});
