/** The signs in the corners of cards differ by shape and by colour. Box: -12 to 12. */
import { colors } from '@/ui/theme/tokens';
import type { Sign } from '../../deck/card';

type Look = { readonly d: string; readonly colour: string };

export const SIGN_LOOKS: Readonly<Record<Sign, Look>> = {
  circle: { d: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', colour: colors.cobalt },
  triangle: { d: 'M0 -9.4L9.4 7.4H-9.4Z', colour: colors.vermilion },
  square: { d: 'M-7.4 -7.4H7.4V7.4H-7.4Z', colour: colors.leaf },
  star: {
    d: 'M0 -10L2.9 -3.4L10 -2.8L4.6 1.9L6.2 8.8L0 5.2L-6.2 8.8L-4.6 1.9L-10 -2.8L-2.9 -3.4Z',
    colour: colors.plum,
  },
};
