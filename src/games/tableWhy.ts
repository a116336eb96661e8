/** Refusals by the table itself, in every game. */
export type TableWhy =
  | 'paused'
  | 'counting-in'
  | 'not-dealt-yet'
  | 'not-an-act'
  | 'not-at-this-table'
  | 'not-your-seat'
  | 'no-such-seat'
  | 'sits-elsewhere'
  | 'time-runs-backwards'
  | 'finger-out-of-time'
  | 'stale'
  | 'refused-long-ago'
  | 'too-many-requests'
  | 'too-fast'
  | 'too-large'
  | 'unknown';

export const en = {
  paused: 'The match is paused: nothing happens until it goes on.',
  'counting-in': 'Wait for the count: it starts in a moment.',
  'not-dealt-yet': 'The match has not been dealt yet.',
  'not-an-act': 'The table did not understand that. Is the app up to date?',
  'not-at-this-table': 'This seat is not in the match.',
  'not-your-seat': 'Somebody else has this seat now.',
  'no-such-seat': 'There is no such seat.',
  'sits-elsewhere': 'You are playing on another device now.',
  'time-runs-backwards': 'The table was a moment ahead. Try once more.',
  'finger-out-of-time': 'The clocks did not agree for a moment. Try once more.',
  stale: 'The table has changed meanwhile. Look again, then try once more.',
  'refused-long-ago': 'That was refused a while ago.',
  'too-many-requests': 'Your last requests have not faded yet. Wait a moment.',
  'too-fast': 'That was too much at once. Try again slowly.',
  'too-large': 'That was too much for one message.',
  unknown: 'The table refused that ({{code}}).',
} as const satisfies Record<TableWhy, string>;

export const de: Record<TableWhy, string> = {
  paused: 'Die Partie macht Pause: Bis es weitergeht, geschieht nichts.',
  'counting-in': 'Warte, bis heruntergezählt ist: Gleich geht es los.',
  'not-dealt-yet': 'Die Partie ist noch nicht aufgebaut.',
  'not-an-act': 'Das hat der Tisch nicht verstanden. Ist die App auf dem neuesten Stand?',
  'not-at-this-table': 'Dieser Platz spielt in der Partie nicht mit.',
  'not-your-seat': 'Diesen Platz hat jetzt jemand anderes.',
  'no-such-seat': 'Diesen Platz gibt es nicht.',
  'sits-elsewhere': 'Du spielst jetzt auf einem anderen Gerät.',
  'time-runs-backwards': 'Der Tisch war einen Augenblick voraus. Versuch es noch einmal.',
  'finger-out-of-time': 'Die Uhren waren sich kurz uneins. Versuch es noch einmal.',
  stale: 'Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.',
  'refused-long-ago': 'Das wurde schon vor einer Weile abgelehnt.',
  'too-many-requests': 'Deine letzten Wünsche stehen noch da. Warte einen Moment.',
  'too-fast': 'Das war zu viel auf einmal. Versuch es langsamer.',
  'too-large': 'Das war zu viel für eine Nachricht.',
  unknown: 'Das hat der Tisch abgelehnt ({{code}}).',
};
