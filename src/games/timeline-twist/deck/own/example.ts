/** The deck of a family that never was, to be opened, looked at, and written over. */
import type { ExampleFile } from '../../../packReader';

type Line = readonly [year: string, title: string, fact: string];

const en: readonly Line[] = [
  ['1898', 'Great-great-grandpa opens the bakery', 'The oven still stands in the yard.'],
  ['1907', 'Great-grandma Elsie is born', 'In a train, between two stations.'],
  ['1914', 'The bakery gets electric light', 'The first on the whole street.'],
  ['1923', 'A loaf costs a fortune', 'The till was carried to the bank in a laundry basket.'],
  ['1929', 'Elsie wins the swimming race', 'Across the lake, in a borrowed costume.'],
  ['1931', 'Elsie and Theo get married', 'It rained, and the cake was carried under an umbrella.'],
  ['1934', 'Grandpa Karl is born', 'On a Sunday, just after lunch.'],
  ['1947', 'Karl swaps his skates for a camera', 'He took pictures for seventy years.'],
  ['1951', 'Theo buys a motorcycle with a sidecar', 'The dog sat in front.'],
  ['1954', 'A radio with a record player', 'And two records to go with it.'],
  ['1956', 'Karl meets Grandma Ruth', 'At the tram stop; both missed the tram.'],
  ['1958', 'Karl and Ruth get married', 'The band knew three songs.'],
  ['1960', 'Mum is born', 'Her brother wanted a dog instead.'],
  ['1963', 'The television comes into the house', 'The neighbours brought their own chairs.'],
  ['1965', 'The first holiday by the sea', 'Nine hours in a car without a radio.'],
  ['1969', 'Everybody stays up for the moon landing', 'Mum fell asleep five minutes before.'],
  ['1971', 'Grandma Ruth gets her driving licence', 'At the second try.'],
  ['1974', 'The cat Minka moves in', 'She was only to stay for a weekend.'],
  ['1976', 'The summer without rain', 'The garden was watered with bathwater.'],
  ['1978', 'The great snow', 'School was closed for two weeks.'],
  ['1980', 'Mum moves out', 'With a mattress on the roof of a small car.'],
  ['1984', 'Mum meets Dad', 'In the queue of a cinema that was full.'],
  ['1986', 'The bakery closes', 'The last rolls were free.'],
  ['1987', 'Mum and Dad get married', 'In the yard of the bakery.'],
  ['1989', 'Anna is born', 'Three weeks early, and always on time since.'],
  ['1992', 'Ben is born', 'In the middle of moving house.'],
  ['1995', 'The first computer', 'It could play one song and one game.'],
  ['1998', 'Anna breaks her arm', 'On the first day of the holidays.'],
  ['1999', 'We see the eclipse', 'Through a welder’s mask, one after the other.'],
  ['2003', 'The dog Poldi moves in', 'Ben got his dog after all.'],
  ['2006', 'The summer of football in the yard', 'With a bed sheet as a screen.'],
  ['2010', 'Anna goes abroad', 'She came back with a recipe and an accent.'],
  ['2014', 'Grandpa Karl turns eighty', 'With a speech that lasted forty minutes.'],
  ['2017', 'Ben repairs the old oven', 'The first bread was black.'],
  ['2020', 'Christmas on a screen', 'Grandma Ruth was muted all evening.'],
  ['2022', 'Little Mia is born', 'The fifth generation with the same nose.'],
];

const de: readonly Line[] = [
  ['1898', 'Ururopa eröffnet die Bäckerei', 'Der Ofen steht noch immer im Hof.'],
  ['1907', 'Uroma Else kommt zur Welt', 'Im Zug, zwischen zwei Bahnhöfen.'],
  ['1914', 'Die Bäckerei bekommt Strom', 'Als Erste in der ganzen Straße.'],
  ['1923', 'Ein Brot kostet ein Vermögen', 'Die Kasse ging im Wäschekorb zur Bank.'],
  ['1929', 'Else gewinnt das Wettschwimmen', 'Quer über den See, im geliehenen Badeanzug.'],
  ['1931', 'Else und Theo heiraten', 'Es regnete, und die Torte kam unter den Schirm.'],
  ['1934', 'Opa Karl kommt zur Welt', 'An einem Sonntag, kurz nach dem Essen.'],
  ['1947', 'Karl tauscht Schlittschuhe gegen Kamera', 'Er hat siebzig Jahre lang fotografiert.'],
  ['1951', 'Theo kauft ein Motorrad mit Beiwagen', 'Vorn saß der Hund.'],
  ['1954', 'Ein Radio mit Plattenspieler', 'Und dazu zwei Schallplatten.'],
  ['1956', 'Karl lernt Oma Ruth kennen', 'An der Haltestelle; beide verpassten die Bahn.'],
  ['1958', 'Karl und Ruth heiraten', 'Die Kapelle konnte drei Lieder.'],
  ['1960', 'Mama kommt zur Welt', 'Ihr Bruder wollte lieber einen Hund.'],
  ['1963', 'Der Fernseher kommt ins Haus', 'Die Nachbarn brachten ihre Stühle mit.'],
  ['1965', 'Die große Fahrt ans Meer', 'Neun Stunden in einem Auto ohne Radio.'],
  ['1969', 'Alle bleiben für die Mondlandung wach', 'Mama schlief fünf Minuten vorher ein.'],
  ['1971', 'Oma Ruth macht den Führerschein', 'Beim zweiten Anlauf.'],
  ['1974', 'Die Katze Minka zieht ein', 'Sie sollte nur ein Wochenende bleiben.'],
  ['1976', 'Der Sommer ohne Regen', 'Der Garten bekam das Badewasser.'],
  ['1978', 'Der große Schnee', 'Zwei Wochen lang war keine Schule.'],
  ['1980', 'Mama zieht aus', 'Mit der Matratze auf dem Dach eines Kleinwagens.'],
  ['1984', 'Mama lernt Papa kennen', 'In der Schlange vor einem vollen Kino.'],
  ['1986', 'Die Bäckerei schließt', 'Die letzten Brötchen gab es geschenkt.'],
  ['1987', 'Mama und Papa heiraten', 'Im Hof der Bäckerei.'],
  ['1989', 'Anna kommt zur Welt', 'Drei Wochen zu früh, und seitdem immer pünktlich.'],
  ['1992', 'Ben kommt zur Welt', 'Mitten im Umzug.'],
  ['1995', 'Der Computer steht im Wohnzimmer', 'Er konnte ein Lied und ein Spiel.'],
  ['1998', 'Anna bricht sich den Arm', 'Gleich am Anfang der Ferien.'],
  ['1999', 'Wir sehen die Sonnenfinsternis', 'Durch eine Schweißermaske, einer nach dem anderen.'],
  ['2003', 'Der Hund Poldi zieht ein', 'So kam Ben doch noch zu seinem Hund.'],
  ['2006', 'Ein Sommer Fußball im Hof', 'Mit einem Bettlaken als Leinwand.'],
  ['2010', 'Anna geht ins Ausland', 'Zurück kam sie mit einem Rezept und einem Akzent.'],
  ['2014', 'Opa Karl wird achtzig', 'Mit einer Rede von vierzig Minuten.'],
  ['2017', 'Ben repariert den alten Ofen', 'Das Brot war erst einmal schwarz.'],
  ['2020', 'Weihnachten am Bildschirm', 'Oma Ruth war den ganzen Abend stumm.'],
  ['2022', 'Die kleine Mia kommt zur Welt', 'Die fünfte Generation mit derselben Nase.'],
];

/** With a mark in front, and semicolons in German, as a spreadsheet there opens it in columns. */
export const exampleDeck = (language: string): ExampleFile =>
  language === 'de'
    ? csv('Unsere Familie.csv', ';', ['Jahr', 'Titel', 'Tatsache', 'Sprache'], 'de', de)
    : csv('Our family.csv', ',', ['year', 'title', 'fact', 'language'], 'en', en);

function csv(
  name: string,
  mark: string,
  head: readonly string[],
  language: string,
  lines: readonly Line[],
): ExampleFile {
  const rows = [head, ...lines.map(line => [...line, language])];
  const text = rows.map(row => row.map(quoted).join(mark)).join('\r\n');
  return { name, type: 'text/csv', text: `\uFEFF${text}\r\n` };
}

const quoted = (cell: string): string =>
  /[",;\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
