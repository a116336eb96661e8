/** A mission of somebody else as one text: how it is kept, how it travels, and what it may hold. */
import { z } from 'zod';
import { decoded, type Decoded, wrong } from '../../../../kit/decoded';
import { jsonOf } from '../../../../kit/json';
import { base64Start } from '../../../../packs/base64';
import { faulty, type OrFaults, packFault } from '../../../../packs/packFile';
import { cleanSvg } from '../../../../packs/svg';
import { WEBP_HEAD, webpFault } from '../../../../packs/webp';
import { danglingNames } from '../check/dangling';
import { decodeMission } from '../decodeMission';
import { decodeWords } from '../decodeWords';
import type { Mission } from '../mission';
import type { MissionWords } from '../words';
import { whyNotRead, whyTooMuch } from './limits';

const name = z.string().min(1).max(40);
const picture = z.union([
  z.strictObject({ svg: z.string().max(200 * 1024) }),
  z.strictObject({ webp: z.string().max(1_500_000) }),
]);
const shape = z.lazy(() =>
  z.strictObject({
    sandtable: z.literal('mission'),
    v: z.literal(1),
    mission: z.unknown(),
    /** One language is enough. */
    words: z.strictObject({ en: z.unknown().optional(), de: z.unknown().optional() }),
    pictures: z.record(name, picture),
  }),
);
export type MissionPicture = z.infer<typeof picture>;

type OwnMission = {
  readonly mission: Mission;
  readonly words: { readonly en: MissionWords; readonly de: MissionWords };
  /** Cleaned. */
  readonly pictures: Readonly<Record<string, string>>;
};

export type MissionParts = Omit<z.infer<typeof shape>, 'sandtable' | 'v'>;

/** The same parts in the same order give the same text, so the same hash. */
export const writtenMission = ({ mission, words: { en, de }, pictures }: MissionParts): string =>
  JSON.stringify({
    sandtable: 'mission',
    v: 1,
    mission,
    words: { ...(en !== undefined && { en }), ...(de !== undefined && { de }) },
    pictures: Object.fromEntries(
      Object.keys(pictures)
        .sort()
        .map(key => [key, pictures[key]]),
    ),
  });

export function decodeOwnMission(text: string): Decoded<OwnMission> {
  const excess = whyNotRead(text);
  if (excess) return wrong(excess);
  const read = decoded(shape, jsonOf(text));
  if (!read.ok) return read;
  const { mission: data, words, pictures } = read.value;
  const tooMuch = whyTooMuch(data) ?? whyTooMuch(words);
  if (tooMuch) return wrong(tooMuch.code);
  const mission = decodeMission(data);
  if (!mission.ok) return mission;
  if (danglingNames(mission.value).length > 0) return wrong('a name in it leads nowhere');
  const places = Object.keys(mission.value.places);
  if (Object.keys(pictures).some(place => !places.includes(place)))
    return wrong('there is a picture of a place that it does not have');
  const spoken = inBoth(words);
  if (!spoken.ok) return spoken;
  const drawn = cleaned(pictures);
  if (!drawn.ok) return drawn;
  return {
    ok: true,
    value: { mission: mission.value, words: spoken.value, pictures: drawn.value },
  };
}

/** A mission in one language is read in it everywhere. */
function inBoth({
  en = undefined,
  de = undefined,
}: MissionParts['words']): Decoded<OwnMission['words']> {
  const [one, other] = [decodeWords(en ?? de), decodeWords(de ?? en)];
  if (!one.ok) return one;
  return other.ok ? { ok: true, value: { en: one.value, de: other.value } } : other;
}

function cleaned(pictures: MissionParts['pictures']): Decoded<OwnMission['pictures']> {
  const clean: Record<string, string> = {};
  for (const [place, it] of Object.entries(pictures)) {
    const svg = 'svg' in it ? cleanSvg(place, it.svg) : framed(place, it.webp);
    if (!svg.ok) return wrong(`the picture of ${place} cannot be cleaned`);
    clean[place] = svg.value;
  }
  return { ok: true, value: clean };
}

/** A photograph inside a drawing, so that everything is drawn in one way. */
function framed(place: string, webp: string): OrFaults<string> {
  const start = base64Start(webp, WEBP_HEAD);
  const why = start
    ? webpFault(place, start.head, start.length)
    : packFault('picture-not-webp', { file: place });
  if (why) return faulty(why);
  const value = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><image width="1600" height="900" preserveAspectRatio="xMidYMid slice" href="data:image/webp;base64,${webp}"/></svg>`;
  return { ok: true, value };
}
