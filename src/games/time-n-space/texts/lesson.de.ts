import type { en } from './lesson.en';

export const de: typeof en = {
  name: 'Erste Partie, Schritt {{at}} von {{all}}',
  next: 'Weiter',
  skip: 'Überspringen',
  back: 'Zurück',
  play: 'Jetzt spielen',
  doneAlready: 'Das hast du schon getan.',
  waiting: 'Bis dahin läuft der Sand hier schneller als am Tisch.',
  refused: 'Nichts ist verloren: Folge dem Pfeil.',
  getReady: 'Der Tisch wird gedeckt …',
  step: {
    welcome:
      'Das ist dein Kontrollzentrum. Punkte bekommst du, wenn du den anderen bringst, was sie bestellt haben.',
    turn: 'Alles, was du tust, braucht eine Sanduhr. Tippe eine an, dann die erste Produktionsstätte: Sie stellt Grau her.',
    others:
      'Jetzt läuft der Sand. Nutze die Zeit wie am Tisch: Sieh dir die Zentren der anderen an.',
    orders:
      'Die Marken dort sind Aufträge. Grün und Hellblau wollen Grau: Bring es hin, und die Marke gehört dir.',
    produce:
      'Ist der Sand durch, tippe die Sanduhr an und wähle „Ausführen und wieder umdrehen“. Grau entsteht, und die Uhr läuft gleich weiter.',
    again:
      'Dreh noch einmal eine Sanduhr auf der ersten Produktionsstätte um: für den nächsten Würfel.',
    beam: 'Hinaus kommen Würfel nur über eine Beamstation. Stell die andere Sanduhr auf die untere.',
    load: 'Ist der Sand durch, tippe die Sanduhr an und wähle „Ausführen“: Die Würfel werden aus den Produktionsstätten gebeamt.',
    trade:
      'Nun deine eigenen Aufträge: Eine Farbe zählt nichts, solange noch eine Marke davon über deinem Zentrum liegt. Die untere Handelsstation lässt drei auf einmal hinaus: Stell eine Sanduhr darauf.',
    ship: 'Die andere Sanduhr kommt aufs Schiff. Steht sie noch, nimm sie erst weg. Bis Grün sind es zwei Flüge: Flieg zum Mond dazwischen.',
    offer:
      'Tippe die Sanduhr auf der Handelsstation an. Deine drei grauen Aufträge liegen bereit: „Ausführen“, und Grau zählt.',
    moon: 'Dein Schiff kommt an, wenn du seine Sanduhr wegnimmst. In der ersten Partie gibt es auf dem Mond nichts: Lass es verfallen.',
    onward: 'Dreh noch einmal eine Sanduhr auf dem Schiff um und flieg weiter zum grünen Planeten.',
    deliver:
      'Ist der Sand durch, tippe die Sanduhr an: Dein grauer Würfel erfüllt den Auftrag von Grün. „Ausführen“.',
    score: 'Die Marke gehört dir! Tippe den Stern an: Was ist sie wert?',
    sum: 'Werte mal verschiedene Symbole: hier 1 × 1. Mit Grau auch für Hellblau sind es 2 × 2. Verschiedene Kunden lohnen sich.',
    talk: 'Das halbe Spiel ist Reden. Bitte die anderen um etwas, mit zwei Fingertipps.',
    plan: 'Denk voraus, solange Sand läuft: Dreh eine Sanduhr auf der zweiten Produktionsstätte um, tippe sie noch einmal an und wähle „Einplanen“.',
    planned: 'Ist der Sand durch, genügt ein Fingertipp für das, was du geplant hast.',
    last: 'Steht diese Uhr auf null, wird keine Sanduhr mehr umgedreht. Die noch stehen, darfst du noch wegnehmen.',
    ready:
      'Mehr brauchst du nicht. Jetzt spiel: sechs Minuten gegen den Computer, von hier aus. Deine Punkte behältst du. Hellblau will noch Grau und Gelb.',
  },
};
