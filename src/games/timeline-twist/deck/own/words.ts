/** The faults of a family's deck in words, for somebody with a spreadsheet before them. */
import type { PackFault } from '../../../../packs/packFile';

const en: Readonly<Record<string, string>> = {
  'no-table': 'There is no table in “{{file}}”. Save the cards as CSV, and open that file.',
  'two-tables': 'There are several tables in “{{file}}”. Keep one of them in it.',
  'not-json': '“{{file}}” breaks off or has a comma too many: it cannot be read as JSON.',
  'not-a-deck': 'This is no list of cards. The example shows what one looks like.',
  'open-quote': 'Line {{line}}: a quotation mark is opened and never closed.',
  'too-many-rows': 'The table has more than {{most}} lines. A deck has far fewer.',
  'large-table': 'The table is larger than {{most}}. A deck is far smaller.',
  'no-columns':
    'Line {{line}} must name the columns: year, title, fact, language. At least year and title are needed.',
  'no-title': 'Line {{line}}: the card has no title.',
  'no-year':
    'Line {{line}}, “{{title}}”: “{{year}}” is no year that I understand. Write 1969, 44 BC or 1960s.',
  'part-of-year':
    'Line {{line}}, “{{title}}”: “{{year}}” is only part of a year. Write the whole year.',
  'year-zero': 'Line {{line}}, “{{title}}”: there was no year 0. After 1 BC came the year 1.',
  'future-year': 'Line {{line}}, “{{title}}”: {{year}} is still to come.',
  'long-title':
    'Line {{line}}, “{{title}}”: the title has {{length}} letters. {{most}} fit on a card.',
  'long-fact':
    'Line {{line}}, “{{title}}”: the fact has {{length}} letters. {{most}} fit on a card.',
  twice:
    '“{{title}}” is there twice, in lines {{first}} and {{line}}. Change or delete one of them.',
  unclear:
    '“{{firstTitle}}” (line {{first}}) and “{{title}}” (line {{line}}) overlap: nobody could say which came first. Write more exact years.',
  'too-few':
    'There are {{count}} cards, and a deck needs at least {{least}}: {{more}} more, please.',
  'too-many-cards': 'There are {{count}} cards. More than {{most}} do not fit into a deck.',
  'few-dates':
    'All cards together have only {{dates}} different dates. With fewer than {{least}} there is nothing to guess.',
};

const de: typeof en = {
  'no-table':
    'In „{{file}}“ ist keine Tabelle. Speichert die Karten als CSV und öffnet diese Datei.',
  'two-tables': 'In „{{file}}“ sind mehrere Tabellen. Lasst nur eine darin.',
  'not-json':
    '„{{file}}“ bricht ab oder hat ein Komma zu viel: Als JSON lässt sich die Datei nicht lesen.',
  'not-a-deck': 'Das ist keine Liste von Karten. Das Beispiel zeigt, wie eine aussieht.',
  'open-quote': 'Zeile {{line}}: Ein Anführungszeichen geht auf und nie wieder zu.',
  'too-many-rows': 'Die Tabelle hat mehr als {{most}} Zeilen. So viele hat kein Kartensatz.',
  'large-table': 'Die Tabelle ist größer als {{most}}. So groß ist kein Kartensatz.',
  'no-columns':
    'Zeile {{line}} muss die Spalten nennen: Jahr, Titel, Tatsache, Sprache. Jahr und Titel braucht es mindestens.',
  'no-title': 'Zeile {{line}}: Die Karte hat keinen Titel.',
  'no-year':
    'Zeile {{line}}, „{{title}}“: „{{year}}“ verstehe ich nicht als Jahr. Schreibt 1969, 44 v. Chr. oder 1960er.',
  'part-of-year':
    'Zeile {{line}}, „{{title}}“: „{{year}}“ ist nur ein Teil eines Jahres. Schreibt das ganze Jahr.',
  'year-zero':
    'Zeile {{line}}, „{{title}}“: Ein Jahr 0 gab es nicht. Auf 1 v. Chr. folgte das Jahr 1.',
  'future-year': 'Zeile {{line}}, „{{title}}“: {{year}} kommt erst noch.',
  'long-title':
    'Zeile {{line}}, „{{title}}“: Der Titel hat {{length}} Zeichen. Auf eine Karte passen {{most}}.',
  'long-fact':
    'Zeile {{line}}, „{{title}}“: Die Tatsache hat {{length}} Zeichen. Auf eine Karte passen {{most}}.',
  twice:
    '„{{title}}“ steht zweimal da, in Zeile {{first}} und Zeile {{line}}. Ändert oder löscht eine davon.',
  unclear:
    '„{{firstTitle}}“ (Zeile {{first}}) und „{{title}}“ (Zeile {{line}}) überschneiden sich: Niemand könnte sagen, was zuerst kam. Schreibt genauere Jahre.',
  'too-few':
    'Es sind {{count}} Karten, und ein Kartensatz braucht mindestens {{least}}: Es fehlen noch {{more}}.',
  'too-many-cards': 'Es sind {{count}} Karten. Mehr als {{most}} passen nicht in einen Kartensatz.',
  'few-dates':
    'Alle Karten zusammen haben nur {{dates}} verschiedene Daten. Bei weniger als {{least}} gibt es nichts zu raten.',
};

export function whyNotDeck(language: string, { code, about }: PackFault): string | undefined {
  const sentence = (language === 'de' ? de : en)[code];
  return sentence?.replace(/\{\{(\w+)\}\}/g, (_, blank: string) => `${about[blank] ?? ''}`);
}
