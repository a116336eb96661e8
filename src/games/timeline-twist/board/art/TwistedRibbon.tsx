import { Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { Motifs } from './Motifs';

/** Its printed side runs across; before and after it, its blue side shows. */
export function TwistedRibbon() {
  const [paper, night] = useSvgIds('paper', 'night');
  return (
    <>
      <Defs>
        <Fold id={paper} edge="#D9BE8B" middle={colors.paperLight} />
        <Fold id={night} edge="#1B2656" middle="#3C4F9E" />
      </Defs>
      <Band d="M278 -76L38 54" fill={`url(#${night})`} />
      <Stars
        at={[
          [84, 27],
          [114, 11],
          [144, -5],
          [174, -21],
          [204, -37],
        ]}
      />
      <Band d="M162 110L-78 318" fill={`url(#${night})`} />
      <Stars
        at={[
          [126, 142],
          [98, 166],
          [70, 190],
          [42, 214],
          [14, 238],
          [-14, 262],
        ]}
      />
      <Band d="M38 56L162 108" fill={`url(#${paper})`} />
      <G transform="translate(38, 56) rotate(22.75)">
        <Motifs />
      </G>
    </>
  );
}

const WIDE = 56;

/** A stroke as wide as the ribbon, on its shadow, its outline and its printed border. */
const Band = ({ d, fill }: { d: string; fill: string }) => (
  <>
    <Path
      d={d}
      {...band}
      stroke="#140A04"
      strokeOpacity={0.4}
      strokeWidth={WIDE + 4}
      transform="translate(4, 8)"
    />
    <Path d={d} {...band} stroke="#1C110A" strokeWidth={WIDE + 5} />
    <Path d={d} {...band} stroke={fill} strokeWidth={WIDE} />
    <Path d={d} {...band} stroke={colors.paperEdge} strokeWidth={WIDE - 5} />
    <Path d={d} {...band} stroke={fill} strokeWidth={WIDE - 7.5} />
  </>
);

const band = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Darker where the paper turns over. */
const Fold = ({ id, edge, middle }: { id: string; edge: string; middle: string }) => (
  <LinearGradient id={id} gradientUnits="userSpaceOnUse" x1={10} y1={40} x2={190} y2={124}>
    <Stop offset="0" stopColor={edge} />
    <Stop offset="0.2" stopColor={middle} />
    <Stop offset="0.82" stopColor={middle} />
    <Stop offset="1" stopColor={edge} />
  </LinearGradient>
);

type StarsProps = { at: readonly (readonly [x: number, y: number])[] };

const Stars = ({ at }: StarsProps) => (
  <Path
    d={at
      .map(
        ([x, y]) =>
          `M${x} ${y - 7}Q${x + 1} ${y - 1} ${x + 7} ${y}Q${x + 1} ${y + 1} ${x} ${y + 7}Q${x - 1} ${y + 1} ${x - 7} ${y}Q${x - 1} ${y - 1} ${x} ${y - 7}Z`,
      )
      .join('')}
    fill={colors.paper}
  />
);
