/** Zwei Sätze zu allem, was man antippen kann. */
export const de = {
  lab: {
    title: 'Dein Labor',
    text: 'Mehr als seine Plätze kannst du nicht behalten: Kristalle, Zeitmarker und Forschungskarten; das Becken sagt, wie viele Oktopoden in einen Fang passen. Ausbauten docken rechts an, und verschiedene Buchstaben bringen am Ende Punkte.',
  },
  stock: {
    title: 'Bots und U-Boote',
    text: 'In der Zwischenwertung zählt die höchste freie Nummer, über deren Spalte kein U-Boot mehr steht. U-Boote öffnen Spalten, eingesetzte Bots leeren sie.',
  },
  now: {
    title: 'Wertung jetzt',
    text: 'Das brächte eine Zwischenwertung in diesem Moment: die meisten Kontrollfelder (6, bei Gleichstand je 3), Bots außerhalb des Vorrats, Kristalle, abzüglich der Oktopoden in deinen Sektoren. Der rote Balken sagt, dass eine Linie einen Kristall kosten würde.',
  },
  bots: {
    title: 'Programmierte Bots',
    text: 'Ein Bot kann nur, wofür er programmiert ist; zwei darfst du behalten. In deinem Zug kannst du jederzeit einen für zwei Zeitmarker heimholen.',
  },
  rooms: {
    title: 'Zentrale',
    text: 'Dein Ingenieur geht einen Schritt am Pfeil entlang, immer mit zwei Räumen zur Wahl, und programmiert dort einen Bot. Nach drei Schritten kannst du nur noch Bots einsetzen oder passen.',
  },
  any: {
    title: 'Bot nach Wahl',
    text: 'Einmal je Runde bekommst du für drei Zeitmarker einen Bot auf ein beliebiges freies Symbol. Einer davon bleibt bis zur Wertung liegen und zeigt, dass du es getan hast.',
  },
  control: {
    title: 'Kontrollfeld',
    text: 'Der zuletzt eingesetzte Bot kontrolliert den Sektor. In der Zwischenwertung bringen die meisten Kontrollfelder 6 Punkte, bei Gleichstand je 3; übrige Oktopoden kosten dich Punkte.',
  },
  scientist: {
    title: 'Dein Wissenschaftler',
    text: 'Wo du einen Bot einsetzt, geht er hin und zahlt unterwegs die Schleusen. Zieh ihn in einen Sektor, oder tipp erst einen Bot an und dann einen Sektor.',
  },
  track: {
    title: 'Wissensleiste',
    text: 'Hier steht dein Zähler; wer am weitesten vorn ist, gewinnt. Vor den Feldern 17, 34 und 50 jeder Umrundung läuft eine rote Linie, die einen Kristall kostet.',
  },
  player: {
    title: 'Ein Spieler',
    text: 'Oben stehen Kristalle, Zeitmarker und Karten mit dem Platz dafür, darunter Bots im Vorrat, eingesetzte U-Boote und Ausbauten. Die letzte Zeile zählt Kontrollfelder und sagt, was eine Wertung jetzt brächte.',
  },
  charging: {
    title: 'Ladestation',
    text: 'Hierher kommt ein Bot, der vom Kontrollfeld verdrängt wird. Werden es zu viele, nehmen alle ihre Bots bis auf einen zurück.',
  },
  line: {
    title: 'Rote Linie',
    text: 'Hinüber kostet einen Kristall; ohne Kristall darfst du stattdessen einen programmierten Bot heimschicken, ohne Zeit dafür. Bleibst du stehen, verfallen die übrigen Punkte.',
  },
  centre: {
    title: 'Zentrumsplättchen',
    text: 'Die Glühbirne sagt, wie viele Punkte ein U-Boot oder eine Karte in dieser Runde bringt. Die Felder zeigen, was jeder Sektor nach der Runde bekommt.',
  },
  next: {
    title: 'Nächste Runde',
    text: 'Das nächste Programm und der Nachschub sind bekannt. Wer zuerst passt, ist zuerst dran.',
  },
  supply: {
    title: 'Oktopoden im Meer',
    text: 'So viele Oktopoden sind noch im Vorrat. Ist keiner mehr da, kommt keiner nach.',
  },
  lock: {
    title: 'Schleuse',
    text: 'So viele Zeitmarker zahlt dein Wissenschaftler für den Durchgang. Er nimmt immer den billigsten Weg.',
  },
  task: {
    octopods:
      'Du fängst so viele Oktopoden, wie dein Labor erlaubt: 1, 3, 6 oder 10 Punkte für einen bis vier. Bleiben sie in einem Sektor, den du kontrollierst, kosten sie ebenso viel.',
    crystals:
      'Du nimmst alle Kristalle, für die du Platz hast. Sie zählen in jeder Zwischenwertung und bezahlen rote Linien.',
    submarine:
      'Du setzt das nächste U-Boot zum Preis des nächsten Feldes ein, in jedem Sektor nur eines, und bekommst die Punkte der Glühbirne. In jeder Zwischenwertung bringt es einen Zeitmarker und öffnet eine Spalte für Bots.',
    time: 'Du nimmst die Zeitmarker, die hier liegen, mindestens zwei. Was nicht ins Labor passt, bleibt liegen.',
    lab: 'Du nimmst den Ausbau und dockst ihn an. Für jeden seiner Buchstaben darfst du einen Bot aus dem Vorrat auf jenes Kontrollfeld stellen.',
    card: 'Du nimmst die Forschungskarte und bekommst die Punkte der Glühbirne. Ohne freien Platz geht es nicht.',
    program:
      'Ein Bot aus dem Vorrat kommt auf das Symbol am weißen Feld. Ist es belegt, bekommst du stattdessen zwei Zeitmarker.',
  },
};
