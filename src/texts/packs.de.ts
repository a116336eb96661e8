import type { packsEn } from './packs.en';

export const packsDe: typeof packsEn = {
  title: { deck: 'Wessen Karten?', mission: 'Missionen von anderen' },
  mine: 'Auf diesem Handy geöffnet',
  theirs: 'Von einem anderen Handy',
  open: 'Datei öffnen',
  opening: 'Die Datei wird gelesen …',
  about: {
    deck: 'Eure eigenen Karten: eine Tabelle mit Jahr, Titel und Tatsache, als CSV oder JSON. Fangt mit dem Beispiel an, in jeder Tabellen-App.',
    mission:
      'Eine Mission, die jemand geschrieben hat: ein Ordner als Zip oder eine JSON-Datei, bis 8 MB.',
  },
  drop: 'Ihr könnt die Datei auch hier ablegen.',
  example: 'Beispiel sichern',
  saved: 'Gesichert. Ändert es nach Lust und Laune und öffnet es dann hier.',
  notSaved: 'Dieses Gerät kann keine Dateien sichern.',
  opened: '„{{title}}“ liegt auf dem Tisch.',
  forget: 'Diese Datei vergessen',
  forgetSure:
    'Dieses Handy wirft es weg. Eine Partie, die noch wartet, braucht die Datei dann wieder.',
  forgetYes: 'Vergessen',
  keep: 'Behalten',
  kept: '„{{title}}“ bleibt auf diesem Handy, bis du es vergisst.',
  fault: '„{{file}}“ lässt sich noch nicht spielen',
  faultSafe: 'Verändert hat sich nichts. Bessert die Datei aus und öffnet sie noch einmal.',
  more_one: '… und noch etwas.',
  more_other: '… und noch {{count}} Dinge.',
  notRead: 'Die Datei war nicht zu lesen. Ist sie noch da, wo sie war?',
  why: {
    empty: 'Die Datei ist leer.',
    'too-large': 'Die Datei ist größer als {{most}}. Am meisten helfen kleinere Bilder.',
    'no-room': 'Dieses Handy bewahrt schon {{most}} davon auf. Vergesst erst eines.',
    'not-kept':
      'Auf diesem Handy ist kein Platz dafür. Schafft welchen und öffnet die Datei noch einmal.',
    'zip-cut': 'Das Zip bricht ab oder ist beschädigt. Packt oder schickt es noch einmal.',
    'zip-damaged':
      '„{{file}}“ im Zip ist beschädigt oder wird beim Auspacken etwas anderes, als dransteht.',
    'zip-files': 'Im Zip sind zu viele Dateien: {{count}}. Erlaubt sind {{most}}.',
    'zip-large': 'Ausgepackt ist das Zip größer als {{most}}. Das ist zu viel für ein Handy.',
    'zip-locked': 'Das Zip hat ein Passwort. Packt es ohne.',
    'zip-method': '„{{file}}“ ist ungewöhnlich gepackt. Nehmt ein gewöhnliches Zip.',
    'zip-name':
      '„{{file}}“ ist kein Name für eine Datei in einem Paket. Nehmt einfache Namen ohne .. und \\.',
    'zip-twice': '„{{file}}“ ist zweimal im Zip.',
    'picture-large': '„{{file}}“ ist größer als {{most}}. Macht das Bild kleiner.',
    'picture-wide':
      '„{{file}}“ ist zu breit oder zu hoch. An Punkten darf keine Seite mehr haben als {{most}}.',
    'picture-not-webp': '„{{file}}“ ist kein WebP-Bild, auch wenn es so heißt.',
    'svg-large': '„{{file}}“ ist größer als {{most}}. Vereinfacht die Zeichnung.',
    'svg-many': '„{{file}}“ hat zu viele Teile oder zu viele ineinander. Erlaubt sind {{most}}.',
    'svg-broken': '„{{file}}“ ist keine ganze SVG-Zeichnung. Sichert sie als einfaches SVG.',
    'svg-hostile':
      '„{{file}}“ will mehr als angesehen werden ({{what}}). Davon wurde nichts verwendet. Sichert es als einfaches SVG.',
    unknown: 'Diese Version von Sandtable kann das nicht lesen.',
  },
  travel: {
    title: '„{{title}}“ ist unterwegs',
    fetching: '{{name}}: {{percent}} %',
    refuses: '{{name}} nimmt es nicht an. Gib den Platz frei oder wähl andere Karten.',
    own: '„{{title}}“ kommt auf dieses Handy: {{percent}} %',
    ownText: 'Damit spielt dieser Tisch: {{size}}, zum Behalten oder Vergessen.',
    refuse: 'Nicht annehmen',
    refused: 'Du nimmst „{{title}}“ nicht an',
    refusedText: 'Ohne das kannst du an diesem Tisch nicht mitspielen.',
    take: 'Doch annehmen',
    damaged: '„{{title}}“ ist nicht das Versprochene',
    damagedText:
      'Dieses Handy hat es weggeworfen, und verändert hat sich nichts. Am Gastgeberhandy lässt sich die Datei noch einmal öffnen.',
    again: 'Noch einmal',
    here: 'Mit „{{title}}“. Alle haben es.',
    match: 'Sobald es da ist, siehst du den Tisch.',
    leave: 'Tisch verlassen',
  },
};
