import { Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { sea } from '../pieces/colours';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';

/** The octopod on duty, who gives the lessons; by the cap. */
export const Okta = ({ size }: { readonly size: number }) => (
  <Piece size={size}>
    <Octopod />
    <Path
      d="M-6.6 -8.4C-8.4 -11.6 -4.4 -13.4 0 -13.4S8.4 -11.6 6.6 -8.4Z"
      fill={colors.white}
      stroke={sea.edge}
      strokeWidth={1.1}
      strokeLinejoin="round"
    />
    <Path
      d="M-6.6 -8.4Q0 -10.6 6.6 -8.4L7.4 -6.6Q0 -8.8 -7.4 -6.6Z"
      fill={sea.edge}
      stroke={sea.edge}
      strokeWidth={0.8}
      strokeLinejoin="round"
    />
    <Path
      d="M0 -12.4L0.6 -11.3L1.8 -11.1L0.9 -10.3L1.1 -9.2L0 -9.7L-1.1 -9.2L-0.9 -10.3L-1.8 -11.1L-0.6 -11.3Z"
      fill={colors.brass}
    />
  </Piece>
);
