import type { en } from './lesson.en';

/** Die Lektion: Tick, die Taschenuhr des Stundenamts, spricht. */
export const de: typeof en = {
  name: '{{lesson}}, Schritt {{at}} von {{all}}',
  teacher: 'Tick, die Taschenuhr des Stundenamts',
  next: 'Weiter',
  astray: 'Später! Schau dir an, was du magst, aber tippe auf das, was im Licht liegt.',
  step: {
    clock:
      'Tick mein Name, Taschenuhr, nie zu spät. Zwölf Zeiteinheiten liegen auf dieser Leiste. Handeln kostet welche; lesen, schauen und reden nie.',
    desk: 'Deine erste Karte. Lies sie laut vor, und sei es der Katze. Dann leg sie hier zurück.',
    order: 'Und das ist der Auftrag. Lies auch ihn laut vor und leg ihn zurück.',
    skills:
      'Diese Leute leihen dir ihren Körper. Fähigkeiten sind Würfel, Widerstand hält Schläge aus, Herzen sind Leben.',
    hanne:
      'Jeder hat eine Gabe, in Grün, und eine Schwäche, in Rot. Hanne kann keiner böse sein. Tipp sie an!',
    hanneTab: 'Eins nach dem anderen: Tipp auf den ersten Reiter.',
    otto: 'Du spielst zwei Agenten. Der zweite nimmt Otto: kein großer Redner, aber stark, und mit Brezel.',
    begin: 'In der Gruppe wird darüber abgestimmt. Allein bist du dir sofort einig. Auf geht’s!',
    aloud:
      'Karte A ist für alle. Jedes fette Wort liegt unten als Karte, verdeckt, bis jemand hingeht.',
    waiting:
      'Stell Hanne in den Wartesaal. Figuren aufzustellen kostet nichts, und jede liest eine Karte.',
    clay: 'Deine erste Entdeckung! Weiße Kacheln sind für alle da. Ton ist nur für dich: Das sieht sonst niemand.',
    tell: 'Erzähl den anderen in eigenen Worten davon, aber zeig nichts her. Fertig? Leg sie zurück.',
    goose: 'Jetzt Otto. Hinter dem Gepäckkarren zischt etwas. Was soll schon passieren?',
    pretzel:
      'Manche Karten fragen dich etwas. Otto könnte klatschen. Aber denk an seine Jackentasche.',
    hand: 'Der große Zeiger! Otto trägt ihn nun, und Dinge nützen nur dort, wo ihr Träger steht.',
    unit: 'Nun zur Zeit. In jeder Einheit tut jeder Agent eins: eine Probe, ein Schritt oder nichts.',
    test: 'Eine Probe: drei Würfel, denn Hannes Reden ist 3. Jeder Treffer schlägt einen Schild weg, von links nach rechts.',
    odds: 'Der Balken zeigt schon vorher, was der Wurf bringen kann; Dunkelgrün heißt geschafft. Sieht gut aus: Tipp drauf!',
    window: 'Otto lassen wir besser nicht reden. Er sieht sich in derselben Einheit bei D um.',
    windowTab: 'Hanne weiß, was sie tut. Tipp auf Ottos Reiter: Auch er braucht einen Plan.',
    spend:
      'Alle haben gesagt, was sie vorhaben. Der Kapitän bezahlt für alle eine Einheit. Das bist du.',
    throw: 'Bezahlt! Jetzt würfelt Hanne. Ich drücke die Zeiger.',
    steps:
      'Vier Schritte: Treffer, Gegenschlag, Strafen und wer nur zugesehen hat. Wer gewinnt, ist gleich fertig.',
    goes: 'Die Einheit gilt auch für Otto. Schick ihn ins Telegrafenzimmer.',
    clocks:
      'Zwei Uhren, keine geht falsch. Merk dir den Unterschied! Außerdem steht der Turm jetzt auf der Karte.',
    again:
      'Er schnarcht noch. Verloren ist nur Zeit, der Schild bleibt, wie er ist. Plane die Probe noch einmal.',
    againSpend: 'Noch eine Einheit, bitte. Dafür ist sie da.',
    againRoll: 'Noch einmal, mit Gefühl.',
    againRest: 'Otto hat nichts zu tun. Das kostet nichts extra.',
    key: 'Der Schlüssel! Marken gehören allen, bis der Lauf endet. Dieses Buch zeigt sie, samt deinen Notizen.',
    leave:
      'Hier ist nichts mehr zu tun. Schlag vor, aufzubrechen; allein bist du gleich einverstanden.',
    journey:
      'Der Weg kostet, was der Würfel des Kapitäns zeigt: ein bis drei Einheiten. Tipp auf den Turm.',
    locks:
      'Ein Schloss sagt, was es will: hier eine gestellte Uhr und euch alle. Für die kleine Tür habt ihr den Schlüssel.',
    beam: 'Hanne schaut sich den Balken an. Vom Anschauen muss noch niemand balancieren.',
    beamCard:
      'Bleibt so ein Herz unter den Schilden übrig, kostet es ein Leben. Lass gut sein, leg sie zurück.',
    door: 'Otto trägt den großen Zeiger. Also muss auch Otto zur kleinen Tür.',
    dial: 'Zehn Uhr, und vierundzwanzig nach zehn. Um wie viele Minuten soll sie springen? Schreib es hierher.',
    dialTry: 'Hätte ich nicht besser ticken können. Drück drauf!',
    dialDone: 'Passt! Die Uhr ist gestellt. Leg die Karte zurück.',
    fail: 'Läuft diese Leiste ab, scheitert ihr, wacht auf und versucht es mit allem Wissen noch einmal. Passiert jedem.',
    rope: 'Ans Seil müsst ihr beide in derselben Einheit. Wähle für beide D.',
    ropeTab: 'Und die andere Figur. Tipp auf den Reiter.',
    ropeSpend: 'Beide sind bereit. Bezahl die Einheit!',
    ropePull: 'Und zieht! Ich halte mir die Ohren zu; sie sind innen.',
    closeDice: 'Genug von den Würfeln? Hier geht es weiter.',
    closeCard: 'Fertig gelesen? Dann leg sie zurück.',
    otherTab: 'Die andere Figur ist dran. Tipp auf den Reiter.',
  },
};
