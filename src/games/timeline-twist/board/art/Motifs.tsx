import { Circle, G, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';

/** Four moments in order along the ribbon, and the red mark of a gap between two of them. */
export const Motifs = () => (
  <>
    <Path
      d="M-6 17.5H140M0 14.5V20.5M46 14.5V20.5M90 14.5V20.5M134 14.5V20.5"
      stroke={colors.printSoft}
      strokeWidth={1.8}
      strokeLinecap="round"
    />
    <Circle
      cx={68}
      cy={17.5}
      r={4.2}
      fill={colors.vermilion}
      stroke={colors.print}
      strokeWidth={1.6}
    />
    <G transform="translate(0, -4) scale(0.92)">
      <Dinosaur />
    </G>
    <G transform="translate(46, -4) scale(0.92)">
      <Pyramid />
    </G>
    <G transform="translate(90, -4) scale(0.92)">
      <Ship />
    </G>
    <G transform="translate(134, -4) scale(0.92)">
      <Rocket />
    </G>
  </>
);

const ink = {
  stroke: colors.print,
  strokeWidth: 2.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

const Dinosaur = () => (
  <>
    <Path
      d="M-18 12Q-17 -3 -7 -4Q1 -5 3 -11Q5 -18 12 -17Q18 -16 17 -10Q13 -9 10.5 -8Q11 2 8 6V14H2.5V8H-4V14H-9.5V7Q-14 7 -18 12Z"
      fill={colors.leaf}
      {...ink}
    />
    <Path d="M-9 5Q0 8 7 3V6L-9 7Z" fill="#7DB36B" />
    <Circle cx={11.5} cy={-12.5} r={1.5} fill={colors.paperLight} />
  </>
);

const Pyramid = () => (
  <>
    <Circle cx={10} cy={-11} r={5} fill={colors.heed} {...ink} strokeWidth={2} />
    <Path d="M-18 14L-1 -14L16 14Z" fill="#E5A93C" {...ink} />
    <Path d="M-1 -14L16 14H5Z" fill="#B4761F" {...ink} />
    <Path d="M-8 5H0M-3 -2H1" stroke={colors.print} strokeOpacity={0.5} strokeWidth={1.6} />
  </>
);

const Ship = () => (
  <>
    <Path d="M1 -18V4" {...ink} />
    <Path d="M-2 -15V1H-15Q-13 -10 -2 -15Z" fill={colors.vermilion} {...ink} />
    <Path d="M4 -13Q14 -8 14 1H4Z" fill="#FFFFFF" {...ink} />
    <Path d="M-17 4H17Q15 14 8 14H-9Q-15 14 -17 4Z" fill="#8A5A33" {...ink} />
    <Path d="M-13 9H13" stroke={colors.print} strokeOpacity={0.5} strokeWidth={1.6} />
  </>
);

const Rocket = () => (
  <>
    <Path d="M-4 9Q0 22 4 9Z" fill={colors.heed} {...ink} strokeWidth={2} />
    <Path d="M-6 -1Q-13 3 -12 12L-5 8ZM6 -1Q13 3 12 12L5 8Z" fill={colors.vermilion} {...ink} />
    <Path d="M0 -19Q9 -10 6.5 8H-6.5Q-9 -10 0 -19Z" fill="#FFFFFF" {...ink} />
    <Circle cy={-4} r={3.2} fill={colors.cobalt} {...ink} strokeWidth={1.8} />
  </>
);
