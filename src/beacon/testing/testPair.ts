/** Makes a certificate on the spot, so that the project contains no private key. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { emptyFolder } from './webFolder';

const NAMES = 'subjectAltName=IP:127.0.0.1,DNS:table.example';
const SELF_SIGNED = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2';

/** Returns the paths of the two files. */
export function makePair(): { cert: string; key: string } {
  const folder = emptyFolder();
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const files = ['-keyout', key, '-out', cert, '-subj', '/CN=rehearsal', '-addext', NAMES];
  execFileSync('openssl', [...SELF_SIGNED.split(' '), ...files], { stdio: 'pipe' });
  return { cert, key };
}
