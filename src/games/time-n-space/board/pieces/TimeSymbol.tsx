import { G, Path } from 'react-native-svg';

type Props = {
  readonly size: number;
  readonly colour: string;
  readonly x?: number;
  readonly y?: number;
};

const GLASS =
  'M-6 -11H6C6 -5.5 1.4 -3 1.4 0C1.4 3 6 5.5 6 11H-6C-6 5.5 -1.4 3 -1.4 0C-1.4 -3 -6 -5.5 -6 -11Z';

/** The engraved symbol on which an hourglass can stand. */
export const TimeSymbol = ({ size, colour, x = 0, y = 0 }: Props) => (
  <G transform={`translate(${x} ${y}) scale(${size / 24})`}>
    <Path d={GLASS} fill={colour} fillOpacity={0.22} />
    <Path d={GLASS} fill="none" stroke={colour} strokeWidth={1.8} strokeLinejoin="round" />
    <Path
      d="M-8.4 -11.4H8.4M-8.4 11.4H8.4"
      stroke={colour}
      strokeWidth={2.4}
      strokeLinecap="round"
    />
  </G>
);
