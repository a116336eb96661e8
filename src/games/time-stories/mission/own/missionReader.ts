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
import { decodeMission } from '../decodeMission';
import { shelveMission } from '../shelf';
import { shelveWords } from '../words';
import { shapeFaults, soundnessFaults, textFaults } from './faults';
import { TOO_MANY, whyNotRead, whyTooMuch } from './limits';
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
    const why = it && whyTooMuch(it.data);
    if (why) return faulty(why);
  }
  if (!en && !de) return faulty(packFault('no-words'));
  const read = decodeMission(mission.data);
  if (!read.ok) return faulty(...shapeFaults(mission.file, mission.text, mission.data));
  const unsound = [
    ...soundnessFaults(mission.file, mission.text, read.value),
    ...[en, de].flatMap(it => (it ? textFaults(it.file, it.text, read.value, it.data) : [])),
  ];
  if (unsound.length > 0) return faulty(...unsound);
  const drawn = picturesIn(pictures, Object.keys(read.value.places));
  if (!drawn.ok) return drawn;
  const words = { en: en?.data, de: de?.data };
  return { ok: true, value: { mission: mission.data, words, pictures: drawn.value } };
}

function sourcesIn({ name, files }: OpenedFile): OrFaults<Sources> {
  const [only] = files;
  if (files.length === 1 && only && /\.json$/i.test(only.name)) return partsOfOne(only);
  const found = new Map<string, Source>();
  for (const it of files.filter(({ name: file }) => FILES.includes(file))) {
    const source = sourceIn(it);
    if (!source.ok) return source;
    found.set(it.name, source.value);
  }
  const [mission, en, de] = FILES.map(file => found.get(file));
  const pictures = files.filter(it => it.name.startsWith('pictures/'));
  return mission
    ? { ok: true, value: { mission, en, de, pictures } }
    : faulty(packFault('no-mission', { file: name }));
}
const FILES = ['mission.json', 'en.json', 'de.json'];

function sourceIn({ name: file, bytes }: NamedBytes): OrFaults<Source> {
  const text = utf8Text(bytes) ?? '';
  const excess = whyNotRead(text);
  if (excess) return faulty(excess === 'too-deep' ? packFault(excess, { file }) : TOO_MANY);
  const data = jsonOf(text);
  return data === undefined
    ? faulty(packFault('not-json', { file }))
    : { ok: true, value: { file, text, data } };
}

/** Everything in one JSON: the mission, its texts, and drawings by place. */
function partsOfOne(only: NamedBytes): OrFaults<Sources> {
  const whole = sourceIn(only);
  if (!whole.ok) return whole;
  const { file, data } = whole.value;
  if (!isBag(data) || !isBag(data['mission'])) return faulty(packFault('no-mission', { file }));
  const mission = partOf(file, 'mission', data['mission']);
  const [en, de] = ['en', 'de'].map(part =>
    data[part] === undefined ? undefined : partOf(file, part, data[part]),
  );
  return { ok: true, value: { mission, en, de, pictures: drawingsIn(data['pictures']) } };
}

/** The lines are counted in each part, as if it were a file by itself. */
const partOf = (file: string, part: string, data: unknown): Source => ({
  file: `${file} › ${part}`,
  text: JSON.stringify(data, null, 2),
  data,
});

const drawingsIn = (pictures: unknown): readonly NamedBytes[] =>
  Object.entries(isBag(pictures) ? pictures : {}).flatMap(([place, svg]) =>
    typeof svg === 'string'
      ? [{ name: `pictures/${place}.svg`, bytes: new TextEncoder().encode(svg) }]
      : [],
  );

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
