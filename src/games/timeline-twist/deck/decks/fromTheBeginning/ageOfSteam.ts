import type { Card } from '../../card';

export const ageOfSteam: readonly Card[] = [
  {
    id: 'ceres',
    category: 'space',
    front: 'circle',
    back: 'triangle',
    date: { shown: 'year', year: 1801 },
    source: 'en.wikipedia: Ceres (dwarf planet)',
    en: {
      title: 'Piazzi finds Ceres, and loses it',
      fact: 'Young Gauss works out from a few nights where it will turn up again.',
    },
    de: {
      title: 'Piazzi findet Ceres – und verliert sie',
      fact: 'Der junge Gauß berechnet aus wenigen Nächten, wo sie wieder auftaucht.',
    },
  },
  {
    id: 'haiti',
    category: 'society',
    front: 'triangle',
    back: 'circle',
    date: { shown: 'year', year: 1804 },
    source: 'en.wikipedia: Haitian Revolution',
    en: {
      title: 'Haiti declares itself free',
      fact: 'Those who were enslaved have beaten Napoleon’s army, and found a state.',
    },
    de: {
      title: 'Haiti erklärt sich frei',
      fact: 'Die einst Versklavten haben Napoleons Armee besiegt und gründen einen Staat.',
    },
  },
  {
    id: 'locomotive',
    category: 'invention',
    front: 'square',
    back: 'triangle',
    date: { shown: 'year', year: 1804 },
    source: 'en.wikipedia: Richard Trevithick',
    en: {
      title: 'A steam engine on rails',
      fact: 'Trevithick’s locomotive pulls ten tons of iron through a valley in Wales.',
    },
    de: {
      title: 'Eine Dampfmaschine auf Schienen',
      fact: 'Trevithicks Lokomotive zieht zehn Tonnen Eisen durch ein Tal in Wales.',
    },
  },
  {
    id: 'tin-can',
    category: 'everyday',
    front: 'circle',
    back: 'square',
    date: { shown: 'year', year: 1810 },
    source: 'en.wikipedia: Peter Durand (merchant)',
    en: {
      title: 'The tin can gets a patent',
      fact: 'In Peter Durand’s tin, food keeps for years. To get at it you need hammer and chisel.',
    },
    de: {
      title: 'Die Konservendose wird patentiert',
      fact: 'In Peter Durands Dose hält sich das Essen. Zum Öffnen braucht man Hammer und Meißel.',
    },
  },
  {
    id: 'tambora',
    category: 'earth',
    front: 'circle',
    back: 'square',
    date: { shown: 'year', year: 1815 },
    source: 'en.wikipedia: 1815 eruption of Mount Tambora',
    en: {
      title: 'Tambora tears itself apart',
      fact: 'On the other side of the globe, the next summer fails to come.',
    },
    de: {
      title: 'Der Tambora zerreißt sich selbst',
      fact: 'Auf der anderen Seite der Erde fällt der nächste Sommer aus.',
    },
  },
  {
    id: 'draisine',
    category: 'everyday',
    front: 'square',
    back: 'triangle',
    date: { shown: 'year', year: 1817 },
    source: 'en.wikipedia: Dandy horse',
    en: {
      title: 'Baron Drais rolls out of Mannheim',
      fact: 'He rides a wooden machine with two wheels, pushing it along with his feet.',
    },
    de: {
      title: 'Freiherr von Drais rollt los',
      fact: 'Auf zwei hölzernen Rädern stößt er sich von Mannheim aus mit den Füßen ab.',
    },
  },
  {
    id: 'frankenstein',
    category: 'art',
    front: 'triangle',
    back: 'square',
    date: { shown: 'year', year: 1818 },
    source: 'en.wikipedia: Frankenstein',
    en: {
      title: 'Frankenstein’s creature',
      fact: 'Mary Shelley began the novel at eighteen; it appears without her name.',
    },
    de: {
      title: 'Frankensteins Geschöpf',
      fact: 'Mary Shelley begann den Roman mit achtzehn; er erscheint ohne ihren Namen.',
    },
  },
  {
    id: 'silent-night',
    category: 'art',
    front: 'triangle',
    back: 'star',
    date: { shown: 'year', year: 1818 },
    source: 'en.wikipedia: Silent Night',
    en: {
      title: 'Silent Night, with guitar',
      fact: 'At Oberndorf near Salzburg a priest and a teacher sing it on Christmas Eve.',
    },
    de: {
      title: 'Stille Nacht, mit Gitarre',
      fact: 'In Oberndorf bei Salzburg singen es ein Hilfspfarrer und ein Lehrer an Heiligabend.',
    },
  },
  {
    id: 'hieroglyphs',
    category: 'discovery',
    front: 'star',
    back: 'square',
    date: { shown: 'year', year: 1822 },
    source: 'en.wikipedia: Jean-François Champollion',
    en: {
      title: '“I’ve got it!”',
      fact: 'Champollion reads the names of pharaohs and, so they say, faints on the spot.',
    },
    de: {
      title: '„Ich hab’s!“',
      fact: 'Champollion liest die Namen der Pharaonen und fällt, so heißt es, in Ohnmacht.',
    },
  },
  {
    id: 'plesiosaur',
    category: 'life',
    front: 'star',
    back: 'triangle',
    date: { shown: 'year', year: 1823 },
    source: 'en.wikipedia: Mary Anning',
    en: {
      title: 'Mary Anning digs up a sea dragon',
      fact: 'On the cliffs of Lyme Regis she frees a long-necked plesiosaur from the rock.',
    },
    de: {
      title: 'Mary Anning birgt einen Meeresdrachen',
      fact: 'An den Klippen von Lyme Regis legt sie einen langhalsigen Plesiosaurus frei.',
    },
  },
  {
    id: 'ninth',
    category: 'art',
    front: 'square',
    back: 'star',
    date: { shown: 'year', year: 1824 },
    source: 'en.wikipedia: Symphony No. 9 (Beethoven)',
    en: {
      title: 'Beethoven’s Ninth, unheard',
      fact: 'In Vienna the deaf composer has to be turned round to see the applause.',
    },
    de: {
      title: 'Beethovens Neunte, ungehört',
      fact: 'In Wien muss man den tauben Komponisten umdrehen, damit er den Beifall sieht.',
    },
  },
  {
    id: 'adler',
    category: 'invention',
    front: 'triangle',
    back: 'star',
    date: { shown: 'year', year: 1835 },
    source: 'en.wikipedia: Bavarian Ludwig Railway',
    en: {
      title: 'The Adler steams to Fürth',
      fact: 'From Nuremberg it takes a quarter of an hour; coal is so dear that mostly horses pull.',
    },
    de: {
      title: 'Der „Adler“ dampft nach Fürth',
      fact: 'Ab Nürnberg dauert es eine Viertelstunde; Kohle ist so teuer, dass meist Pferde ziehen.',
    },
  },
  {
    id: 'galapagos',
    category: 'life',
    front: 'star',
    back: 'circle',
    date: { shown: 'year', year: 1835 },
    source: 'en.wikipedia: Second voyage of HMS Beagle',
    en: {
      title: 'Darwin on the Galápagos',
      fact: 'He rides on tortoises, and mixes up his finches, not knowing what they will mean.',
    },
    de: {
      title: 'Darwin auf Galápagos',
      fact: 'Er reitet auf Schildkröten und bringt seine Finken durcheinander – noch ahnt er nichts.',
    },
  },
  {
    id: 'daguerreotype',
    category: 'invention',
    front: 'circle',
    back: 'star',
    date: { shown: 'year', year: 1839 },
    source: 'en.wikipedia: Daguerreotype',
    en: {
      title: 'The Sun as a draughtsman',
      fact: 'In Paris Daguerre’s secret of the silver plate is made a gift to the world.',
    },
    de: {
      title: 'Die Sonne als Zeichnerin',
      fact: 'In Paris wird Daguerres Geheimnis der Silberplatte der Welt geschenkt.',
    },
  },
  {
    id: 'penny-black',
    category: 'everyday',
    front: 'square',
    back: 'star',
    date: { shown: 'year', year: 1840 },
    source: 'en.wikipedia: Penny Black',
    en: {
      title: 'A penny, and the letter goes',
      fact: 'Britain sells small black stamps with the Queen’s head on them, to be licked and stuck.',
    },
    de: {
      title: 'Ein Penny, und der Brief geht ab',
      fact: 'Großbritannien verkauft kleine schwarze Marken mit dem Kopf der Königin, zum Anlecken.',
    },
  },
  {
    id: 'lovelace',
    category: 'invention',
    front: 'star',
    back: 'square',
    date: { shown: 'year', year: 1843 },
    source: 'en.wikipedia: Ada Lovelace',
    en: {
      title: 'A program without a machine',
      fact: 'Ada Lovelace writes down how Babbage’s unbuilt engine is to work out numbers.',
    },
    de: {
      title: 'Ein Programm ohne Maschine',
      fact: 'Ada Lovelace schreibt auf, wie Babbages nie gebaute Maschine Zahlen berechnen soll.',
    },
  },
  {
    id: 'neptune',
    category: 'space',
    front: 'star',
    back: 'circle',
    date: { shown: 'year', year: 1846 },
    source: 'en.wikipedia: Neptune',
    en: {
      title: 'Neptune, found with a pen',
      fact: 'Le Verrier reckons where to look; in Berlin, Galle looks, and there it is.',
    },
    de: {
      title: 'Neptun, mit der Feder gefunden',
      fact: 'Le Verrier berechnet, wohin man schauen muss; Galle schaut in Berlin hin: Da ist er.',
    },
  },
  {
    id: 'ether',
    category: 'discovery',
    front: 'square',
    back: 'circle',
    date: { shown: 'year', year: 1846 },
    source: 'en.wikipedia: Ether Dome',
    en: {
      title: '“Gentlemen, this is no humbug”',
      fact: 'In Boston the dentist Morton gives a patient ether, and surgery loses its screams.',
    },
    de: {
      title: '„Meine Herren, das ist kein Humbug“',
      fact: 'In Boston betäubt der Zahnarzt Morton einen Kranken mit Äther; niemand muss schreien.',
    },
  },
  {
    id: 'saxophone',
    category: 'art',
    front: 'circle',
    back: 'triangle',
    date: { shown: 'year', year: 1846 },
    source: 'en.wikipedia: Saxophone',
    en: {
      title: 'Monsieur Sax patents a sound',
      fact: 'For military bands Adolphe Sax puts a clarinet’s mouthpiece on a body of brass.',
    },
    de: {
      title: 'Monsieur Sax patentiert einen Klang',
      fact: 'Für Militärkapellen setzt Adolphe Sax ein Klarinettenmundstück auf ein Rohr aus Messing.',
    },
  },
  {
    id: 'seneca-falls',
    category: 'society',
    front: 'triangle',
    back: 'circle',
    date: { shown: 'year', year: 1848 },
    source: 'en.wikipedia: Seneca Falls Convention',
    en: {
      title: 'Women meet at Seneca Falls',
      fact: 'Men and women are created equal, they declare, and ask for the vote.',
    },
    de: {
      title: 'Frauen tagen in Seneca Falls',
      fact: 'Männer und Frauen sind gleich geschaffen, erklären sie, und fordern das Wahlrecht.',
    },
  },
];
