import type { pairingEn } from './pairing.en';

export const pairingDe: typeof pairingEn = {
  title: 'Verbinden ohne Netz',
  lead: 'Jedes Handy zeigt dem anderen einen Code. Internet braucht es nicht, nur dasselbe WLAN oder denselben Hotspot.',
  step: 'Schritt {{number}} von 2',
  hostFirst: 'Lass deinen Gast diesen Code scannen',
  hostFirstText: 'Auf dem anderen Handy: „Mitspielen“, dann „Kein Netz? Mit zwei Codes“.',
  hostSecond: 'Jetzt scann den Code deines Gasts',
  hostSecondText: 'Er erscheint auf dem anderen Handy, sobald es deinen gelesen hat.',
  scanTheirs: 'Code des Gasts scannen',
  guestFirst: 'Scann den Code des Tisches',
  guestFirstText:
    'Auf dem Handy, das den Tisch eröffnet hat, bei der Einladung: „Kein Netz? Mit zwei Codes“.',
  guestSecond: 'Jetzt zeig dort diesen Code',
  guestSecondText: 'Halt still, bis das andere Handy ihn gelesen hat.',
  making: 'Der Code entsteht …',
  joining: 'Die Handys geben sich die Hand …',
  paired: 'Verbunden',
  pairedText: 'Dein Gast ist am Tisch.',
  pairedGuest: 'Geschafft. Gleich siehst du den Tisch.',
  another: 'Noch ein Handy verbinden',
  toTable: 'An den Tisch',
  backOne: 'Meinen Code noch einmal zeigen',
  again: 'Von vorn',
  showText: 'Als Text zeigen',
  typeText: 'Als Text eingeben',
  asTextHint: 'Ohne Kamera: Schick ihn, wie du magst.',
  hideText: 'Text verbergen',
  send: 'Senden oder kopieren',
  copied: 'Kopiert',
  sent: 'Gesendet',
  notSent: 'Senden und kopieren geht hier nicht: Markier den Text oben.',
  paste: 'Text vom Code des anderen Handys',
  use: 'Diesen Text nehmen',
  myCode: 'QR-Code für das andere Handy',
  isHost: 'Soll der Tisch auf diesem Handy sein? Eröffne ihn zuerst und verbinde von dort aus.',
  host: 'Tisch eröffnen',
  misread: {
    'not-ours':
      'Das ist irgendein anderer QR-Code. Scann den, den Sandtable auf dieser Seite des anderen Handys zeigt.',
    damaged:
      'Der Code wurde nicht richtig gelesen. Geh etwas näher heran und versuch es noch einmal.',
    'other-version':
      'Das andere Handy hat eine andere Version von Sandtable. Ladet die Seite neu oder aktualisiert die App auf beiden.',
    'wrong-turn':
      'Dieser Code gehört zum anderen Schritt. Zuerst zeigt das Handy mit dem Tisch, dann der Gast.',
    'answers-another':
      'Dieser Code antwortet auf einen älteren von dir. Lass deinen Gast den scannen, der jetzt hier steht.',
  },
  noCode: 'Der Code ließ sich nicht erzeugen',
  noCodeText:
    'Beide Handys müssen in einem WLAN oder Hotspot sein, auch ohne Internet. Dann fang von vorn an.',
};
