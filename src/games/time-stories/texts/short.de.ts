import type { en } from './short.en';

/** Die Regeln in Kürze, Kapitel für Kapitel. */
export const de: typeof en = {
  about: {
    title: 'Worum es geht',
    text: 'Ihr seid Agenten und leiht euch die Körper von Menschen aus einer anderen Zeit. Ihr habt einen Auftrag und eine Leiste voll Zeit. Ist sie abgelaufen, kommt ihr nach Hause, wisst mehr und geht noch einmal. Ihr gewinnt oder verliert alle zusammen.',
  },
  base: {
    title: 'In der Basis',
    text: 'Jeder Lauf beginnt hier. Die Karten der Basis werden reihum vorgelesen. Dann sucht ihr euch Körper aus: Fähigkeiten, Widerstand, Leben, eine Gabe und eine Schwäche. Niemand muss denselben nehmen wie beim letzten Mal.',
  },
  place: {
    title: 'Ein Ort',
    text: 'Wer Kapitän ist, liest Karte A vor. Die anderen Karten zeigen euch ein Bild des Ortes und ihre Rückseiten. Stellt eure Figur kostenlos auf eine davon und lest, was dort liegt. Mehrere dürfen auf derselben Karte stehen.',
  },
  alone: {
    title: 'Nur für dich',
    text: 'Nur du liest die Karte, auf der deine Figur steht. Niemand schaut mit, und nichts wird wörtlich vorgelesen: Erzähl den anderen in deinen Worten, was du gefunden hast. Deine Notizen bleiben auf deinem Handy, von Lauf zu Lauf.',
  },
  unit: {
    title: 'Eine Zeiteinheit',
    text: 'Alle sagen, was ihre Figur tun wird: eine Probe ablegen, zu einer anderen Karte gehen oder nichts. Dann bezahlt der Kapitän eine Einheit, und jede Figur tut eine Sache, in beliebiger Reihenfolge. Ihr dürft es euch noch anders überlegen. Lesen, reden und weitergeben kosten keine Zeit.',
  },
  test: {
    title: 'Eine Probe',
    text: 'Du wirfst so viele Würfel, wie deine Fähigkeit sagt. Jeder Stern nimmt einen Schild weg, von links nach rechts. Mit dem letzten ist es sofort geschafft. Bleiben welche: Sind noch Schädelschilde da und hast du Schädel geworfen, schlagen beide zusammen zurück; sind es mehr als dein Widerstand, kostet das 1 Leben. Dann kostet jedes Herz 1 Leben, jede Sanduhr das Team 1 Einheit und jedes Auge, was der Auftrag sagt.',
  },
  idle: {
    title: 'Zusehen',
    text: 'Hat eine Probe begonnen, ist Danebenstehen nicht umsonst: Am Ende der Einheit trifft dich jedes Herz, jede Sanduhr und jedes Auge, das noch übrig ist, und du verlierst 1 Leben mehr, wenn ein Schädel dabei ist. Kommen und Gehen zählt nicht als Zusehen.',
  },
  vortex: {
    title: 'Der Strudel',
    text: 'Hat dein Leihgeber kein Leben mehr, schläft er wohlbehalten ein. Du kommst in den Strudel, {{vortex}} Einheiten voraus, und kehrst mit vollem Leben zurück, sobald der Zeiger dort ist. Dort darfst du reden, sonst nichts. Die anderen können benutzen, was du bei dir hattest.',
  },
  things: {
    title: 'Dinge und Marken',
    text: 'Jedes Ding trägt eine Figur, und benutzt wird es, wo sie steht. Gebt Dinge weiter, wo ihr zusammensteht, oder unterwegs. Marken gehören allen und öffnen Schlösser. Was markiert ist und was ihr wisst, bleibt von Lauf zu Lauf.',
  },
  journey: {
    title: 'Reisen',
    text: 'Einen Ort verlasst ihr gemeinsam. Der Kapitänswürfel kostet 1 bis 3 Einheiten, einen roten Ort zu verlassen {{red}} mehr. Dann ist der Nächste von euch Kapitän.',
  },
  group: {
    title: 'Wer entscheidet',
    text: 'Über deine Figur entscheidest nur du. Aufbruch, Ziel, Hinweise und neue Läufe dürfen alle vorschlagen, und die Mehrheit entscheidet; bei Gleichstand der Kapitän. Beeilt sich niemand, kann der Kapitän nach {{seconds}} Sekunden entscheiden.',
  },
  end: {
    title: 'Das Ende eines Laufs',
    text: 'Erfolg gibt es nur, wenn eine Karte es sagt. Ist die Zeit um, schlafen alle oder beendet eine Karte den Lauf, so ist er gescheitert: Kommt nach Hause, tragt zusammen, was ihr wisst, und geht noch einmal. Ihr könnt auch speichern und nächste Woche weiterspielen.',
  },
};
