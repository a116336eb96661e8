import type { en } from './lesson.en';

export const de: typeof en = {
  name: '{{lesson}}, Schritt {{at}} von {{all}}',
  teacher: 'Okta, der Oktopode vom Dienst',
  next: 'Weiter',
  playOn: 'Weiterspielen',
  theirs: 'Gelb ist dran. Sieh zu, was passiert.',
  astray: 'Später! Erst das, was im Licht liegt.',
  again: 'Nichts verloren. Noch einmal, im Licht.',
  step: {
    hello:
      'Ahoi, ich bin Okta: acht Arme, ein Lehrling. Jeder Bot braucht ein Programm. Tipp diesen Raum für deinen Ingenieur an.',
    helloDo: 'Gut. Drück hier, und ein Bot ist fürs Labor programmiert.',
    lab: 'Dein erster Bot! Ich würde klatschen, aber das dauert mit acht Armen. Tipp ihn an: Er will arbeiten.',
    labWhere:
      'Dein Wissenschaftler geht mit und zahlt an jeder Schleuse. Sektor A kostet nichts: Da stehst du schon.',
    labDo: 'Der Bot übernimmt den Sektor, und dein Labor wächst. Drück für beides.',
    letter:
      'Dein neuer Raum trägt ein D: Also geht gleich noch ein Bot dorthin. Gelbs Bot muss laden. Pech, Gelb!',
    any: 'Kein Bot für Oktopoden? Drei Zeitmarker kaufen dir jeden Bot, einmal je Runde. Das vergessen die meisten.',
    anyWhat: 'Oktopoden, bitte. In Sektor C sitzen drei Vettern von mir und wollen heim.',
    anyDo:
      'Drück hier. Eine Marke bleibt bis zur Wertung auf deinem Brett, damit du es nicht vergisst.',
    catch: 'Und los: Tipp deinen Oktopoden-Bot an.',
    catchWhere:
      'Bis Sektor C ist es eine Schleuse, also ein Zeitmarker. Dein neuer Raum fasst drei auf einmal.',
    catchDo: 'Ein Oktopode bringt 1 Punkt, zwei bringen 3, drei bringen 6. Drück!',
    points: 'Sechs Punkte auf einen Schlag! Hier zählen sie. Meine Vettern sagen danke.',
    pass: 'Von ganz oben darfst du passen: noch zwei Schritte. Passt du zuerst, beginnst du die nächste Runde.',
    join: 'Jetzt spielt Gelb im Ernst. Programmieren, handeln, passen. Unsicher? Tipp auf „Was jetzt?“, dann flüstere ich.',
    end: 'Die erste Runde ist geschafft, und du bist noch trocken! Spiel weiter, oder ich zeig dir die Wertung.',
    now: 'Ich wieder! Gelb hat gepasst. Diese Zeile sagt, was die Wertung dir jetzt bringt: Holen wir mehr heraus.',
    majority:
      'Du hältst zwei Sektoren, Gelb auch: je 3 Punkte. Mit dem dritten bekommst nur du 6. Tipp diesen Bot an.',
    majorityWhere: 'F hält niemand. Die Schleuse dorthin kostet einen Zeitmarker.',
    majorityDo:
      'Die Karte bringt 2 Punkte und zwei Zeitmarker. Nur mein Vetter dort kostet dich 1 Punkt.',
    cap: 'Bots außerhalb des Vorrats zählen auch, aber nur 4 von deinen: Die anderen Spalten sind zu.',
    submarine: 'Ein U-Boot öffnet die nächste Spalte: Zwei Bots mehr zählen. Tipp diesen an.',
    submarineWhere: 'In F bist du schon. Du zahlst nur das Feld.',
    submarineDo: 'Die Glühbirne bringt sofort 2 Punkte. Und ab in die Tiefe!',
    crystals:
      'Kristalle bringen 1, 3, 6, 10 Punkte. Oktopoden in deinen Sektoren kosten ebenso viel. Sieh her: zusammen 12!',
    over: 'Mehr gibt es nicht zu tun, also passe. Dann sind alle raus, und die Wertung beginnt.',
    line: 'Eine rote Linie! Ein Kristall bringt dich hinüber. Oder bleib stehen: Der Rest verfällt, der Kristall bleibt. Du entscheidest.',
    learnt: 'Mehr musst du nicht wissen. Vier Runden sind eine Partie. Und wenig Oktopoden dabei!',
  },
};
