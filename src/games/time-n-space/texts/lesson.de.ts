import type { en } from './lesson.en';

export const de: typeof en = {
  name: '{{lesson}}, Schritt {{at}} von {{all}}',
  next: 'Weiter',
  skip: 'Überspringen',
  doIt: 'Mach du das',
  back: 'Zurück',
  play: 'Jetzt spielen',
  doneAlready: 'Das hast du schon getan.',
  waiting: 'schneller Sand, nur hier',
  refused: 'Nichts ist verloren: Folge dem Pfeil.',
  astray: 'Ein andermal: Folge in dieser Lektion dem Pfeil.',
  step: {
    welcome:
      'Das ist dein Kontrollzentrum. Punkte bekommst du, wenn du den anderen bringst, was sie bestellt haben.',
    turn: 'Alles, was du tust, braucht eine Sanduhr. Tippe eine an, dann die erste Produktionsstätte: Sie stellt Grau her.',
    others:
      'Jetzt läuft der Sand. Nutze die Zeit wie am Tisch: Sieh dir die Zentren der anderen an.',
    orders:
      'Die Marken dort sind Aufträge. Grün und Hellblau wollen Grau: Bring es hin, und die Marke gehört dir.',
    produce:
      'Ist der Sand durch, tippe die Sanduhr an und wähle „Ausführen und wieder umdrehen“. Grau entsteht, und die Sanduhr läuft gleich weiter.',
    again:
      'Dreh noch einmal eine Sanduhr auf der ersten Produktionsstätte um: für den nächsten Würfel.',
    beam: 'Würfel verlassen dein Zentrum nur über eine Beamstation. Stell die andere Sanduhr auf die untere.',
    load: 'Ist der Sand durch, tippe die Sanduhr an und wähle „Ausführen“: Die Würfel werden aus den Produktionsstätten gebeamt.',
    trade:
      'Nun deine eigenen Aufträge: Eine Farbe zählt nichts, solange noch eine Marke davon über deinem Zentrum liegt. Die untere Handelsstation legt drei auf einmal aus: Stell eine Sanduhr darauf.',
    ship: 'Stell die andere Sanduhr aufs Schiff. Steht sie noch, nimm sie erst weg. Bis Grün sind es zwei Flüge: Flieg zum Mond dazwischen.',
    offer:
      'Tippe die Sanduhr auf der Handelsstation an. Deine drei grauen Aufträge liegen bereit: Tippe auf „Ausführen“, und Grau zählt.',
    moon: 'Dein Schiff kommt an, wenn du seine Sanduhr wegnimmst. In der ersten Partie gibt es auf dem Mond nichts: Tippe auf „Sanduhr nur wegnehmen“.',
    onward: 'Dreh noch einmal eine Sanduhr auf dem Schiff um und flieg weiter zum grünen Planeten.',
    deliver:
      'Ist der Sand durch, tippe die Sanduhr an, dann „Ausführen“: Dein grauer Würfel erfüllt den Auftrag von Grün.',
    score: 'Die Marke gehört dir! Tippe den Stern an: Was ist sie wert?',
    sum: 'Werte mal verschiedene Symbole: hier 1 × 1. Mit Grau auch für Hellblau sind es 2 × 2. Verschiedene Kunden lohnen sich.',
    talk: 'Das halbe Spiel ist Reden. Bitte die anderen um etwas: Zweimal tippen genügt.',
    plan: 'Denk voraus, solange Sand läuft: Dreh eine Sanduhr auf der zweiten Produktionsstätte um, tippe sie noch einmal an und wähle „Einplanen“.',
    planned: 'Ist der Sand durch, genügt einmal tippen für das, was du geplant hast.',
    last: 'Steht diese Uhr auf null, wird keine Sanduhr mehr umgedreht. Stehende darfst du noch wegnehmen.',
    ready:
      'Mehr brauchst du nicht. Jetzt spiel: sechs Minuten gegen den Computer, von hier aus. Deine Punkte behältst du. Hellblau will noch Grau und Gelb.',
    sitDown: 'Die Uhr läuft bis auf sechs Minuten ab, und die anderen setzen sich.',
    more: 'Zur normalen Partie gehören drei Dinge mehr: Aufträge bis zum Wert 3, Gebäude, die wachsen, und einen Bonus auf jedem Planeten.',
    choose:
      'Du beginnst mit zwei Aufträgen, heimlich gewählt: Eine graue 1 und eine graue 2 liegen für dich bereit.',
    place:
      'Ein Auftrag blockiert sein Feld, bis er erfüllt ist: Darum liegen deine dort, wo Waren entstehen, die noch niemand will.',
    begin:
      'Jedes Gebäude hat Stufe I und schafft nur eines auf einmal: Sag, dass du bereit bist, und die dreißig Minuten beginnen.',
    fly: 'Bessere Gebäude liegen auf den Monden: Dreh eine Sanduhr auf deinem Schiff um und flieg zu Mond 1.',
    map: 'Sieh dir, während es fliegt, die Karte an.',
    tiles:
      'Auf jedem Mond liegt ein Stapel Plättchen, das oberste offen: Ockerfarbene stellen Waren her, schwarze beamen sie, weiße legen Aufträge aus.',
    bonus:
      'Der Stern an einem Planeten ist ein Bonus: Er zählt 3 und gehört zum ersten Auftrag, der dort erfüllt wird.',
    take: 'Ist der Sand durch, nimm das weiße Plättchen in deine Forschungsstation; wolltest du es nicht, müsstest du es unter den Stapel legen.',
    research: 'Dort ist es noch kein Gebäude: Dreh eine Sanduhr auf der Forschungsstation um.',
    goods:
      'Inzwischen stellt die andere Sanduhr Grau her und beamt es: Das kennst du, also geht es von selbst.',
    build:
      'Tippe die Sanduhr auf der Forschungsstation an: Das Plättchen deckt ein leeres Gebäude der Stufe I zu, hier die obere Handelsstation.',
    stage2: 'Dreh eine Sanduhr auf deiner neuen Handelsstation um.',
    customer:
      'Stell die andere Sanduhr aufs Schiff: Flieg weiter zu Grün, dort wird Grau gebraucht.',
    two: 'Auf Stufe II legt eine Handelsstation zwei Aufträge auf einmal aus: Zwei graue liegen bereit.',
    first: 'Erfülle den Auftrag von Grün: Es ist dort der erste, also gehört dir auch der Bonus.',
    worth: 'Tippe oben den Stern an: Was ist das wert?',
    nothing:
      'Noch nichts: Eine Farbe zählt erst, wenn keine ihrer Marken mehr über deinem Zentrum liegt, und zwei graue liegen noch da.',
    black: 'Für sie brauchst du Platz: Flieg weiter zu Mond 2, dort liegt ein schwarzes Plättchen.',
    takeBlack: 'Ist der Sand durch, nimm das schwarze Plättchen.',
    known: 'Es kommt auf deine leere Beamstation: Das kennst du jetzt, also geht es von selbst.',
    stage3:
      'Ein leeres Gebäude der Stufe II kann noch einmal wachsen: Dreh eine Sanduhr auf der neuen Beamstation um.',
    rest: 'Stell die andere Sanduhr auf die Handelsstation, für die beiden grauen Aufträge, die noch fehlen.',
    upgrade:
      'Tippe die Sanduhr auf der Beamstation an: Statt zu beamen, dreht sie das Plättchen auf Stufe III, mit drei Feldern.',
    out: 'Tippe nun die auf der Handelsstation an, und deine letzten grauen Aufträge sind im Spiel.',
    counts: 'Grau zählt: 1 für den Auftrag und 3 für den Bonus, mal ein Symbol: 4 Punkte.',
    cubes:
      'Eine 2 braucht zwei Würfel und eine 3 drei, alle aus deinen Beamstationen: Hellblau will eine graue 2.',
    colours: '24 Aufträge sind viel: Zwei Farben ganz im Spiel bringen mehr als vier halbe.',
    go: 'Jetzt spiel die letzten acht Minuten: Erst holen die anderen im Zeitraffer auf. Deine Punkte behältst du.',
    catchUp: 'Die anderen setzen sich und holen auf, im Zeitraffer …',
  },
};
