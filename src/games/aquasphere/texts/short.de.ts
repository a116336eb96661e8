import type { en } from './short.en';

/** Die Regeln in Kürze, Kapitel für Kapitel. */
export const de: typeof en = {
  about: {
    title: 'Worum es geht',
    text: 'Du leitest ein Labor in einer Station am Meeresgrund. In {{rounds}} Runden programmierst du Bots und schickst sie in die sechs Sektoren: für Kristalle und Zeit, ein größeres Labor, Forschung, U-Boote und Oktopoden. Wer auf der Wissensleiste am weitesten kommt, gewinnt.',
  },
  turn: {
    title: 'Dein Zug',
    text: 'Du tust eines von dreien: einen Bot programmieren, einen Bot einsetzen und seine Aktion ausführen, oder passen. Dann ist der Nächste dran, bis alle gepasst haben.',
  },
  programme: {
    title: 'Einen Bot programmieren',
    text: 'Dein Ingenieur geht einen Schritt am Pfeil entlang; immer stehen zwei Räume zur Wahl. Der Raum stellt einen Bot aus deinem Vorrat auf sein Symbol. Behalten darfst du {{most}} programmierte Bots auf verschiedenen Symbolen; von dreien muss sofort einer heim. Ist das Symbol belegt, bekommst du stattdessen {{home}} Zeitmarker.',
  },
  any: {
    title: 'Freie Wahl, einmal je Runde',
    text: 'Statt eines Schritts darfst du einmal je Runde {{buy}} Zeitmarker für einen Bot auf ein beliebiges freies Symbol zahlen. Das vergisst man leicht, und oft lohnt es sich.',
  },
  place: {
    title: 'Einen Bot einsetzen',
    text: 'Dein Wissenschaftler darf in einen anderen Sektor; jede Schleuse kostet, was sie zeigt. Dann kommt dein Bot aufs Kontrollfeld, und der Bot, der dort stand, in die Ladestation. Läuft sie über, nehmen alle ihre Bots bis auf einen zurück. Danach darfst du die Aktion ausführen oder es bei der Kontrolle lassen.',
  },
  home: {
    title: 'Einen Bot heimholen',
    text: 'In deinem Zug darfst du jederzeit, auch zwischen Gehen und Zahlen, einen programmierten Bot für {{home}} Zeitmarker zurücknehmen.',
  },
  actions: {
    title: 'Die sieben Aktionen',
    text: 'Zeit und Kristalle: Nimm, was da liegt, soweit dein Labor Platz hat; Zeit gibt es immer mindestens zwei. Oktopoden: Fang so viele, wie dein Labor erlaubt. Labor: Dock einen Ausbau an; jeder Buchstabe darauf darf einen Bot aus dem Vorrat setzen. U-Boot: Zahl für das nächste Feld. Forschung: Nimm die Karte. U-Boote und Karten bringen die Punkte der Glühbirne. Das weiße Feld programmiert einen Bot.',
  },
  lab: {
    title: 'Das Labor',
    text: 'Am Anfang fasst es zwei Kristalle, zwei Karten und {{time}} Zeitmarker und fängt {{octopods}} Oktopoden. Mehr, als hineinpasst, kannst du nie haben. Karten gibt man nie zurück, auch verbrauchte nicht.',
  },
  lines: {
    title: 'Rote Linien',
    text: 'Tragen dich Punkte über eine rote Linie, zahlst du einen Kristall. Ohne Kristall darfst du einen programmierten Bot heimschicken, diesmal ohne Zeitmarker. Tust du keins von beiden, bleibt dein Zählstein vor der Linie stehen, und der Rest verfällt. In der Schlusswertung kosten Linien nichts.',
  },
  pass: {
    title: 'Passen',
    text: 'Passen darfst du, sobald dein Ingenieur in einem der drei obersten Räume steht. Die Passreihenfolge ist die Reihenfolge der nächsten Runde.',
  },
  interim: {
    title: 'Zwischenwertung',
    text: 'Nach jeder Runde bekommst du für jedes deiner U-Boote einen Zeitmarker. Dann Punkte: {{alone}} für die meisten Kontrollfelder, bei Gleichstand je {{tied}}; die höchste Nummer deines Vorrats ohne Bot, soweit U-Boote ihre Spalte geöffnet haben; und Kristalle. Oktopoden in Sektoren, die du kontrollierst, werden abgezogen. Erst alles zusammen bewegt deinen Zählstein.',
  },
  final: {
    title: 'Schlusswertung',
    text: 'Nach der letzten Runde: verschiedene Buchstaben im Labor, ein Punkt je Zeitmarker, {{bonus}} für alle {{submarines}} U-Boote und {{bonus}} für ein Labor mit {{expansions}} Ausbauten. Bei Gleichstand entscheiden Kontrollfelder, dann Kristalle.',
  },
  forgotten: {
    title: 'Oft vergessen',
    text: 'Nur Kontrolle ist erlaubt: Die Aktion darf man lassen. Programmierte Bots, Wissenschaftler und die Bots in der Station bleiben für die nächste Runde. In welcher Folge du in der Zwischenwertung Zeit nimmst und Karten nutzt, entscheidest du. Auch dein eigener Bot wird in die Ladestation verdrängt. Was die nächste Runde bringt, ist bekannt: Schau nach.',
  },
  phone: {
    title: 'Auf dem Telefon',
    text: 'Was leuchtet, geht. Tipp einen Raum an oder zieh deinen Ingenieur hinein; tipp einen Bot an und dann einen Sektor. Du siehst den ganzen Preis, bevor du zustimmst. Alles andere erklärt sich selbst, wenn du es antippst.',
  },
};
