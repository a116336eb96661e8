import type { en } from './short.en';

/** Die Regeln in Kürze, Kapitel für Kapitel. */
export const de: typeof en = {
  about: {
    title: 'Worum es geht',
    text: 'Jede Karte erzählt von etwas, das geschehen ist, und auf ihrer Rückseite steht, wann. Niemand schaut die Rückseite an, bevor die Karte umgedreht wird. Was war zuerst? Mehr ist es nicht, und es reicht. Man kann es auf zwei Arten spielen: gegeneinander und alle zusammen.',
  },
  versus: {
    title: 'Gegeneinander: wie es beginnt',
    text: 'Jeder hat {{hand}} Karten mit der Faktenseite nach oben. In der Mitte liegt eine Karte mit der Datumsseite nach oben: Mit ihr beginnt der Zeitstrahl. Wer am jüngsten ist, fängt an, dann geht es im Uhrzeigersinn weiter.',
  },
  versusTurn: {
    title: 'Gegeneinander: ein Zug',
    text: 'Such dir eine deiner Karten aus und leg sie in eine Lücke des Zeitstrahls: davor, dahinter oder dazwischen. Dann dreh sie um. Passt sie, bleibt sie liegen, und du bist sie los. Passt sie nicht, wird sie abgelegt, und du ziehst eine neue. Ist der Zugstapel leer, wird der Ablagestapel gemischt.',
  },
  versusEnd: {
    title: 'Gegeneinander: das Ende',
    text: 'Eine Runde wird immer zu Ende gespielt. Wer danach als Einziger keine Karte mehr hat, gewinnt. Sind es mehrere, spielen nur sie weiter: Jeder zieht eine Karte, und so fort, bis in einer Runde nur eine Karte richtig liegt.',
  },
  together: {
    title: 'Zusammen: wie es beginnt',
    text: '{{cards}} Karten sind im Spiel. Mit einer beginnt der Zeitstrahl, mit einer der Ablagestapel, beide mit der Datumsseite nach oben; vor jedem von euch liegen {{hand}}. Wer am ältesten ist, fängt an. Alle dürfen alle Fakten sehen und darüber reden: Das letzte Wort hat, wer dran ist.',
  },
  togetherTurn: {
    title: 'Zusammen: ein Zug',
    text: 'Entweder versuchst du es mit einer oder zwei deiner Karten, oder du legst eine ab, nie beides. Am Ende deines Zugs ziehst du nach, bis du wieder {{hand}} Karten hast.',
  },
  place: {
    title: 'Zusammen: wohin eine Karte kommt',
    text: 'Dreh sie um: Ihr Datum allein sagt, wohin. Früher als alles im Zeitstrahl: ganz nach links. Später als alles: ganz nach rechts. Dasselbe Datum wie eine Karte, die schon liegt: auf diese. Zwischen zwei Karten des Zeitstrahls: darüber, in die Lückenreihe, wenn dort noch keine liegt.',
  },
  nowhere: {
    title: 'Zusammen: wenn eine Karte nirgends passt',
    text: 'Ist ihre Lücke schon belegt, bleibt die Karte quer vor dir liegen. Sie zählt zu deinen {{hand}} und kann nur noch abgelegt werden. Dann versuch eine andere. Findet in deinem Zug keine Karte ihren Platz, ist die Partie zu Ende. Nach der ersten, die passt, darfst du aufhören oder beliebig oft eine zweite versuchen.',
  },
  discard: {
    title: 'Zusammen: ablegen',
    text: 'Das Symbol vorne auf deiner Karte muss das sein, das oben auf dem Ablagestapel liegt. Auf der Rückseite deiner Karte ist ein anderes: Das liegt nun oben. Durch Ablegen bleiben die Lücken dort schmal, wo ihr wenig wisst.',
  },
  score: {
    title: 'Zusammen: Wertung',
    text: 'Jede Karte im Zeitstrahl zählt {{line}}, jede in der Lückenreihe {{gaps}}. Jede, die noch vor euch, auf dem Ablagestapel oder im Zugstapel liegt, kostet {{cost}}. Die Partie endet, wenn nichts mehr gelegt oder abgelegt werden kann oder keine Karte mehr da ist.',
  },
  same: {
    title: 'Dasselbe Datum',
    text: 'Zwei Karten, auf denen dasselbe Datum steht, sind gleich. Gegeneinander ist es egal, auf welcher Seite der anderen die Karte liegt.',
  },
  phone: {
    title: 'Auf dem Handy',
    text: 'Tippe auf eine Karte, um sie zu lesen. Gegeneinander: Tippe auf eine Lücke oder zieh die Karte dorthin, dann dreh sie um. Zusammen: Dreh sie um, und sie findet ihren Platz. Ein Tipp auf die Stapel zeigt, was alle haben; das Buch zeigt den ganzen Zeitstrahl.',
  },
  facts: {
    title: 'Zu den Fakten',
    text: 'Die Karten sind unsere eigenen, und jedes Datum ist nachgeschlagen. Über Geschichte wird trotzdem gestritten: Dann steht „um“ auf der Karte.',
  },
};
