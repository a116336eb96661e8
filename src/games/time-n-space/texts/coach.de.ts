import type { en } from './coach.en';

export const de: typeof en = {
  name: 'Coach',
  hide: 'Ausblenden, was der Coach sagt',
  ask: 'Was jetzt?',
  glass: { left: 'linke Sanduhr', right: 'rechte Sanduhr' },
  to: {
    red: 'zum roten Planeten',
    green: 'zum grünen Planeten',
    blue: 'zum hellblauen Planeten',
    purple: 'zum lila Planeten',
  },
  planet: {
    red: 'Der rote Planet',
    green: 'Der grüne Planet',
    blue: 'Der hellblaue Planet',
    purple: 'Der lila Planet',
  },
  moon: 'zu Mond {{number}}',
  by: {
    red: 'über den roten Planeten',
    green: 'über den grünen Planeten',
    blue: 'über den hellblauen Planeten',
    purple: 'über den lila Planeten',
    moon: 'über Mond {{number}}',
  },
  says: {
    'last-lift':
      'Die Zeit ist um, aber das zählt noch: Nimm die {{glass}} weg, bevor ganz Schluss ist ({{place}}).',
    'glass-through': 'Die {{glass}} steht herum: Ihr Sand ist längst durch ({{place}}).',
    'both-parked':
      'Deine beiden Sanduhren liegen herum. Dreh eine um: Alles ist besser als nichts.',
    'last-turn': 'Die letzte Minute: Was du jetzt umdrehst, läuft noch durch und zählt.',
    raced:
      '{{seat}} landet vor dir und holt alles, was du erfüllen könntest. Flieg nur für etwas anderes {{to}}.',
    'wants-nothing':
      '{{planet}} braucht nichts von dem, was du geladen hast. Lade etwas anderes oder flieg weiter.',
    blocked:
      'Deine eigenen Aufträge blockieren dein Zentrum. Bitte die anderen, welche zu erfüllen.',
    blockedBy: 'Deine eigenen Aufträge blockieren dein Zentrum. Bitte die anderen um {{good}}.',
    'colour-late_one':
      '{{good}} zählt noch nichts: {{count}} Auftrag liegt oben, noch {{minutes}} min. Ab zur Handelsstation!',
    'colour-late_other':
      '{{good}} zählt noch nichts: {{count}} Aufträge liegen oben, noch {{minutes}} min. Ab zur Handelsstation!',
    'colour-lost_one':
      '{{good}} ist nicht mehr zu retten: {{count}} Auftrag liegt oben. Kümmere dich um andere Farben.',
    'colour-lost_other':
      '{{good}} ist nicht mehr zu retten: {{count}} Aufträge liegen oben. Kümmere dich um andere Farben.',
    'cubes-unwanted':
      'Deine Beamstationen sind voll, und {{good}} will gerade niemand. Bitte jemanden, einen Auftrag auszulegen.',
    'tile-no-room':
      'Ein Plättchen passt nur auf ein leeres Gebäude der Stufe I, und du hast keins. Räum eins frei.',
    'tile-unused':
      'In deiner Forschungsstation liegt ein Plättchen herum. Dreh dort eine Sanduhr um, und es wird gebaut.',
    upgrade: '{{place}} ist leer und auf Stufe II: Eine Sanduhr dort macht Stufe III daraus.',
    bonus:
      '{{planet}} hat noch seine Bonusmarke, und du könntest dort einen Auftrag erfüllen: 3 mehr.',
    'new-symbol':
      '{{planet}} braucht {{good}}, und du hast es. Das wäre dein Symbol Nummer {{symbols}}: Die ganze Farbe zählt mehr.',
    ask: '{{seat}} hat die Würfel für einen deiner Aufträge in {{good}}. Bitte darum!',
    'colour-zero_one':
      '{{good}} zählt nichts, solange {{count}} Auftrag von dir oben liegt. Noch {{minutes}} min.',
    'colour-zero_other':
      '{{good}} zählt nichts, solange {{count}} Aufträge von dir oben liegen. Noch {{minutes}} min.',
  },
  hint: {
    lift: 'Der Sand ist durch ({{place}}). Jetzt kannst du {{plan}}.',
    'free-up': 'Hier lohnt sich nichts ({{place}}). Nimm die {{glass}} weg und nutze sie woanders.',
    patience_one:
      'Warte noch {{count}} Sekunde: Was die {{glass}} bringt ({{place}}), ist es wert.',
    patience_other:
      'Warte noch {{count}} Sekunden: Was die {{glass}} bringt ({{place}}), ist es wert.',
    deliver: 'Flieg {{to}}: Was du geladen hast, wird dort gebraucht.',
    bring: 'Flieg {{to}}: Bis dahin kannst du geladen haben, was dort gebraucht wird.',
    way: '{{by}} {{to}}',
    fetch: 'Flieg {{to}} und hol ein Plättchen: Ein größeres Gebäude ist die Minute wert.',
    stay: {
      planet: 'Dreh die {{glass}} auf dem Schiff um und bleib: Hier wird noch mehr gebraucht.',
      moon: 'Dreh die {{glass}} auf dem Schiff um und bleib: Das Plättchen hier kannst du brauchen.',
    },
    offer_one:
      'Dreh die {{glass}} um ({{place}}): {{count}} Auftrag von dir in {{good}} liegt noch oben.',
    offer_other:
      'Dreh die {{glass}} um ({{place}}): {{count}} Aufträge von dir in {{good}} liegen noch oben.',
    load: 'Dreh die {{glass}} um ({{place}}): Jemand braucht {{good}}, und hier lädst du es.',
    produce: 'Dreh die {{glass}} um ({{place}}): {{good}} kannst du gut brauchen.',
    grow: 'Dreh die {{glass}} um ({{place}}): Das Gebäude kann auf Stufe III wachsen.',
    build: 'Dreh die {{glass}} auf der Forschungsstation um: Dein Plättchen kann gebaut werden.',
    talk: 'Gerade lohnt sich kein Umdrehen. Frag die anderen, was sie brauchen.',
    wait_one: 'Der Sand läuft: {{count}} Sekunde zum Umschauen und Reden.',
    wait_other: 'Der Sand läuft: {{count}} Sekunden zum Umschauen und Reden.',
    over: 'Gerade gibt es nichts zu tun.',
  },
  review: {
    title: 'Drei Dinge fürs nächste Mal',
    titleFew: 'Fürs nächste Mal',
    clean: 'Nichts hat dich viel gekostet. Beim nächsten Mal müssen sich die anderen sputen.',
    minute: 'Minute {{minute}}',
    whole: 'Die ganze Partie',
    idle: 'Deine Sanduhren standen zusammen {{sum}} still, einmal {{longest}} am Stück.',
    lost_one:
      '{{good}} ging wegen {{count}} Auftrag verloren: {{points}}. Ab hier war es nicht mehr zu schaffen.',
    lost_other:
      '{{good}} ging wegen {{count}} Aufträgen verloren: {{points}}. Ab hier war es nicht mehr zu schaffen.',
    points_one: '{{count}} Punkt',
    points_other: '{{count}} Punkte',
    undelivered_one: '{{count}} Würfel lag ab hier geladen da und wurde nie geliefert.',
    undelivered_other:
      '{{count}} Würfel wurden geladen und nie geliefert. Der erste lag ab hier da.',
    vain_one: '{{count}} Flug führte zu einem Planeten, auf dem du nichts erfüllt hast.',
    vain_other:
      '{{count}} Flüge führten zu Planeten, auf denen du nichts erfüllt hast. Das war der erste.',
    late: 'Erst jetzt hast du die ersten Aufträge ausgelegt: Bis dahin konnte niemand mehr erfüllen.',
    none: 'Du hast keinen Auftrag ausgelegt: So konnte keine Farbe zählen.',
  },
};
