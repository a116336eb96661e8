import { manifestOf } from '../manifest';
import { de } from './texts/game.de';
import { en } from './texts/game.en';

export const manifest = manifestOf('time-n-space', { en, de });
