import type { tableEn } from './table.en';

type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

export const tableDe: Like<typeof tableEn> = {
  lobby: {
    title: 'Rund um den Tisch',
    scan: 'Scannen und mitspielen',
    scanHow:
      'Öffne die Kamera eines anderen Handys und richte sie hierher. Eine App braucht es nicht.',
    code: 'oder den Code eintippen',
    share: 'Link verschicken',
    shared: 'Verschickt',
    copied: 'Kopiert',
    notShared: 'Hier lässt sich nichts verschicken und nichts kopieren. Tippt den Code ein.',
    pair: 'Kein Netz? Mit zwei Codes verbinden',
    seats: 'Plätze',
    seatsOf_one: '{{count}} Platz',
    seatsOf_other: '{{count}} Plätze',
    sit: 'Hinsetzen',
    sitAs: 'Hinsetzen: {{seat}}',
    rise: 'Aufstehen',
    you: 'du',
    away: 'nicht da',
    bot: 'Computer',
    botLevel: 'Wie gut der Computer {{seat}} spielt',
    relayed: 'über den Server',
    free: 'frei',
    botHere: '{{seat}} vom Computer spielen lassen',
    botAway: 'Den Computer von {{seat}} wegschicken',
    giveBack: 'Den Platz von {{name}} freigeben',
    people: 'Personen',
    options: 'Diese Partie',
    start: 'Los geht’s',
    startAlone: 'Mit dem Computer spielen',
    needSeat: 'Wähle einen Platz, oder schau einfach zu.',
    waiting: 'Gleich geht es los: Die Partie startet auf dem Handy, das sie eröffnet hat.',
    watchers_one: '{{count}} Bildschirm schaut zu',
    watchers_other: '{{count}} Bildschirme schauen zu',
    several: 'Mehrere an einem Handy? Nehmt für jeden einen Platz.',
  },
  bots: {
    title: 'Computer',
    free: 'Freie Plätze spielt der Computer. Wie gut?',
    now: '{{level}}, wie jetzt',
    learner: 'Ungeübt',
    learnerText: 'Ist langsam, träumt manchmal und übersieht viel: gut für deine erste Partie.',
    player: 'Geübt',
    playerText: 'Spielt wie die meisten am Tisch: mit Fehlern und mit guten Zügen.',
    expert: 'Meisterhaft',
    expertText: 'Ist schnell, denkt voraus und lässt wenig liegen: schwer zu schlagen.',
    instead:
      'Der Computer spielt für {{name}} weiter. Schickst du ihn weg, kann sich wieder jemand hinsetzen.',
    pace: 'Wie schnell Computer spielen',
    atEase: 'Gemütlich',
    atEaseText: 'Sie lassen sich Zeit und dir mehr übrig.',
    likePeople: 'Wie Menschen',
    likePeopleText: 'Sie schauen und greifen etwa so schnell wie Menschen.',
    brisk: 'Flott',
    briskText: 'Sie schauen und greifen anderthalbmal so schnell.',
  },
  host: {
    otherPacks: 'Andere Karten auf dem Handy von {{names}}',
    otherPacksDo: 'Ladet auf beiden Handys das neueste Sandtable, dann kommt noch einmal dazu.',
    keepOpen:
      'Lass Sandtable offen, solange der Tisch auf diesem Gerät liegt: Bist du länger als drei Sekunden weg, macht die Partie Pause.',
    holdTitle: 'Dein Tisch ist offen',
    holdText:
      'Sandtable bleibt mit den anderen Handys verbunden. Die Partie macht Pause, bis du zurück bist.',
  },
  door: {
    opening: 'Die Tür geht auf …',
    noServer:
      'Dieses Handy kennt keinen Tischserver. Andere können mit zwei Codes dazukommen, oder du trägst in den Einstellungen eine Adresse ein.',
    noBroker: 'Der Tischserver antwortet nicht. Ist dieses Handy in seinem WLAN?',
    again: 'Noch einmal versuchen',
    none: 'Es kommt niemand dazu: Dieser Tisch ist nur für dieses Gerät.',
    invite: 'Andere mitspielen lassen',
    noAddress:
      'Dieses Handy ist in keinem WLAN. Verbinde es oder öffne einen Hotspot und versuch es noch einmal.',
    notThisPhone:
      'Diese Adresse führt nicht zu diesem Handy. Sieh in den Einstellungen von WLAN oder Hotspot nach.',
    portTaken:
      'Eine andere App auf diesem Handy ist im Weg. Beende sie und versuch es noch einmal.',
    cannotListen:
      'Dieses Handy lässt niemanden zu Sandtable durch. Starte die App neu und versuch es noch einmal.',
    typed: 'Adresse dieses Handys in seinem Hotspot, etwa 192.168.43.1',
    typedGo: 'Diese Adresse nehmen',
    noApp:
      'Diese Fassung hat keine Webseiten dabei: Wer mitspielt, braucht Sandtable auf dem eigenen Handy.',
    keptOut: 'Jemand kommt nicht herein?',
    mobileData:
      'Vielleicht ist ein Handy über mobile Daten im Netz. Verbinde es mit demselben WLAN wie dieses.',
    isolated:
      'Manches WLAN trennt seine Geräte voneinander. Öffne auf diesem Handy einen Hotspot, in den alle gehen.',
    notAllowed:
      'Vielleicht darf Sandtable nicht ins lokale Netzwerk. Erlaube es in den Einstellungen des Handys.',
  },
  knock: {
    title: 'Da klopft jemand',
    who: '{{name}} möchte mitspielen und sollte diese Wörter sehen:',
    letIn: 'Gleiche Wörter: hereinlassen',
    refuse: 'Wegschicken',
  },
  passOn: {
    title: 'Jetzt ist {{seat}} dran',
    take: 'Die Hand von {{seat}} zeigen',
  },
  menu: {
    title: 'Tisch',
    open: 'Menü',
    pause: 'Pause',
    resume: 'Weiter',
    leave: 'Den Tisch verlassen',
    leaveHost: 'Den Tisch schließen',
    leaveHostSure:
      'Die Partie bleibt auf diesem Handy. Von der Startseite aus öffnest du sie wieder.',
    leaveSure: 'Dein Platz bleibt deiner. Von der Startseite aus kommst du zurück.',
    stay: 'Bleiben',
    endAll: 'Für alle beenden',
    endSure: 'Oder beende alles: Die anderen erfahren es, und nichts bleibt gespeichert.',
    invite: 'Den Code zeigen',
    rules: 'Kurzregeln',
    settings: 'Einstellungen',
    seats: 'Plätze',
    end: 'Zur Startseite',
    again: 'Noch eine Partie',
    watch: 'Den ganzen Tisch zeigen',
    hand: 'Zurück an meinen Platz',
    save: 'Die Partie speichern',
  },
  practice: {
    speed: 'Wie schnell die Zeit läuft',
    takeBack: 'Meinen letzten Zug zurücknehmen',
  },
  paused: {
    title: 'Die Partie macht Pause',
    text: 'Nichts geschieht, bis jemand auf „Weiter“ tippt.',
    reopened: 'Der Tisch ist wieder offen. Weiter geht es, wenn alle zurück sind.',
    isAway:
      'Das Handy von {{name}} ist gerade weg. Sobald es zurück ist, kann die Partie weitergehen.',
    wasAway:
      'Das Handy von {{name}} war weg, seitdem steht die Partie still. Macht weiter, wenn alle bereit sind.',
    hostIsAway:
      'Das Handy mit dem Tisch ist gerade weg. Sobald es zurück ist, kann die Partie weitergehen.',
    hostWasAway:
      'Das Handy mit dem Tisch war weg, seitdem steht die Partie still. Macht weiter, wenn alle bereit sind.',
    waits: 'Warten auf den Tisch',
    silent: 'Das Handy mit dem Tisch schweigt. Seht nach, ob es wach und im selben WLAN ist.',
    youWereAway:
      'Dieses Handy war länger als drei Sekunden weg oder im Schlaf, seitdem steht die Partie still. Macht weiter, wenn alle bereit sind.',
  },
  line: {
    lost: 'Der Tisch wird gesucht …',
    relay: 'Über den Server, verschlüsselt: Einen direkten Weg gab es nicht.',
    unkept: 'Dieses Gerät kann gerade nichts speichern.',
    unkeptDo:
      'Schaffe Platz oder erlaube Sandtable das Speichern, und lass die App offen, bis dieser Hinweis verschwindet.',
    refused: 'Der Tisch lehnt ab: {{why}}',
    taken: 'Dein Platz wird jetzt auf einem anderen Handy gespielt.',
    freed: 'Dein Platz ist vergeben worden.',
    unknown: 'Der Tisch kennt deinen Platz nicht mehr: Nimm noch einmal einen.',
    closed: 'Der Tisch ist geschlossen worden.',
    otherVersion: 'Die App am Tisch hat eine andere Version. Lade diese Seite neu.',
    otherPacks:
      'Du hast andere Karten als der Tisch. Ladet auf beiden Handys das neueste Sandtable.',
    seatTaken: 'Jemand war schneller: Der Platz ist besetzt.',
    full: 'Alle Plätze sind besetzt. Du kannst zuschauen.',
  },
  seek: {
    title: 'Auf dem Weg zu deinem Tisch',
    text: 'Dein Platz bleibt reserviert. Dieses Handy sucht weiter.',
    back: 'Startseite',
  },
  cue: {
    turn: 'Eine Sanduhr wird umgedreht',
    'glass-left': 'Linke Sanduhr',
    'glass-right': 'Rechte Sanduhr',
    'soon-left': 'Linke Sanduhr, gleich',
    'soon-right': 'Rechte Sanduhr, gleich',
    delivered: 'Lieferungen',
    asked: 'Anfragen',
    contested: 'Gleichzeitig angekommen',
    refused: 'Abgelehntes',
    'last-minute': 'Die letzte Minute',
    over: 'Das Ende',
    'your-turn': 'Du bist dran',
    right: 'Eine Karte passt',
    wrong: 'Eine Karte passt nicht',
  },
  over: { title: 'Das Ergebnis' },
  tv: {
    title: 'Hier einen Tisch zeigen',
    text: 'Tippe den Code des Tisches ein. Dort lässt man diesen Bildschirm mit einem Tipp herein.',
    code: 'Code',
    name: 'Fernseher',
    scanMe: 'Scanne diesen Bildschirm',
    scanHow: 'Mit einem Handy, das schon am Tisch ist: Dann erscheint das Spiel hier.',
    scanFrom: 'Auf einem Fernseher zeigen',
    scanFromHow:
      'Öffne Sandtable auf dem Fernseher, wähle „Zuschauen“ und scanne den Code, der dort steht.',
    browser:
      'Öffne {{address}} im Browser des Fernsehers, wähle „Zuschauen“ und scanne den Code, der dort steht.',
    airPlay:
      'Kein Browser? Wähle auf diesem Handy „Zuschauen“, spiegle es per AirPlay oder Kabel und spiel auf einem anderen Gerät.',
    cast: 'Kein Browser? Wähle auf diesem Handy „Zuschauen“, übertrage seinen Bildschirm drahtlos oder per Kabel und spiel auf einem anderen Gerät.',
    beckon: 'Ein Bildschirm für deinen Tisch',
    beckoning: 'Der Bildschirm erfährt, wo dein Tisch ist …',
    shown: 'Schau hoch: Das Spiel ist da.',
    noTable: 'Dieses Handy ist an keinem Tisch, an den andere kommen können.',
    noAnswer: 'Der Bildschirm antwortet nicht. Zeigt er seinen Code noch?',
    goOn: 'Zurück zu Sandtable',
    show: 'Zeigen',
    waiting: 'Das Spiel wird aufgebaut.',
    join: 'Scannen und mitspielen',
  },
};
