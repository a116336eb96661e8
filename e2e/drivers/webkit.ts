/** WebKit, the nearest to browsers of iPhones: MiniBrowser of WebKitGTK on a virtual display. */
import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import { overhear } from '../network/overhear';
import { freePort, untilAnswers } from '../process/ports';
import { end, start, whereIs } from '../process/programs';
import { createComplaints, type Engine, type EnginePhone, type Size } from './enginePhone';
import { byHand, type Hands } from './hands';
import type { Spot } from './inPage';

const DRIVER = whereIs('WebKitWebDriver');
const DISPLAY = whereIs('Xvfb');
const MINI_BROWSER = browserIn('/usr/lib');
export const noWebKit =
  DRIVER && DISPLAY && MINI_BROWSER
    ? undefined
    : 'there is no WebKit: apt-get install webkit2gtk-driver xvfb';

function browserIn(libraries: string): string | undefined {
  const folders = fs.existsSync(libraries) ? fs.readdirSync(libraries) : [];
  return folders
    .map(folder => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(file => fs.existsSync(file));
}

/** Large enough for a phone and for a TV. Xvfb finds a free display number and prints it. */
const SCREEN = ['-screen', '0', '2000x1300x24', '-nolisten', 'tcp', '-displayfd', '1'];

export async function openWebKit(): Promise<Engine> {
  const screen = start([DISPLAY ?? '', ...SCREEN]);
  const display = `:${await firstLine(screen.stdout)}`;
  return { phone: size => pickUp(display, size), close: () => end(screen, 'SIGTERM') };
}

/** A driver serves one browser, so each phone starts another driver. */
async function pickUp(display: string, size: Size): Promise<EnginePhone> {
  const { complaints, forgive, complain } = createComplaints();
  const overhearing = await overhear(complain);
  const port = await freePort();
  const env = { DISPLAY: display, LANGUAGE: 'en' };
  const service = start([DRIVER ?? '', `--port=${port}`], { env });
  await untilAnswers(port, 'WebKitWebDriver');
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(wishes(overhearing.port))
    .build();
  await openWindow(browser, size);
  return {
    ...byHand(handsOn(browser)),
    complaints,
    forgive,
    photograph: async file =>
      fs.writeFileSync(file, await browser.takeScreenshot(), { encoding: 'base64' }),
    putAway: async () => {
      await browser.quit();
      await end(service, 'SIGTERM');
      overhearing.stop();
    },
  };
}

const wishes = (proxy: number) => ({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    binary: MINI_BROWSER,
    args: [
      '--automation',
      // A kept page that was left while it read keeps later pages from writing, for good.
      '--enable-page-cache=false',
      '--javascript-can-open-windows-automatically=true',
      `--proxy=http://127.0.0.1:${proxy}`,
    ],
  },
});

/** Its usual window is wider than a phone, because of its toolbar. */
const BARE = 'left=0,top=0,toolbar=no,location=no,menubar=no';

async function openWindow(browser: WebDriver, { width, height }: Size): Promise<void> {
  const first = await browser.getWindowHandle();
  const features = `${BARE},width=${width},height=${height}`;
  await browser.executeScript(`open('about:blank', '', '${features}')`);
  const others = async () => (await browser.getAllWindowHandles()).filter(it => it !== first);
  const opened = await browser.wait(async () => (await others())[0], PATIENCE_MS);
  await browser.close();
  await browser.switchTo().window(opened ?? first);
}
const PATIENCE_MS = 30_000;

const STEPS = 10; // a pointer that jumps carries nothing

const handsOn = (browser: WebDriver): Hands => ({
  goTo: address => answered(browser.get(address), address),
  reload: () => answered(browser.navigate().refresh(), 'reload'),
  run: (script, given) =>
    answered(
      browser.executeScript(`return (${String(script)})(arguments[0])`, given),
      `${script.name} ${given}`,
    ),
  press: at => answered(browser.actions().move(onPage(at)).press().release().perform(), 'press'),
  carry: async (from, to) => {
    const finger = browser.actions().move(onPage(from)).press();
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      const x = from.x + (to.x - from.x) * part;
      finger.move(onPage({ x, y: from.y + (to.y - from.y) * part }));
    }
    await answered(finger.release().perform(), 'carry');
  },
  write: words => answered(browser.actions().sendKeys(words).perform(), 'write'),
});

/** A command that its driver never answers fails by its name, long before its story does. */
function answered<Answer>(answer: Promise<Answer>, command: string): Promise<Answer> {
  const never = delay(ANSWER_MS, undefined, { ref: false }).then(() => {
    throw new Error(`WebKit does not answer: ${command}`);
  });
  return Promise.race([answer, never]);
}
const ANSWER_MS = 90_000;

const onPage = ({ x, y }: Spot) => ({
  x: Math.round(x),
  y: Math.round(y),
  origin: Origin.VIEWPORT,
  duration: 0,
});

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('the display does not come up');
}
