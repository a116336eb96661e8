/** The faults of a mission’s file in words, for somebody who writes one. */
import type { PackFault } from '../../../../packs/packFile';

const en: Readonly<Record<string, string>> = {
  at: '{{file}}, line {{line}}, {{where}}: {{en}}.',
  'no-mission':
    'There is no “mission.json” in “{{file}}”. A mission is a folder with mission.json and en.json or de.json, as a zip, or one JSON file.',
  'no-words': 'The texts are missing: put an en.json or a de.json beside mission.json.',
  'not-json': '{{file}} breaks off or has a comma too many: it cannot be read as JSON.',
  'too-deep': '{{file}} is nested too deeply.',
  'many-cards': 'It has {{count}} cards. {{most}} are allowed.',
  'many-lenders': 'It has {{count}} receptacles. {{most}} are allowed.',
  'many-places': 'It has {{count}} places. {{most}} are allowed.',
  'many-acts': 'The card {{name}} has {{count}} acts. {{most}} are allowed.',
  'many-uses': '“{{name}}” has {{count}} uses. {{most}} are allowed.',
  'many-parts': 'It has more than {{most}} parts. Nobody could play all of that.',
  'long-text': '“{{begins}}” has {{length}} letters. {{most}} are allowed.',
  'picture-nowhere':
    '“{{file}}” is the picture of no place. Name it after one, as in pictures/station.svg.',
  'not-a-mission': 'This is no mission that can be played here.',
};

const de: typeof en = {
  at: '{{file}}, Zeile {{line}}, {{where}}: {{de}}.',
  'no-mission':
    'In „{{file}}“ ist keine „mission.json“. Eine Mission ist ein Ordner mit mission.json und en.json oder de.json, als Zip, oder eine JSON-Datei.',
  'no-words': 'Die Texte fehlen: Legt eine en.json oder de.json neben die mission.json.',
  'not-json':
    '{{file}} bricht ab oder hat ein Komma zu viel: Als JSON lässt sich die Datei nicht lesen.',
  'too-deep': '{{file}} ist zu tief verschachtelt.',
  'many-cards': 'Sie hat {{count}} Karten. Erlaubt sind {{most}}.',
  'many-lenders': 'Sie hat {{count}} Hüllen. Erlaubt sind {{most}}.',
  'many-places': 'Sie hat {{count}} Orte. Erlaubt sind {{most}}.',
  'many-acts': 'Die Karte {{name}} hat {{count}} Aktionen. Erlaubt sind {{most}}.',
  'many-uses': '„{{name}}“ lässt sich auf {{count}} Arten verwenden. Erlaubt sind {{most}}.',
  'many-parts': 'Sie hat mehr als {{most}} Teile. Das spielt an einem Abend niemand durch.',
  'long-text': '„{{begins}}“ hat {{length}} Zeichen. Erlaubt sind {{most}}.',
  'picture-nowhere':
    '„{{file}}“ ist das Bild von keinem Ort. Benennt es nach einem, wie in pictures/bahnhof.svg.',
  'not-a-mission': 'Das ist keine Mission, die sich hier spielen lässt.',
};

export function whyNotMission(language: string, { code, about }: PackFault): string | undefined {
  const sentence = (language === 'de' ? de : en)[code];
  return sentence?.replace(/\{\{(\w+)\}\}/g, (_, blank: string) => `${about[blank] ?? ''}`);
}
