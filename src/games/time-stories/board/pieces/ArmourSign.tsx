import Svg, { Path } from 'react-native-svg';
import { glaze } from './palette';

/** The resistance of a lender. */
export const ArmourSign = ({ size }: { readonly size: number }) => (
  <Svg aria-hidden width={size} height={size} viewBox="0 0 24 24">
    <Path
      d="M12 2C14.8 3.8 18 4.5 20.5 4.5C21 12 18.6 18.6 12 22C5.4 18.6 3 12 3.5 4.5C6 4.5 9.2 3.8 12 2Z"
      fill={glaze.cobaltMid}
    />
  </Svg>
);
