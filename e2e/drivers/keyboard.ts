import type { Phone } from './playwright';

const FAR = 120;

/** The same phone by keyboard only: reaches every control by Tab and presses it by a key. */
export function byKeyboard(phone: Phone): Phone {
  const { page } = phone;
  let taps = 0;
  const isFocused = (id: string) =>
    page.evaluate(test => document.activeElement?.getAttribute('data-testid') === test, id);

  async function leadsTo(id: string): Promise<boolean> {
    for (let step = 0; step < FAR; step++) {
      if (await isFocused(id)) return true;
      await page.keyboard.press('Tab');
    }
    return false;
  }
  async function goTo(id: string): Promise<void> {
    await phone.waitFor(id);
    if (!(await leadsTo(id))) throw new Error(`no Tab leads to ${id}`);
  }
  const press = () => page.keyboard.press(taps++ % 2 ? 'Space' : 'Enter');

  return {
    ...phone,
    async tap(id) {
      await goTo(id);
      await press();
    },
    async tapIfThere(id) {
      if (!(await phone.isThere(id))) return false;
      const isReached = await leadsTo(id);
      if (isReached) await press();
      else if (await phone.isThere(id)) throw new Error(`no Tab leads to ${id}`);
      return isReached;
    },
    async type(id, words) {
      await goTo(id);
      await page.keyboard.type(words);
    },
  };
}
