/**
 * Measures the battery use of a page: processor time a minute without touches. Requests no frames,
 * which would cost time themselves.
 */
import type { Page } from 'playwright-core';

const LOOK_MS = 15_000;
const MINUTE = 60_000;

/** Milliseconds per minute. */
export type Spent = {
  readonly script: number;
  /** Style, layout, paint and all else on the main thread. */
  readonly drawing: number;
  /** All processes of the browser, including the GPU process and the host's page. */
  readonly browser: number;
};

export async function spentBy(page: Page): Promise<Spent> {
  await page.waitForTimeout(1_500);
  const spent = await meterOf(page);
  const before = await spent();
  await page.waitForTimeout(LOOK_MS);
  const after = await spent();
  const perMinute = (one: keyof Spent) => ((after[one] - before[one]) * MINUTE) / LOOK_MS;
  return {
    script: perMinute('script'),
    drawing: perMinute('drawing'),
    browser: perMinute('browser'),
  };
}

async function meterOf(page: Page): Promise<() => Promise<Spent>> {
  const session = await page.context().newCDPSession(page);
  const whole = await page.context().browser()?.newBrowserCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const msOf = (wanted: string) =>
      1_000 * (metrics.find(({ name }) => name === wanted)?.value ?? NaN);
    const processes = (await whole?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
    const script = msOf('ScriptDuration');
    return {
      script,
      drawing: msOf('TaskDuration') - script,
      browser: processes.reduce((sum, { cpuTime }) => sum + 1_000 * cpuTime, 0),
    };
  };
}
