import { lasting } from '../../cli/progress';
import { unreachable } from '../../kit/unreachable';
import type { Problem } from '../trouble';
import type { ServerWords, Start } from './words';

export const en: ServerWords = {
  opening: 'Sandtable: opening the table server.',
  building: 'Building the web app. The first time this takes a minute or two.',
  built: ({ percent, left }) =>
    `The web app: ${percent} %${left === undefined ? '' : `, about ${lasting(left)} left`}`,
  scan: 'Scan this with every phone on the same Wi-Fi, or type the address:',
  others: 'This computer can also be reached at:',
  lonely: 'No phone can reach this address, only browsers on this computer:',
  plain: 'Over plain http the page may not use the camera: see --help.',
  broker: address => `Phones find each other through ${address}`,
  stop: 'Ctrl+C closes the table server.',
  closed: 'The table server is closed.',
  problem: sentence,
  help: ({
    command,
    page,
    builds,
  }) => `The table server: the web app, and the broker through which phones find each other.

  ${command} [flags]

  --port N          listen on this port (4680)
  --host ADDRESS    listen on this address only
  --broker URL      let phones meet on this broker (ws:// or wss://) and start none here
  --cert FILE --key FILE
                    speak https and wss; a pair that phones trust:
                    mkcert -install && mkcert ADDRESS (and install its root on each phone)${builds ? NO_BUILD : ''}
  --help            this

${page} has the rest.`,
};

const NO_BUILD = `
  --no-build        serve dist/ as it is`;

function sentence(problem: Problem, { command }: Start): string {
  switch (problem.code) {
    case 'unknown-flag':
      return `“${problem.flag}” is not a flag of the table server: try ${command} --help.`;
    case 'needs-a-value':
      return `${problem.flag} needs a value after it: try ${command} --help.`;
    case 'bad-port':
      return `“${problem.given}” is not a port: give a number from 1 to 65535.`;
    case 'bad-broker':
      return `“${problem.given}” is not a broker phones can reach: give an address such as wss://broker.example/mqtt.`;
    case 'insecure-broker':
      return `A page served over https may not speak to ${problem.given}: give a wss:// broker, or leave out --cert and --key.`;
    case 'half-a-pair':
      return `A certificate and its key go together: add ${problem.missing} FILE.`;
    case 'bad-pair':
      return `The certificate or key in ${problem.file} cannot be used (${problem.detail}): give a matching pair of PEM files.`;
    case 'port-taken':
      return `Something else, perhaps another table server, is using port ${problem.port}: close it, or choose another port with --port N.`;
    case 'port-forbidden':
      return `This system lets only its administrator use port ${problem.port}: choose one above 1023 with --port N.`;
    case 'not-our-address':
      return `“${problem.host}” is not an address of this computer: leave out --host, or give one that is.`;
    case 'cannot-listen':
      return `The table server cannot listen (${problem.detail}): try another --port or --host.`;
    case 'no-build':
      return `There is no finished web app in ${problem.folder}: leave out --no-build, and it is built.`;
    case 'bad-app':
      return `The web app in ${problem.file} cannot be read (${problem.detail}): install sandtable again.`;
    case 'build-failed':
      return 'The web app could not be built (its last words are above): mend that, run npm ci, and try again.';
    case 'our-mistake':
      return `The table server made a mistake (${problem.detail}): please report it.`;
    default:
      return unreachable(problem);
  }
}
