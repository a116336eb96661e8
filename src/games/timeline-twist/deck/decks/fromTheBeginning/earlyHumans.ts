import type { Card } from '../../card';

export const earlyHumans: readonly Card[] = [
  {
    id: 'stone-flakes',
    category: 'invention',
    front: 'square',
    back: 'star',
    date: { shown: 'ago', years: 2.6e6, give: 100_000 },
    source: 'en.wikipedia: Oldowan',
    en: {
      title: 'Sharp flakes on the river bank at Gona',
      fact: 'In Ethiopia someone strikes cobbles together, and leaves thousands of flakes behind.',
    },
    de: {
      title: 'Scharfe Splitter am Ufer von Gona',
      fact: 'In Äthiopien schlägt jemand Steine aneinander und lässt Tausende Splitter liegen.',
    },
  },
  {
    id: 'dmanisi',
    category: 'life',
    front: 'triangle',
    back: 'star',
    date: { shown: 'ago', years: 1.8e6, give: 50_000 },
    source: 'en.wikipedia: Dmanisi hominins',
    en: {
      title: 'Travellers at Dmanisi',
      fact: 'Early humans live in Georgia; one old man has lost nearly all his teeth.',
    },
    de: {
      title: 'Ankömmlinge in Dmanissi',
      fact: 'Frühmenschen leben in Georgien; ein Alter hat fast alle Zähne verloren.',
    },
  },
  {
    id: 'magnetic-flip',
    category: 'earth',
    front: 'circle',
    back: 'square',
    date: { shown: 'ago', years: 775_000, give: 6000 },
    source: 'en.wikipedia: Brunhes–Matuyama reversal',
    en: {
      title: 'North and south change places',
      fact: 'The Earth’s magnetic field turns over, for the last time so far.',
    },
    de: {
      title: 'Norden und Süden tauschen',
      fact: 'Das Magnetfeld der Erde polt sich um, zum bisher letzten Mal.',
    },
  },
  {
    id: 'jebel-irhoud',
    category: 'life',
    front: 'square',
    back: 'circle',
    date: { shown: 'ago', years: 300_000, give: 35_000 },
    source: 'en.wikipedia: Jebel Irhoud',
    en: {
      title: 'Faces like ours',
      fact: 'At Jebel Irhoud in Morocco live some of the earliest known Homo sapiens.',
    },
    de: {
      title: 'Gesichter wie unsere',
      fact: 'Am Djebel Irhoud in Marokko leben einige der ältesten bekannten Homo sapiens.',
    },
  },
  {
    id: 'thames-hippos',
    category: 'life',
    front: 'triangle',
    back: 'square',
    date: { shown: 'ago', years: 125_000, give: 8000 },
    source: 'en.wikipedia: Trafalgar Square',
    en: {
      title: 'Hippos in the Thames',
      fact: 'They wallow where London’s Trafalgar Square is now; elephants graze close by.',
    },
    de: {
      title: 'Flusspferde in der Themse',
      fact: 'Sie suhlen sich, wo in London heute der Trafalgar Square ist; nebenan grasen Elefanten.',
    },
  },
  {
    id: 'toba',
    category: 'earth',
    front: 'circle',
    back: 'triangle',
    date: { shown: 'ago', years: 74_000, give: 2500 },
    source: 'en.wikipedia: Youngest Toba eruption',
    en: {
      title: 'Toba blows up',
      fact: 'A volcano on Sumatra strews ash as far as India, and leaves an enormous lake.',
    },
    de: {
      title: 'Der Toba explodiert',
      fact: 'Ein Vulkan auf Sumatra streut Asche bis Indien und hinterlässt einen riesigen See.',
    },
  },
  {
    id: 'lion-man',
    category: 'art',
    front: 'triangle',
    back: 'circle',
    date: { shown: 'ago', years: 40_000, give: 5000 },
    source: 'en.wikipedia: Lion-man',
    en: {
      title: 'The Lion Man',
      fact: 'In the Swabian Jura someone carves a figure, half lion, half human, from a mammoth tusk.',
    },
    de: {
      title: 'Der Löwenmensch',
      fact: 'Auf der Schwäbischen Alb schnitzt jemand aus Mammutzahn ein Wesen, halb Löwe, halb Mensch.',
    },
  },
  {
    id: 'bone-flute',
    category: 'art',
    front: 'square',
    back: 'triangle',
    date: { shown: 'ago', years: 40_000, give: 5000 },
    source: 'en.wikipedia: Hohle Fels',
    en: {
      title: 'A flute from a vulture’s wing',
      fact: 'In the Hohle Fels cave near Ulm someone plays on a hollow bone with five holes.',
    },
    de: {
      title: 'Eine Flöte aus einem Geierflügel',
      fact: 'In der Höhle Hohle Fels bei Ulm spielt jemand auf einem Knochen mit fünf Löchern.',
    },
  },
  {
    id: 'willendorf',
    category: 'art',
    front: 'circle',
    back: 'star',
    date: { shown: 'ago', years: 30_000, give: 1500 },
    source: 'en.wikipedia: Venus of Willendorf',
    en: {
      title: 'The Venus of Willendorf',
      fact: 'From limestone someone carves a plump little woman, dyed red, with curls but no face.',
    },
    de: {
      title: 'Die Venus von Willendorf',
      fact: 'Aus Kalkstein entsteht eine rundliche kleine Frau, rot gefärbt, mit Locken, ohne Gesicht.',
    },
  },
  {
    id: 'first-pots',
    category: 'invention',
    front: 'star',
    back: 'triangle',
    date: { shown: 'ago', years: 20_000, give: 1000 },
    source: 'en.wikipedia: Xianrendong',
    en: {
      title: 'Hunters who cook in pots',
      fact: 'In Xianrendong cave in China, people who sow nothing yet make vessels of clay.',
    },
    de: {
      title: 'Jäger mit Kochtöpfen',
      fact: 'In der Xianrendong-Höhle in China formen Leute, die noch nichts säen, Gefäße aus Ton.',
    },
  },
  {
    id: 'dog-burial',
    category: 'everyday',
    front: 'star',
    back: 'circle',
    date: { shown: 'ago', years: 14_000, give: 500 },
    source: 'en.wikipedia: Bonn–Oberkassel dog',
    en: {
      title: 'A dog is laid to rest',
      fact: 'Near Bonn it shares a grave with a man and a woman, who had nursed the sick puppy.',
    },
    de: {
      title: 'Ein Hund wird begraben',
      fact: 'Bei Bonn liegt er bei einem Mann und einer Frau; den kranken Welpen hatte man gepflegt.',
    },
  },
];
