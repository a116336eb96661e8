import type { en } from './coach.en';

export const de: typeof en = {
  hide: 'Danke, Okta',
  why: {
    step: 'Programmiere {{task}}: Jeder Bot ist ein Zug mehr in der Station.',
    stepThird:
      'Geh weiter zu {{task}}. Ein dritter Bot schickt einen heim, doch das bringt {{count}} Zeitmarker.',
    stepTaken:
      'Geh weiter zu {{task}}: Das Symbol ist belegt, also bekommst du {{count}} Zeitmarker.',
    stepEmpty: 'Geh weiter zu {{task}}: Dein Vorrat ist leer, aber von ganz oben kannst du passen.',
    buy: 'Kauf einen Bot für {{task}}: Das geht nur einmal je Runde und lohnt sich jetzt.',
    octopods_one: 'Fang Oktopoden in {{letter}}: ein Punkt und eine Sorge weniger.',
    octopods_other: 'Fang Oktopoden in {{letter}}: {{count}} Punkte und weniger Sorgen.',
    crystals_one:
      'Nimm den Kristall in {{letter}}: Er zählt in jeder Runde und bezahlt eine rote Linie.',
    crystals_other:
      'Nimm {{count}} Kristalle in {{letter}}: Sie zählen in jeder Runde und bezahlen rote Linien.',
    submarine_one: 'Setz ein U-Boot nach {{letter}}: ein Punkt, und zwei Bots mehr werden zählen.',
    submarine_other:
      'Setz ein U-Boot nach {{letter}}: {{count}} Punkte, und zwei Bots mehr werden zählen.',
    time_one: 'Hol einen Zeitmarker in {{letter}}: Du wirst ihn brauchen.',
    time_other: 'Hol {{count}} Zeitmarker in {{letter}}: Du wirst sie brauchen.',
    lab: 'Bau dein Labor in {{letter}} aus: Für den Rest der Partie passt mehr hinein.',
    card_one: 'Nimm die Forschungskarte in {{letter}}: jetzt ein Punkt, und danach hilft sie dir.',
    card_other:
      'Nimm die Forschungskarte in {{letter}}: jetzt {{count}} Punkte, und danach hilft sie dir.',
    program: 'Lass diesen Bot in {{letter}} einen weiteren programmieren.',
    control:
      'Schick diesen Bot nach {{letter}}, nur für die Kontrolle: Die meisten Sektoren bringen 6 Punkte.',
    move: 'Geh erst nach {{letter}}; ein Bot, den du heimholst, zahlt den Rest des Wegs.',
    recall: 'Hol diesen Bot heim: {{count}} Zeitmarker sind dir jetzt mehr wert.',
    giveBack: 'Hol diesen heim: Er fände am wenigsten zu tun.',
    work: 'Nur zu: Was es bringt, gehört dir.',
    leave: 'Lass es: Spar Bots und Zeitmarker für Besseres.',
    letter: 'Setz einen Bot auf {{letter}}: ein Sektor mehr, und niemand muss hinlaufen.',
    cross_one: 'Hinüber: Der Punkt ist den Kristall wert.',
    cross_other: 'Hinüber: {{count}} Punkte sind den Kristall wert.',
    crossByBot_one: 'Hinüber, und schick diesen Bot heim.',
    crossByBot_other: 'Hinüber, und schick diesen Bot heim: {{count}} Punkte sind es wert.',
    stop: 'Bleib stehen: Hinter der Linie wartet weniger, als sie kostet.',
    passFirst: 'Passe jetzt: Dann beginnst du die nächste Runde.',
    pass: 'Passe: Viel ist nicht mehr zu holen.',
    collect: 'Nimm erst deine Zeitmarker, dann nutze die Karte.',
    use: 'Nutze die Karte: Ein Zeitmarker für einen Bot ist billig.',
    interimDone: 'Weiter: Hier ist nichts einen Zeitmarker wert.',
  },
};
