import type { en } from './short.en';

export const de: typeof en = {
  about: {
    title: 'Worum es geht',
    text: 'Ihr handelt zwischen den Planeten, und zwar alle gleichzeitig. Was die anderen bestellen, stellst du her, lädst es ein und bringst es ihnen. Jeder erfüllte Auftrag bringt dir seine Marke. Nach {{minutes}} Minuten gewinnen die meisten Punkte. Deine Zeit steckt in zwei Sanduhren von {{glass}} Sekunden: Ohne sie geschieht nichts.',
  },
  start: {
    title: 'Wie es losgeht',
    text: 'Jeder wählt geheim {{chosen}} seiner Aufträge. Haben alle gewählt, werden sie gemeinsam aufgedeckt, und du legst deine auf beliebige freie Felder deines Kontrollzentrums. Hast du dich umgesehen, tippe auf „Ich bin bereit“. Sind es alle, läuft die Uhr, und alle dürfen loslegen.',
  },
  glass: {
    title: 'Die Sanduhren',
    text: 'Stell eine freie Sanduhr auf ein Zeitsymbol deines Kontrollzentrums oder auf dein Raumschiff: Sie dreht sich um, und der Sand läuft. Bis zum letzten Korn bleibt sie dort stehen. Danach nimmst du sie weg, wann du willst, und tust genau dann, was an diesem Ort möglich ist, oder nichts. Nun ist sie wieder frei, für dasselbe Symbol oder ein anderes. Auf keinem Symbol stehen zwei Sanduhren.',
  },
  plants: {
    title: 'Produktionsstätten (ocker)',
    text: 'Hier entstehen Würfel. Nimm hier eine Sanduhr weg und leg auf beliebig viele freie Felder dieser Produktionsstätte je einen Würfel des abgebildeten Guts. Ein Feld mit einem Würfel oder Auftrag ist nicht frei. Von jedem Gut gibt es {{cubes}} Würfel für euch alle: Was im Vorrat fehlt, bleibt leer.',
  },
  beam: {
    title: 'Beamstationen (schwarz)',
    text: 'Nur was geladen ist, kann geliefert werden. Nimm hier eine Sanduhr weg und lade auf jedes freie Feld dieser Station einen Würfel aus einer beliebigen deiner Produktionsstätten. Aufträge lassen sich nicht laden, und kein Würfel wandert von einer Station zur anderen.',
  },
  trade: {
    title: 'Handelsstationen (weiß)',
    text: 'Hier bestellst du. Nimm eine Sanduhr weg und leg so viele Aufträge aus, wie die Zahl sagt, oder weniger: von oben auf beliebige freie Felder deines Kontrollzentrums. Dort bleiben sie, bis jemand sie erfüllt, und so lange wird auf diesem Feld nichts hergestellt und nichts geladen. Überleg dir also, wo ein Auftrag am wenigsten stört.',
  },
  flight: {
    title: 'Raumschiffe und Planeten',
    text: 'Eine Sanduhr auf deinem Raumschiff schickt es durch ein Wurmloch zum nächsten Planeten oder Mond, oder lässt es dort noch einmal handeln, wo es ist. Du kommst an, wenn du die Sanduhr wegnimmst, und handelst sofort. Überall ist Platz für beliebig viele Schiffe. Auf deinem eigenen Planeten gibt es nichts zu tun.',
  },
  deliver: {
    title: 'Lieferungen',
    text: 'Auf dem Planeten eines anderen erfüllst du von den Aufträgen auf seinem Kontrollzentrum so viele, wie du kannst und willst. Ein Auftrag kostet so viele Würfel seines Guts, wie seine Zahl sagt, alle aus deinen eigenen Beamstationen. Die Würfel kommen in den Vorrat, die Marken zu dir, und niemand darf dich abweisen. Gibt es mehrere gleiche Aufträge, darf der Besitzer {{answer}} Sekunden lang lieber einen anderen davon abgeben. Für den ersten erfüllten Auftrag auf einem Planeten gibt es auch die Bonusmarke.',
  },
  together: {
    title: 'Gleichzeitig da',
    text: 'Zwei nehmen auf demselben Planeten im selben Augenblick ihre Sanduhr weg, und es reicht nicht für beide: Dann sagt der Besitzer, wer zuerst drankommt. Der Zweite wählt neu aus dem, was noch da ist. Für jede Antwort sind {{answer}} Sekunden Zeit. Ohne Antwort zählt der frühere Finger, und der Zweite bekommt, was noch möglich ist.',
  },
  moons: {
    title: 'Monde und Forschung',
    text: 'Auf jedem Mond liegt ein Stapel Gebäudeplättchen. Nimm dort deine Sanduhr weg und leg das oberste in deine Forschungsstation, falls sie leer ist, oder schieb es unter den Stapel: Eins von beidem muss sein, außer beim letzten Plättchen. Eine Sanduhr auf der Forschungsstation baut es dann über ein beliebiges aufgedrucktes Gebäude, das ganz leer ist und auf dem keine Sanduhr steht. Es darf eine andere Art sein als das Gebäude darunter.',
  },
  upgrade: {
    title: 'Größere Gebäude',
    text: 'Ein Plättchen wird mit Stufe II gebaut: {{two}} Felder bei Produktionsstätte und Beamstation, {{two}} Aufträge bei der Handelsstation. Nimmst du hier eine Sanduhr weg und das Gebäude ist ganz leer, darfst du es auf Stufe III drehen, statt es zu benutzen: Dann sind es {{three}}. Zurück geht es nicht mehr, und überbaut wird es auch nicht.',
  },
  requests: {
    title: 'Bitten und feilschen',
    text: 'Redet miteinander, das ist das halbe Spiel. Sag, was du brauchst und was du gleich bringst, und bitte um den Auftrag, den du erfüllen kannst. Auf dem Handy genügt zweimal tippen, und nach einer Weile verblasst die Bitte. Versprechen binden niemanden, aber man merkt sie sich.',
  },
  lastMinute: {
    title: 'Die letzte Minute',
    text: 'Ist die Zeit um, wird keine Sanduhr mehr umgedreht. Die noch stehen, laufen durch, dürfen weggenommen werden und tun, was sie immer tun. Dreh also kurz vor Schluss noch einmal beide um, dort, wo es zählt. {{lastCall}} Sekunden nach dem letzten Sand ist endgültig Schluss, egal, was noch steht.',
  },
  scoring: {
    title: 'Wertung',
    text: 'Jede Farbe zählt für sich: die Summe der Werte deiner verdienten Marken, mal die Zahl der verschiedenen Spieler, von denen sie stammen. Aber eine Farbe zählt gar nichts, solange noch ein eigener Auftrag dieser Farbe über deinem Kontrollzentrum liegt. Auf dem Kontrollzentrum schadet er nicht. Eine Bonusmarke ist {{bonus}} wert, stammt von niemandem und zählt dort, wo sie am meisten bringt. Bei Gleichstand gewinnen mehr Marken; sind es auch gleich viele, teilt ihr euch den Sieg.',
  },
  beginners: {
    title: 'Die Einstiegspartie',
    text: 'Für die erste Partie: {{beginnerMinutes}} Minuten, nur Aufträge mit dem Wert 1, keine Bonusmarken und nichts zu tun auf den Monden. Drei große Gebäude stehen von Anfang an. Jeder beginnt mit zwei Aufträgen im Spiel, zwei Würfeln, einer davon geladen, und zehn Aufträgen über dem Kontrollzentrum. Alles andere ist wie immer.',
  },
  tips: {
    title: 'Gut zu wissen',
    text: 'Bring lieber eine Farbe zu Ende, als alle vier anzufangen: Ein einziger Auftrag, der oben liegen bleibt, macht sie wertlos. Dieselbe Farbe von drei Spielern zählt dreifach. Eine durchgelaufene Sanduhr darf warten: Manchmal lohnt es sich, die andere vorzulassen. Und eine Sanduhr, die nur herumliegt, ist eine verschenkte Minute.',
  },
};
