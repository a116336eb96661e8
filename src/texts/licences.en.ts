/** The page of the settings that names the work of others in this app. */
export const licencesEn = {
  title: 'Licences',
  lead: 'Sandtable stands on the work of many others. Everything of theirs that ships in the app is here, with its licence.',
  find: 'Find a name or a licence',
  found_one: '{{count}} part',
  found_other: '{{count}} parts',
  none: 'Nothing is called “{{wanted}}”. Try a shorter word.',
  loading: 'Fetching the licences …',
  failed: 'The licences did not arrive.',
  again: 'Try again',
  all: 'In the web app and in the installed apps',
  only: 'In: {{places}}',
  places: { web: 'web app', android: 'Android', ios: 'iPhone and iPad' },
};
