import { memo } from 'react';
import Svg, { Circle, Defs, LinearGradient, Path, Rect as Box, Stop } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { sea } from '../pieces/colours';

type Props = { readonly width: number; readonly height: number };

/** Deep water with a little light from above, and the sea floor. */
export const Sea = memo(function Sea({ width, height }: Props) {
  const [water] = useSvgIds('water');
  return (
    <Svg
      aria-hidden
      width={width}
      height={height}
      viewBox="0 0 1920 1080"
      preserveAspectRatio="none"
    >
      <Defs>
        <LinearGradient id={water} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={sea.water} />
          <Stop offset="0.6" stopColor="#07142A" />
          <Stop offset="1" stopColor={sea.deep} />
        </LinearGradient>
      </Defs>
      <Box x={0} y={0} width={1920} height={1080} fill={`url(#${water})`} />
      <Path
        d="M520 0L360 1080H560L610 0ZM960 0L900 1080H1080L1040 0ZM1330 0L1440 1080H1620L1410 0Z"
        fill={colors.glass}
        fillOpacity={0.028}
      />
      <Path
        d="M0 972Q340 926 760 960T1460 946T1920 962V1080H0Z"
        fill={sea.waterLight}
        fillOpacity={0.32}
      />
      <Path d="M0 1000Q420 972 900 990T1920 986V1080H0Z" fill={sea.floor} />
      {WEEDS.map(([x, tall]) => (
        <Weed key={x} x={x} tall={tall} />
      ))}
      {MOTES.map(([cx, cy, r]) => (
        <Circle key={cx} {...{ cx, cy, r }} fill={colors.glass} fillOpacity={0.22} />
      ))}
    </Svg>
  );
});

const WEEDS = [
  [468, 150],
  [516, 210],
  [580, 120],
  [1396, 170],
  [1436, 110],
] as const;

const Weed = ({ x, tall }: { readonly x: number; readonly tall: number }) => (
  <Path
    d={`M${x} 1004C${x - 12} ${1004 - tall * 0.35} ${x + 12} ${1004 - tall * 0.6} ${x} ${1004 - tall}`}
    fill="none"
    stroke={sea.weed}
    strokeOpacity={0.75}
    strokeWidth={11}
    strokeLinecap="round"
  />
);

const MOTES = [
  [540, 120, 3],
  [505, 420, 2],
  [598, 760, 2.5],
  [700, 60, 2],
  [1240, 70, 3],
  [1420, 300, 2.5],
  [1380, 720, 2],
  [905, 905, 2.5],
  [1015, 130, 2],
] as const;
