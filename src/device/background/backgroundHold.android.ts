/**
 * A foreground service with a headless task: without one, React Native stops its timers in the
 * background. If the service cannot start, the connections break and the other phones reconnect.
 */
import BackgroundService from 'react-native-background-actions';
import type { BackgroundHold, HoldWords } from '../ports';

export function createBackgroundHold(words: () => HoldWords): BackgroundHold {
  let isWanted = false;
  let isHeld = false;
  let working: Promise<void> | undefined;

  /**
   * Runs one call at a time: the module starts a second service if it is called again too early.
   */
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

/** The task does nothing but exist; the table runs by itself while there is one. */
const untilStopped = (): Promise<void> => new Promise(() => undefined);

const report = (problem: unknown): void =>
  console.warn('The app cannot be kept running in the background:', problem);
