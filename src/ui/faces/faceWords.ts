import { createWords } from '../words/words';
import type { FaceId } from './faces';

const en: Record<FaceId, string> = {
  fox: 'Fox',
  bear: 'Bear',
  owl: 'Owl',
  hare: 'Hare',
  badger: 'Badger',
  hedgehog: 'Hedgehog',
  frog: 'Frog',
  cat: 'Cat',
  raven: 'Raven',
  otter: 'Otter',
  lynx: 'Lynx',
  deer: 'Deer',
  panda: 'Panda',
  turtle: 'Turtle',
  whale: 'Whale',
  mouse: 'Mouse',
  penguin: 'Penguin',
  lion: 'Lion',
};

const de: Record<FaceId, string> = {
  fox: 'Fuchs',
  bear: 'Bär',
  owl: 'Eule',
  hare: 'Hase',
  badger: 'Dachs',
  hedgehog: 'Igel',
  frog: 'Frosch',
  cat: 'Katze',
  raven: 'Rabe',
  otter: 'Otter',
  lynx: 'Luchs',
  deer: 'Reh',
  panda: 'Panda',
  turtle: 'Schildkröte',
  whale: 'Wal',
  mouse: 'Maus',
  penguin: 'Pinguin',
  lion: 'Löwe',
};

/** What each face is called, to sighted players and by screen readers. */
export const faceWords = createWords('faces', { en, de });
