import Svg, { Path } from 'react-native-svg';
import { clay } from './palette';

/** Somebody reads by a lamp: what lies under it is private. */
export const LampSign = ({ size }: { readonly size: number }) => (
  <Svg aria-hidden width={size} height={size} viewBox="0 0 24 24">
    <Path
      d="M9.5 4A2.5 2.5 0 0 1 14.5 4M7 8L9 5H15L17 8ZM7.5 9.5H16.5L17.5 18H6.5ZM5 19.2H19V21.5H5Z"
      fill={clay.lamp}
    />
    <Path d="M12 11C14 13.4 14 15 12 16.4C10 15 10 13.4 12 11Z" fill={clay.night} />
  </Svg>
);
