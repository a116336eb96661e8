/** Writes the licences of the packages in the server's script into its package. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../process/prebuilt';
import { licencesOf } from './parts';
import { asText } from './written';

const FOLDER = path.join(ROOT, 'dist-server');
const LIST = path.join(FOLDER, 'packages.json');

const folders = JSON.parse(fs.readFileSync(LIST, 'utf8')) as readonly string[];
const licences = licencesOf(new Map(folders.map(folder => [folder, ['server']])), []);
fs.writeFileSync(path.join(FOLDER, 'licences.txt'), asText(licences));
fs.rmSync(LIST);
