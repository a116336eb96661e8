import { lasting } from '../../cli/progress';
import { unreachable } from '../../kit/unreachable';
import type { Problem } from '../trouble';
import type { ServerWords, Start } from './words';

export const de: ServerWords = {
  opening: 'Sandtable: Der Tischserver öffnet.',
  building: 'Die Web-App wird gebaut. Beim ersten Mal dauert das ein, zwei Minuten.',
  built: ({ percent, left }) =>
    `Die Web-App: ${percent} %${left === undefined ? '' : `, noch etwa ${lasting(left)}`}`,
  scan: 'Scannt das mit allen Handys im selben WLAN, oder tippt die Adresse ein:',
  others: 'Dieser Computer ist auch hier zu erreichen:',
  lonely: 'Diese Adresse erreicht kein Handy, nur Browser auf diesem Computer:',
  plain: 'Ohne https darf die Seite die Kamera nicht benutzen: siehe --help.',
  broker: address => `Die Handys finden einander über ${address}`,
  stop: 'Strg+C schließt den Tischserver.',
  closed: 'Der Tischserver ist geschlossen.',
  problem: sentence,
  help: ({
    command,
    page,
    builds,
  }) => `Der Tischserver: die Web-App und der Broker, über den die Handys einander finden.

  ${command} [Schalter]

  --port N          auf diesem Port lauschen (4680)
  --host ADRESSE    nur auf dieser Adresse lauschen
  --broker URL      die Handys über diesen Broker (ws:// oder wss://) verbinden, hier keinen starten
  --cert DATEI --key DATEI
                    https und wss sprechen; ein Paar, dem Handys trauen:
                    mkcert -install && mkcert ADRESSE (und dessen Wurzel auf jedem Handy einrichten)${builds ? NO_BUILD : ''}
  --help            das hier

Der Rest steht in ${page}.`,
};

const NO_BUILD = `
  --no-build        dist/ ausliefern, wie es ist`;

function sentence(problem: Problem, { command }: Start): string {
  switch (problem.code) {
    case 'unknown-flag':
      return `„${problem.flag}“ ist kein Schalter des Tischservers: seht mit ${command} --help nach.`;
    case 'needs-a-value':
      return `Nach ${problem.flag} fehlt ein Wert: seht mit ${command} --help nach.`;
    case 'bad-port':
      return `„${problem.given}“ ist kein Port: gebt eine Zahl von 1 bis 65535 an.`;
    case 'bad-broker':
      return `„${problem.given}“ ist kein Broker, den Handys erreichen: gebt eine Adresse wie wss://broker.example/mqtt an.`;
    case 'insecure-broker':
      return `Eine Seite über https darf nicht mit ${problem.given} sprechen: gebt einen Broker mit wss:// an, oder lasst --cert und --key weg.`;
    case 'half-a-pair':
      return `Zertifikat und Schlüssel gehören zusammen: ergänzt ${problem.missing} DATEI.`;
    case 'bad-pair':
      return `Zertifikat oder Schlüssel in ${problem.file} taugt nicht (${problem.detail}): gebt zwei zusammengehörige PEM-Dateien an.`;
    case 'port-taken':
      return `Port ${problem.port} ist belegt, vielleicht von einem anderen Tischserver: schließt ihn, oder wählt mit --port N einen anderen.`;
    case 'port-forbidden':
      return `Port ${problem.port} ist hier nur der Verwaltung erlaubt: wählt mit --port N einen über 1023.`;
    case 'not-our-address':
      return `„${problem.host}“ ist keine Adresse dieses Computers: lasst --host weg, oder gebt eine an, die es ist.`;
    case 'cannot-listen':
      return `Der Tischserver kann nicht lauschen (${problem.detail}): versucht es mit anderem --port oder --host.`;
    case 'no-build':
      return `In ${problem.folder} liegt keine fertige Web-App: lasst --no-build weg, dann wird sie gebaut.`;
    case 'bad-app':
      return `Die Web-App in ${problem.file} lässt sich nicht lesen (${problem.detail}): installiert sandtable neu.`;
    case 'build-failed':
      return 'Die Web-App ließ sich nicht bauen (ihre letzten Worte stehen oben): behebt das, ruft npm ci auf, und versucht es noch einmal.';
    case 'our-mistake':
      return `Der Tischserver hat einen Fehler gemacht (${problem.detail}): bitte meldet ihn.`;
    default:
      return unreachable(problem);
  }
}
