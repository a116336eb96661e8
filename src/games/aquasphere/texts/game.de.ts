export const de = {
  title: 'AquaSphere',
  tagline:
    'Programmiert Bots, schickt sie in eine Station am Meeresgrund, und Vorsicht mit den Oktopoden.',
  motto: 'Vorsicht, Oktopoden',
  lessons: {
    dive: {
      title: 'Dein erster Tauchgang',
      tagline: 'Die erste Runde, ein Oktopode an der Hand: Bots, Station und der beste Kniff.',
    },
    scoring: {
      title: 'Die Wertung',
      tagline: 'Was nach jeder Runde zählt, und was du an einer roten Linie tust.',
    },
  },
  settings: {
    coach: {
      title: 'Was jetzt?',
      hint: 'Eine Lampe, die sagt, was jemand mit Übung jetzt täte, und warum. Nur du siehst es.',
    },
  },
};
