/** A player's driver over any engine that can run a script in its page and press on a spot. */
import type { NativeDriver } from './driver';
import { atRest, isShown, nameOf, placeOf, showPage, type Spot, textOf } from './inPage';

export type Hands = {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs this function in the page. It may use nothing from outside. */
  run<Found>(script: (given: string) => Found, given: string): Promise<Awaited<Found>>;
  press(at: Spot): Promise<void>;
  carry(from: Spot, to: Spot): Promise<void>;
  /** Types into the focused field, in place of what is selected there. */
  write(words: string): Promise<void>;
};

const PATIENCE_MS = 120_000;
/** After this a tap that finds no free place asks whether the match is paused. */
const HELD_UP_MS = 5_000;
/** An element that is not free by then has gone. */
const SOON_GONE_MS = 3_000;
const AGAIN_MS = 40;

export function byHand({ goTo, reload, run, press, carry, write }: Hands): NativeDriver {
  const read = async (id: string) => {
    await waitFor(id);
    return (await run(textOf, id)) ?? '';
  };
  const isThere = (id: string) => run(isShown, id);
  const waitFor = (id: string) => until(() => isThere(id), `${id} is not shown`);

  /** Where a finger reaches it: at rest, on the screen, under nothing else. */
  const spotOf = (id: string, patience: number): Promise<Spot | null> =>
    found(() => run(atRest, id), patience);
  async function reach(id: string): Promise<Spot> {
    const spot = await spotOf(id, PATIENCE_MS);
    if (!spot) throw new Error(`${id} cannot be reached`);
    return spot;
  }

  async function tap(id: string): Promise<void> {
    const soon = await spotOf(id, HELD_UP_MS);
    if (!soon && (await isAway())) await press(await reach('resume'));
    await press(soon ?? (await reach(id)));
  }
  /** A busy machine that holds a page up for three seconds pauses its match. */
  const isAway = async () => /away|weg/.test((await run(textOf, 'paused-why')) ?? '');

  return {
    open: goTo,
    follow: goTo,
    restart: reload,
    tap,
    tapIfThere: async id => {
      const spot = (await isThere(id)) ? await spotOf(id, SOON_GONE_MS) : null;
      if (spot) await press(spot);
      return spot !== null;
    },
    type: async (id, words) => {
      await tap(id);
      await run(selectAll, id);
      await write(words);
    },
    drag: async (from, to) => carry(await reach(from), await reach(to)),
    see: async words => {
      await until(async () => (await run(placeOf, words)) !== null, `“${words}” is not shown`);
      const edge = await run(placeOf, words);
      if (edge !== 'inside') throw new Error(`“${words}” hangs over the edge: ${edge}`);
    },
    waitFor,
    waitGone: id => until(async () => !(await isThere(id)), `${id} does not go`),
    isThere,
    read,
    nameOf: async id => (await run(nameOf, id)) ?? read(id),
    nameIfThere: async id => (await run(nameOf, id)) ?? (await run(textOf, id)) ?? '',
    waitName: (id, name) =>
      until(async () => name.test((await run(nameOf, id)) ?? ''), `${id} is never ${name}`),
    waitText: (id, words) =>
      until(async () => words.test((await run(textOf, id)) ?? ''), `${id} never says ${words}`),
    leave: () => run(showPage, 'hidden'),
    comeBack: () => run(showPage, 'visible'),
  };
}

function selectAll(id: string): void {
  const all = document.querySelectorAll<HTMLInputElement>(`[data-testid="${id}"]`);
  all[all.length - 1]?.select();
}

/** Looks again until there is something; ends with the last look when the patience does. */
async function found<Thing>(look: () => Promise<Thing>, patience: number): Promise<Thing> {
  const last = Date.now() + patience;
  let thing = await look();
  while (!thing && Date.now() <= last) {
    await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    thing = await look();
  }
  return thing;
}

async function until(isSo: () => Promise<boolean>, complaint: string): Promise<void> {
  if (!(await found(isSo, PATIENCE_MS))) throw new Error(complaint);
}
