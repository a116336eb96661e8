/**
 * A foreground service with a headless task, without which React Native stops its timers in the
 * background. Where it cannot start, the lines break and the other phones come back by themselves.
 */
import BackgroundService from 'react-native-background-actions';
import type { BackgroundHold, HoldWords } from '../ports';

export function createBackgroundHold(words: () => HoldWords): BackgroundHold {
  let isWanted = false;
  let isHeld = false;
  let working: Promise<void> | undefined;

  /** One call after the other: the module starts a second service if it is asked again too early. */
  async function work(): Promise<void> {
    while (isWanted !== isHeld) {
      const wanted = isWanted;
      await (wanted ? started(words()) : BackgroundService.stop()).catch(report);
      isHeld = wanted;
    }
    working = undefined;
  }

  function want(wanted: boolean): void {
    isWanted = wanted;
    working ??= work();
  }

  return { start: () => want(true), stop: () => want(false) };
}

const started = ({ title, text }: HoldWords): Promise<void> =>
  BackgroundService.start(untilStopped, {
    taskName: 'table',
    taskTitle: title,
    taskDesc: text,
    taskIcon: { name: 'notification_icon', type: 'drawable' },
    color: '#F0C070',
    foregroundServiceType: ['connectedDevice'],
  });

/** The task has nothing to do: the table runs by itself as long as there is one. */
const untilStopped = (): Promise<void> => new Promise(() => undefined);

const report = (problem: unknown): void =>
  console.warn('The app cannot be kept running in the background:', problem);
