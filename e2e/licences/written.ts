/** Writes the two files that ship: data for the settings page, and a text beside the web app. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../process/prebuilt';
import type { Licences, Part } from './parts';

type Written = { readonly file: string; readonly text: string };

export const written = (licences: Licences): readonly Written[] => [
  { file: 'assets/licences/licences.json', text: asData(licences) },
  { file: 'assets/web/licences.txt', text: asText(licences) },
];

export const kept = (file: string): string | undefined =>
  fs.existsSync(path.join(ROOT, file)) ? fs.readFileSync(path.join(ROOT, file), 'utf8') : undefined;

/** One part a line, so that a diff shows what changed. */
const asData = ({ parts, texts }: Licences): string =>
  `{"parts":[\n${parts.map(part => JSON.stringify(part)).join(',\n')}\n],\n"texts":${JSON.stringify(texts, null, 1)}}\n`;

const HEAD = `Sandtable is open source, under the MIT licence. These are the works of others that ship with it,
with their licences. The texts stand at the end, each once.`;

export function asText({ parts, texts }: Licences): string {
  const whole = Object.entries(texts).map(([name, text]) => `${RULE}\n${name}\n${RULE}\n\n${text}`);
  return `${[HEAD, parts.map(line).join('\n\n'), ...whole].join('\n\n\n')}\n`;
}

const RULE = '-'.repeat(80);

const line = ({ name, version, licence, holders, in: where, texts }: Part): string => {
  const others = texts.join() === licence ? '' : `; text: ${texts.join(', ')}`;
  const head = [name, version].filter(Boolean).join(' ');
  return [
    `${head} (${where.join(', ')}): ${licence}${others}`,
    ...holders.map(it => `  ${it}`),
  ].join('\n');
};
