/** Missions that others write: from the file that was opened to the shelf. */
import { isBag } from '../../../../kit/keys';
import { jsonOf } from '../../../../kit/json';
import { base64 } from '../../../../packs/base64';
import type { OpenedFile } from '../../../../packs/openFile';
import { faulty, type NamedBytes, type OrFaults, packFault } from '../../../../packs/packFile';
import { cleanSvg } from '../../../../packs/svg';
import { utf8Text } from '../../../../packs/utf8';
import { webpFault } from '../../../../packs/webp';
import type { PackReader } from '../../../packReader';
import { decodeMission, isTooDeep } from '../decodeMission';
import { shelveMission } from '../shelf';
import { shelveWords } from '../words';
import { shapeFaults, soundnessFaults, textFaults } from './faults';
import { whyTooMuch } from './limits';
import {
  decodeOwnMission,
  type MissionParts,
  type MissionPicture,
  writtenMission,
} from './missionText';
import { shelvePicture } from './ownPictures';
import { whyNotMission } from './words';

export const missionReader = (example: PackReader['example']): PackReader => ({
  read(file) {
    const parts = partsIn(file);
    if (!parts.ok) return parts;
    const text = writtenMission(parts.value);
    return decodeOwnMission(text).ok
      ? { ok: true, value: text }
      : faulty(packFault('not-a-mission'));
  },
  shelve(id, text) {
    const own = decodeOwnMission(text);
    if (!own.ok) return own;
    const { mission, words, pictures } = own.value;
    shelveMission({ ...mission, id });
    shelveWords(id, 'en', words.en);
    shelveWords(id, 'de', words.de);
    for (const [place, svg] of Object.entries(pictures)) shelvePicture(id, place, svg);
    const short = (title: string) => title.slice(0, LONGEST_TITLE);
    return { ok: true, value: { en: short(words.en.title), de: short(words.de.title) } };
  },
  why: whyNotMission,
  example,
});
const LONGEST_TITLE = 60;

/** A text and what it says, with the name by which its faults are found. */
type Source = { readonly file: string; readonly text: string; readonly data: unknown };
type Sources = {
  readonly mission: Source;
  readonly en: Source | undefined;
  readonly de: Source | undefined;
  readonly pictures: readonly NamedBytes[];
};

function partsIn(file: OpenedFile): OrFaults<MissionParts> {
  const found = sourcesIn(file);
  if (!found.ok) return found;
  const { mission, en, de, pictures } = found.value;
  for (const it of [mission, en, de]) {
    if (!it) continue;
    if (it.data === undefined) return faulty(packFault('not-json', { file: it.file }));
    if (isTooDeep(it.data)) return faulty(packFault('too-deep', { file: it.file }));
    const why = whyTooMuch(it.data);
    if (why) return faulty(why);
  }
  if (!en && !de) return faulty(packFault('no-words'));
  const misshapen = shapeFaults(mission.file, mission.text, mission.data);
  const read = decodeMission(mission.data);
  if (misshapen.length > 0 || !read.ok)
    return faulty(...(misshapen.length > 0 ? misshapen : [packFault('not-a-mission')]));
  const unsound = [
    ...soundnessFaults(mission.file, mission.text, read.value),
    ...[en, de].flatMap(it => (it ? textFaults(it.file, it.text, read.value, it.data) : [])),
  ];
  if (unsound.length > 0) return faulty(...unsound);
  const drawn = picturesIn(pictures, Object.keys(read.value.places));
  if (!drawn.ok) return drawn;
  return {
    ok: true,
    value: {
      mission: mission.data,
      words: { en: en?.data, de: de?.data },
      pictures: drawn.value,
    },
  };
}

const FILES = { mission: 'mission.json', en: 'en.json', de: 'de.json' } as const;

function sourcesIn({ name, files }: OpenedFile): OrFaults<Sources> {
  const source = (file: string): Source | undefined => {
    const found = files.find(it => it.name === file);
    const text = found && (utf8Text(found.bytes) ?? '');
    return text === undefined ? undefined : { file, text, data: jsonOf(text) };
  };
  const [only] = files;
  if (files.length === 1 && only && /\.json$/i.test(only.name)) return oneFile(only);
  const mission = source(FILES.mission);
  if (!mission) return faulty(packFault('no-mission', { file: name }));
  const pictures = files.filter(it => it.name.startsWith('pictures/'));
  return { ok: true, value: { mission, en: source(FILES.en), de: source(FILES.de), pictures } };
}

/** Everything in one JSON: the mission, its texts, and drawings by place. */
function oneFile({ name: file, bytes }: NamedBytes): OrFaults<Sources> {
  const text = utf8Text(bytes) ?? '';
  const whole = jsonOf(text);
  if (whole === undefined) return faulty(packFault('not-json', { file }));
  if (isTooDeep(whole)) return faulty(packFault('too-deep', { file }));
  if (!isBag(whole) || !isBag(whole['mission'])) return faulty(packFault('no-mission', { file }));
  // The lines are counted in each part, as if it were a file by itself.
  const source = (part: string): Source | undefined => {
    const data = whole[part];
    if (data === undefined) return undefined;
    return { file: `${file} › ${part}`, text: JSON.stringify(data, null, 2), data };
  };
  const drawn = isBag(whole['pictures']) ? Object.entries(whole['pictures']) : [];
  const pictures = drawn.flatMap(([place, svg]) =>
    typeof svg === 'string'
      ? [{ name: `pictures/${place}.svg`, bytes: new TextEncoder().encode(svg) }]
      : [],
  );
  const mission = source('mission');
  return mission
    ? { ok: true, value: { mission, en: source('en'), de: source('de'), pictures } }
    : faulty(packFault('no-mission', { file }));
}

function picturesIn(
  files: readonly NamedBytes[],
  places: readonly string[],
): OrFaults<Record<string, MissionPicture>> {
  const pictures: Record<string, MissionPicture> = {};
  for (const { name: file, bytes } of files) {
    const [, place = '', end = ''] = /^pictures\/([^/]+)\.(svg|webp)$/i.exec(file) ?? [];
    if (!places.includes(place)) return faulty(packFault('picture-nowhere', { file }));
    const read = end.toLowerCase() === 'svg' ? drawing(file, bytes) : photograph(file, bytes);
    if (!read.ok) return read;
    pictures[place] = read.value;
  }
  return { ok: true, value: pictures };
}

function drawing(file: string, bytes: Uint8Array): OrFaults<MissionPicture> {
  const clean = cleanSvg(file, utf8Text(bytes) ?? '');
  return clean.ok ? { ok: true, value: { svg: clean.value } } : clean;
}

function photograph(file: string, bytes: Uint8Array): OrFaults<MissionPicture> {
  const why = webpFault(file, bytes);
  return why ? faulty(why) : { ok: true, value: { webp: base64(bytes) } };
}
