export const de = {
  seat: { red: 'Rot', yellow: 'Gelb', blue: 'Blau', white: 'Weiß' },
  task: {
    octopods: 'Oktopoden',
    crystals: 'Kristalle',
    submarine: 'U-Boot',
    time: 'Zeit',
    lab: 'Labor',
    card: 'Forschung',
    program: 'Programm',
  },
  letter: 'Buchstabe {{letter}}',
  adds: {
    cards_one: 'Platz für eine Karte',
    cards_other: 'Platz für {{count}} Karten',
    crystals_one: 'Platz für einen Kristall',
    crystals_other: 'Platz für {{count}} Kristalle',
    octopods_one: 'ein Oktopode mehr je Fang',
    octopods_other: '{{count}} Oktopoden mehr je Fang',
    time_one: 'Platz für einen Zeitmarker',
    time_other: 'Platz für {{count}} Zeitmarker',
  },
  reward: {
    time: '+{{count}} Zeit',
    crystal_one: '+{{count}} Kristall',
    crystal_other: '+{{count}} Kristalle',
    points: '+{{count}} Punkte',
  },
  card: {
    room: {
      title: 'Raum {{task}}',
      sentences:
        'Immer wenn dein Ingenieur den Raum „{{task}}“ betritt, bekommst du: {{reward}}. Bots vom weißen Feld oder für drei Zeitmarker zählen nicht.',
    },
    catch: {
      title: 'Oktopoden',
      sentences:
        'Immer wenn du mindestens einen Oktopoden fängst, bekommst du dazu: {{reward}}. Was nicht in dein Labor passt, verfällt.',
    },
    charging: {
      title: 'Ladestation',
      line: '1 Punkt je Bot',
      sentences:
        'Ein Punkt für jeden fremden Bot, der heimgeht, weil dein Bot eine Ladestation überfüllt. Neutrale Bots bringen nichts.',
    },
    'open-lock': {
      title: '2er-Schleuse',
      line: 'für dich frei',
      sentences:
        'Dein Wissenschaftler geht ohne Zeitmarker durch die Schleuse mit der 2. Die anderen kosten, was auf ihnen steht.',
    },
    crossing: {
      title: 'Quer hinüber',
      line: 'für 1 Zeit',
      sentences:
        'Für einen Zeitmarker darf dein Wissenschaftler in den Sektor gegenüber. Davor und danach gelten die Schleusen wie immer.',
    },
    'half-price': {
      title: 'U-Boote',
      line: 'halber Preis',
      sentences: 'Ein U-Boot kostet dich nur die Hälfte, abgerundet. Das erste Feld ist dann frei.',
    },
    sideways: {
      title: 'Zur Seite',
      line: 'einmal im Spiel',
      sentences:
        'Einmal im Spiel darf dein Ingenieur zur Seite statt am Pfeil entlang. In dieser Runde besuchst du so vier Räume.',
    },
    interim: {
      title: 'Wertung: {{task}}',
      line: 'ein Bot für 1 Zeit',
      sentences:
        'In jeder Zwischenwertung darfst du für einen Zeitmarker einen Bot auf „{{task}}“ programmieren. Dazu brauchst du einen Bot im Vorrat und ein freies Symbol.',
    },
    'at-once': {
      title: 'Sofort: {{task}}',
      line: 'erledigt',
      sentences:
        'Beim Nehmen gab es zwei Zeitmarker und einen Bot auf „{{task}}“. Die Karte ist verbraucht, behält aber ihren Platz in deinem Labor.',
    },
  },
};
