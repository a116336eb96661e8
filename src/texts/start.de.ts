import type { startEn } from './start.en';

export const startDe: typeof startEn = {
  tagline: 'Brettspiele rund um die Zeit,\ngespielt am echten Tisch\nmit euren Handys.',
  home: {
    host: 'Tisch eröffnen',
    join: 'Mitspielen',
    learn: 'Lernen',
    practise: 'Üben',
    watch: 'Zuschauen',
    rules: 'Regeln',
    settings: 'Einstellungen',
    evenings: 'Abende',
    eveningsMore: 'Abende: was du auf diesem Gerät gespielt hast',
    learnMore: 'Lernen: Partien mit Anleitung, Schritt für Schritt',
    practiseMore: 'Üben: allein gegen Bots, mit dem Aufbau für den Einstieg',
    watchMore: 'Zuschauen: Dieser Bildschirm zeigt allen einen Tisch',
  },
  left: {
    here: 'Du sitzt an einem Tisch',
    hereText: 'Dort geht es weiter, während du dich hier umsiehst.',
    host: 'Dein Tisch ist noch offen',
    hostText: '{{game}} steht noch so da, wie du es verlassen hast.',
    guest: 'Dein Platz ist noch frei',
    guestText: 'Du hast an einem anderen Tisch {{game}} gespielt.',
    aGame: 'Das Spiel',
    thatGame: 'ein Spiel',
    back: 'Zurück an den Tisch',
    letGo: 'Aufgeben',
    ask: 'Diesen Tisch aufgeben?',
    askHost: 'Die Partie wird für alle abgeräumt, und niemand kann sie zurückholen.',
    askGuest:
      'Dieses Handy vergisst den Weg zurück. Dein Platz bleibt am Tisch: Wer ihn eröffnet hat, kann ihn neu vergeben.',
    keep: 'Behalten',
    instead: 'Damit räumst du den Tisch ab, der noch offen ist.',
  },
  lost: {
    title: 'Dieser Tisch lässt sich nicht wieder öffnen',
    'unknown-game': 'Sein Spiel gibt es in dieser Version von Sandtable nicht.',
    'game-out-of-reach':
      'Sein Spiel war nicht zu laden. Sobald dieses Handy wieder online ist, lässt er sich öffnen.',
    'other-version':
      'Er wurde nach anderen Regeln gespielt, als diese Version von Sandtable sie hat.',
    'bad-record': 'Was dieses Handy davon aufgehoben hat, ist beschädigt.',
    torn: 'Was dieses Handy davon aufgehoben hat, ist nicht vollständig.',
    tampered: 'Was dieses Handy davon aufgehoben hat, wurde von jemandem verändert.',
    other: 'Was dieses Handy davon aufgehoben hat, ist nicht lesbar.',
    keep: 'Nicht jetzt',
    letGo: 'Abräumen',
  },
  name: {
    title: 'Dein Name',
    hint: 'Damit die anderen wissen, wer wo sitzt.',
    nobody: 'Jemand',
  },
  practise: {
    title: 'Üben',
    lead: 'Allein gegen den Computer, auf diesem Gerät. Welches Spiel?',
  },
  host: {
    title: 'Ein neuer Tisch',
    game: 'Spiel',
    places: 'Plätze',
    placesOf_one: '{{count}} Platz',
    placesOf_other: '{{count}} Plätze',
    bots: 'Plätze, die frei bleiben, können Bots bekommen.',
    open: 'Tisch eröffnen',
  },
  join: {
    title: 'Mitspielen',
    scan: 'QR-Code scannen',
    scanHint: 'Er ist auf dem Handy, das den Tisch eröffnet hat, und auf dem Fernseher.',
    stopScan: 'Kamera schließen',
    code: 'Code des Tisches',
    codeHint:
      'Sechs Zeichen, auf dem Handy, das den Tisch eröffnet hat. Damit klopfst du an und wirst hereingelassen.',
    knock: 'Anklopfen',
    onlyWatch: 'Nur zuschauen',
    onlyWatchHint: 'Du siehst den Tisch und nimmst keinen Platz.',
    pair: 'Kein Netz? Mit zwei Codes verbinden',
    invited: 'Du bist eingeladen',
    invitedText: 'Wer kommt an den Tisch?',
    sit: 'An den Tisch',
  },
  scan: {
    photo: 'Diese Seite darf kein laufendes Bild zeigen. Mach stattdessen ein Foto vom Code.',
    takePhoto: 'Foto machen',
    none: 'Hier gibt es keine Kamera, mit der sich ein Code scannen ließe.',
    looking: 'Suche eine Kamera …',
    'not-allowed':
      'Die Kamera darf nicht benutzt werden. Erlaube sie für Sandtable in den Einstellungen von Handy oder Browser.',
    broken:
      'Die Kamera antwortet nicht. Vielleicht benutzt sie eine andere App: Schließ die und versuch es noch einmal.',
    'no-code': 'Auf diesem Foto ist kein Code zu sehen. Geh näher heran und halt still.',
    other: 'Die Kamera geht gerade nicht.',
    again: 'Kamera noch einmal versuchen',
  },
  seek: {
    looking: 'Suche den Tisch …',
    knocking: 'Du hast angeklopft',
    same: 'Wer den Tisch eröffnet hat, sieht dieselben Wörter und lässt dich herein:',
    differ: 'Stehen dort andere Wörter, ist jemand dazwischen: Geh zurück.',
    trying: 'Wir versuchen es von selbst weiter.',
    again: 'Noch einmal',
    back: 'Zurück',
    settings: 'Zu den Einstellungen',
    pair: 'Mit zwei Codes verbinden',
    type: 'Code eintippen',
  },
  trouble: {
    'no-server': {
      what: 'Diese App weiß nicht, wo sich Tische treffen',
      todo: 'Scann den QR-Code auf dem Handy, das den Tisch eröffnet hat: Darin steht es. Oder trag euren Tischserver in den Einstellungen ein.',
    },
    'no-broker': {
      what: 'Der Tischserver antwortet nicht',
      todo: 'Seid ihr im selben WLAN? Zwei QR-Codes gehen ganz ohne Netz.',
    },
    'no-such-table': {
      what: 'Diesen Tisch gibt es nicht',
      todo: 'Vergleich den Code mit dem auf dem anderen Handy. Sandtable muss dort offen sein.',
    },
    'other-version': {
      what: 'Eure Versionen von Sandtable passen nicht zusammen',
      todo: 'Ladet die Seite neu oder aktualisiert die App, auf beiden Handys.',
    },
    'table-full': {
      what: 'Der Tisch ist voll',
      todo: 'Mehr Handys passen nicht daran. Versuch es wieder, wenn jemand gegangen ist.',
    },
    'not-let-in': {
      what: 'Du wurdest nicht hereingelassen',
      todo: 'War es nur ein falscher Tipp? Redet kurz miteinander, dann klopf noch einmal an.',
    },
    'nobody-came': {
      what: 'Niemand hat dein Klopfen gehört',
      todo: 'Das Handy, das den Tisch eröffnet hat, muss wach sein. Sagt Bescheid, dann klopf noch einmal an.',
    },
    'too-many-knocks': {
      what: 'Vor der Tür ist Gedränge',
      todo: 'Zu viele klopfen zugleich. Wart einen Moment und klopf noch einmal an.',
    },
    'somebody-else': {
      what: 'Da hat jemand anders geantwortet',
      todo: 'Es könnte jemand dazwischen sein. Scann stattdessen den QR-Code des Tisches: Den kann niemand fälschen.',
    },
    'not-an-invite': {
      what: 'Das führt zu keinem Tisch',
      todo: 'Scann den QR-Code auf dem Handy, das den Tisch eröffnet hat, oder öffne den Link, den du bekommen hast.',
    },
    'no-secret': {
      what: 'Der Link ist nicht vollständig',
      todo: 'Was hinter dem # steht, ging unterwegs verloren. Tipp stattdessen den Code ein, dann wirst du hereingelassen.',
    },
    damaged: {
      what: 'Der Link ist beschädigt',
      todo: 'Ein Zeichen fehlt oder stimmt nicht. Kopier ihn noch einmal ganz, oder scann den QR-Code.',
    },
    'bad-code': {
      what: 'So einen Code hat kein Tisch',
      todo: 'Ein Code hat sechs Zeichen, ohne Vokale und ohne 0, 1, 2, 5 und 8. Vergleich ihn mit dem anderen Handy.',
    },
    refused: {
      what: 'Am anderen Ende ist das falsche Handy',
      todo: 'Fang noch einmal an, mit dem QR-Code auf dem Handy, das den Tisch eröffnet hat.',
    },
    'no-answer': {
      what: 'Kein Weg führt zum anderen Handy',
      todo: 'Seid im selben WLAN, aber nicht in einem für Gäste: Das hält Handys voneinander fern. Auch ein Hotspot auf einem eurer Handys hilft.',
    },
    broken: {
      what: 'Die Verbindung brach gleich wieder ab',
      todo: 'Geh näher ans WLAN und versuch es noch einmal.',
    },
    left: {
      what: 'Der Tisch wurde geschlossen',
      todo: 'Ist er wieder offen, findest du ihn, wo er war.',
    },
    lost: {
      what: 'Das Handy mit dem Tisch schweigt',
      todo: 'Vielleicht schläft es: Öffnet Sandtable darauf. Kamst du mit zwei QR-Codes, verbindet euch neu.',
    },
    'given-up': {
      what: 'Die Suche wurde abgebrochen',
      todo: 'Versuch es wieder, wann du magst.',
    },
    'no-webrtc': {
      what: 'Dieser Browser kann nicht selbst mit anderen Handys sprechen',
      todo: 'Komm über den Link oder den QR-Code des Tisches, oder nimm ein aktuelles Safari, Chrome oder Firefox.',
    },
  },
  rules: {
    title: 'Regeln kurz gefasst',
    lead: 'Was man mitten im Spiel nachschlägt. Die ganze Anleitung liegt in der Schachtel.',
    find: 'In den Regeln suchen',
    found_one: 'In {{count}} Kapitel',
    found_other: 'In {{count}} Kapiteln',
    none: 'Nichts zu „{{wanted}}“. Versuch es mit einem kürzeren Wort.',
    loading: 'Schlage die Regeln auf …',
    noGame: 'Dieses Spiel gibt es hier nicht',
    noGameText: 'Alle Spiele, die Sandtable hat, stehen in der Liste.',
    list: 'Zur Liste',
  },
};
