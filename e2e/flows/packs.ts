/** What players do with files of their own. */
import de from '@/games/time-stories/missions/first-hour/de.json';
import en from '@/games/time-stories/missions/first-hour/en.json';
import mission from '@/games/time-stories/missions/first-hour/mission.json';
import type { Phone } from '../drivers/playwright';

export type PlayersFile = { readonly name: string; readonly text: string };

/** In the options of the lobby: chooses the file, and waits until it is on the table or refused. */
export async function openFile({ page, waitFor, tap }: Phone, { name, text }: PlayersFile) {
  const chooser = page.waitForEvent('filechooser');
  await tap('open-pack');
  const buffer = Buffer.from(text);
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  await Promise.race([waitFor('pack-chosen'), waitFor('pack-faults')]);
}

/** Lets a file fall onto the page. */
export const dropFile = ({ page }: Phone, { name, text }: PlayersFile): Promise<void> =>
  page.evaluate(
    ([title, contents]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([contents ?? ''], title ?? ''));
      const drop = { dataTransfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent('drop', drop));
    },
    [name, text],
  );

/** As a German spreadsheet writes it. */
export const familyTable = (count: number): PlayersFile => ({
  name: 'Familie Kranz.csv',
  text: [
    'Jahr;Titel;Tatsache;Sprache',
    ...Array.from({ length: count }, (_, n) => `${1900 + 3 * n};Kranz ${n};"Tatsache; ${n}";de`),
  ].join('\r\n'),
});

/** Our smallest mission as somebody else might send it, with so many letters more. */
export function missionFile(
  title: string,
  letters: number,
  pictures: Readonly<Record<string, string>> = {},
): PlayersFile {
  const loose = Object.fromEntries(
    Array.from({ length: Math.ceil(letters / 3_000) }, (_, n) => [`x${n}`, 'x'.repeat(3_000)]),
  );
  const parts = { mission, en: { ...en, title, loose }, de: { ...de, title, loose }, pictures };
  return { name: 'mission.json', text: JSON.stringify(parts) };
}
