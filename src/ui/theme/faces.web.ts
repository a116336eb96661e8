import kodchasan600 from '../../../assets/fonts/kodchasan-600.woff2';
import nunito500 from '../../../assets/fonts/nunito-500.woff2';
import nunito800 from '../../../assets/fonts/nunito-800.woff2';
import { fonts } from './tokens';

/** Fonts reduced to the letters of our languages: a sixth of the size of the native app's files. */
export const FACES = {
  [fonts.display]: kodchasan600,
  [fonts.text]: nunito500,
  [fonts.strong]: nunito800,
};
