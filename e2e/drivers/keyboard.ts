import type { Phone } from './playwright';

const FAR = 120;

/** The same phone by keyboard only: reaches every control by Tab and presses it by a key. */
export function byKeyboard(phone: Phone): Phone {
  const { page } = phone;
  let taps = 0;
  const isThere = (id: string) =>
    page.evaluate(test => document.activeElement?.getAttribute('data-testid') === test, id);

  async function goTo(id: string): Promise<void> {
    await phone.waitFor(id);
    for (let step = 0; step < FAR; step++) {
      if (await isThere(id)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no Tab leads to ${id}`);
  }

  return {
    ...phone,
    async tap(id) {
      await goTo(id);
      await page.keyboard.press(taps++ % 2 ? 'Space' : 'Enter');
    },
    async type(id, words) {
      await goTo(id);
      await page.keyboard.type(words);
    },
  };
}
