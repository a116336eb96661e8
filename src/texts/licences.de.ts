import type { licencesEn } from './licences.en';

export const licencesDe: typeof licencesEn = {
  title: 'Lizenzen',
  lead: 'Sandtable baut auf der Arbeit vieler anderer auf. Hier steht alles, was davon in der App steckt, mit den Lizenzen im englischen Wortlaut.',
  find: 'Name oder Lizenz suchen',
  found_one: '{{count}} Teil',
  found_other: '{{count}} Teile',
  none: 'Nichts heißt „{{wanted}}“. Versuch es mit einem kürzeren Wort.',
  loading: 'Hole die Lizenzen …',
  failed: 'Die Lizenzen sind nicht angekommen.',
  again: 'Noch einmal versuchen',
  all: 'In der Web-App und in den installierten Apps',
  only: 'In: {{places}}',
  places: { web: 'Web-App', android: 'Android', ios: 'iPhone und iPad' },
};
