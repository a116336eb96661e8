import { createWords } from '../words/words';

/** The words round the sentences that players say to each other; the sentences are the games’. */
export const talkWords = createWords('ui.talk', {
  en: {
    ask: 'Talk',
    title: 'Say it to the others',
    toWhom: 'To whom',
    all: 'All',
    short: { yes: 'Yes', no: 'No' },
    from: '{{name}}: {{words}}',
    toYou: '{{name}} to you: {{words}}',
    says: '{{name}} says: {{words}}',
    saysTo: '{{name}} says to {{to}}: {{words}}',
    answer: 'Answer {{name}}: {{words}}',
    hide: 'Hide what {{name}} says',
    more_one: '{{count}} more',
    more_other: '{{count}} more',
  },
  de: {
    ask: 'Reden',
    title: 'Sag es den anderen',
    toWhom: 'Wem',
    all: 'Alle',
    short: { yes: 'Ja', no: 'Nein' },
    from: '{{name}}: {{words}}',
    toYou: '{{name}} zu dir: {{words}}',
    says: '{{name}} sagt: {{words}}',
    saysTo: '{{name}} sagt zu {{to}}: {{words}}',
    answer: 'Antwort an {{name}}: {{words}}',
    hide: 'Ausblenden, was {{name}} sagt',
    more_one: 'noch {{count}}',
    more_other: 'noch {{count}}',
  },
});
