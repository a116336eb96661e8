import type { settingsEn } from './settings.en';

export const settingsDe: typeof settingsEn = {
  title: 'Einstellungen',
  you: 'Du',
  sound: 'Hören und Fühlen',
  play: 'Spielen',
  sight: 'Sehen',
  table: 'Tischserver',
  limits: 'Was hier nicht geht',
  about: 'Über Sandtable',
  name: 'Dein Name',
  nameHint: 'Die anderen sehen ihn am Tisch und wenn du anklopfst.',
  language: 'Sprache',
  languages: { phone: 'Gerät', en: 'English', de: 'Deutsch' },
  cues: 'Signale',
  cuesHint: 'Wenn Sand durch ist und wenn jemand etwas von dir möchte.',
  tryLeft: 'Linke Uhr',
  tryRight: 'Rechte Uhr',
  tryMore: 'Hören und fühlen: {{glass}}',
  voice: 'Stimme',
  voiceHint: 'Sagt, was die Signale bedeuten.',
  music: 'Musik',
  musicHint:
    'Kommt vom Handy, das den Tisch eröffnet hat, oder vom Fernseher und wächst mit dem Spiel.',
  haptics: 'Vibration',
  hapticsHint: 'Jede Sanduhr hat ihren eigenen Puls in der Hand.',
  warnings: 'Vorwarnung',
  warningsHint: 'Ein leises Zeichen, kurz bevor der Sand durch ist.',
  bells: {
    late: 'Bist du in einer anderen App, klingeln deine Sanduhren vielleicht ein paar Minuten zu spät, solange Android keine genauen Wecker erlaubt.',
    allow: 'Erlauben',
    byHand:
      'Öffne die Einstellungen deines Handys, dort Apps und Sandtable, und erlaube Wecker und Erinnerungen.',
    onTime: 'Deine Sanduhren klingeln pünktlich, auch wenn du in einer anderen App bist.',
    notNow: 'Nicht jetzt',
  },
  leftHand: 'Linke Hand',
  leftHandHint: 'Spiegelt, was der Daumen erreichen muss.',
  plansRun: 'Pläne gleich ausführen',
  plansRunHint:
    'Was du für eine Sanduhr zurechtgelegt hast, geschieht ohne Tippen, sobald ihr Sand durch ist.',
  coach: 'Coach',
  coachHint:
    'Sagt, was jemand mit Übung sehen würde. Leise: nur, was dich etwas kostet. Nur du siehst es.',
  coaches: { off: 'Aus', quiet: 'Leise', talkative: 'Gesprächig' },
  still: 'Bewegung',
  stillHint: 'Ruhig: Nichts fliegt, dreht sich oder pulsiert, alles springt gleich ans Ziel.',
  stills: { phone: 'Gerät', yes: 'Ruhig', no: 'Bewegt' },
  textScale: 'Größe der Schrift',
  textScaleHint: 'Zusätzlich zu dem, was auf deinem Handy eingestellt ist.',
  percent: '{{count}} %',
  signs: 'Zeichen neben Farben',
  signsHint: 'Jede Farbe hat eine Form. Hiermit werden die Formen größer.',
  server: 'Adresse',
  serverHint: 'Zum Beispiel http://192.168.1.20:4680',
  serverText:
    'Handys finden einander dort, wo Sandtable herkommt. Im Browser ist das die Seite, die du geöffnet hast, und hier bleibt es leer. Der installierten App musst du es einmal sagen; auch eine Einladung sagt es ihr.',
  serverBad: 'Eine Adresse beginnt mit http:// oder https://',
  noLimits: 'Hier fehlt nichts: Dieses Gerät kann alles.',
  limit: {
    'not-secure':
      'Die Seite kam über einfaches http. Dann gibt der Browser manches nicht her; auch deshalb fehlt anderes.',
    'no-camera-stream':
      'Es gibt kein laufendes Bild: Codes werden von einem Foto gelesen, das du machst.',
    'no-wake-lock':
      'Es kann mitten im Spiel einschlafen: Stell die Bildschirmsperre auf eine lange Zeit.',
    'no-clipboard':
      'Die Zwischenablage ist geschützt: Klappt das Kopieren nicht, zeig den QR-Code.',
    'no-offline':
      'Die Seite lässt sich nicht aufheben: Ohne den Tischserver öffnet sich Sandtable nicht.',
    'no-vibration': 'Es kann nicht vibrieren: Signale sind nur zu hören und zu sehen.',
    'no-voice': 'Es hat keine Stimme: Was sie sagen würde, steht auf dem Bildschirm.',
    'no-notices': 'Gesperrt kann es dich nicht rufen: Lass Sandtable beim Spielen offen.',
    'no-sound':
      'Es kann nichts abspielen: Signale sind nur zu sehen, und zu fühlen, wo es vibriert.',
    'no-webrtc':
      'Es kann nicht direkt mit anderen Handys sprechen: Alles geht über den Tischserver.',
  },
  otherLimit: 'Geht hier nicht: {{code}}',
  version: 'Version {{version}}',
  licence:
    'Quelloffen, unter der MIT-Lizenz. Kein Konto, keine Überwachung: Was ihr spielt, bleibt auf euren Handys.',
  fonts: 'Gesetzt in Kodchasan und Nunito, unter der SIL Open Font License.',
  licences: 'Open-Source-Lizenzen',
  independent:
    'Sandtable ist unabhängig. Time ’n’ Space, Timeline Twist, AquaSphere und T.I.M.E Stories sind Namen von Spielen, die ihren Verlagen gehören. Besorgt euch die Schachtel: Sie ist es wert.',
};
