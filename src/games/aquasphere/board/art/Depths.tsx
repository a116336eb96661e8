import { Circle, Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { sea } from '../pieces/colours';
import { Crystal } from '../pieces/Goods';
import { At } from '../pieces/Piece';

/** Water with light from above, the beams of two submarines, and the sea floor with its crystals. */
export function Depths() {
  const [water, beam] = useSvgIds('water', 'beam');
  return (
    <>
      <Defs>
        <LinearGradient id={water} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#1C5A7E" />
          <Stop offset="0.45" stopColor="#0E2F52" />
          <Stop offset="1" stopColor={sea.deep} />
        </LinearGradient>
        <LinearGradient id={beam} x1="1" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={sea.eye} stopOpacity={0.75} />
          <Stop offset="1" stopColor={sea.eye} stopOpacity={0} />
        </LinearGradient>
      </Defs>
      <Rect x={-300} y={-200} width={800} height={620} fill={`url(#${water})`} />
      <Path
        d="M20 -40L-70 260H-10L52 -40ZM88 -40L60 260H110L112 -40ZM150 -40L210 260H270L176 -40Z"
        fill={colors.glass}
        fillOpacity={0.07}
      />
      <Path d="M140 62L40 118L92 176Z" fill={`url(#${beam})`} />
      <Path
        d="M-300 190Q-120 168 -20 188T150 184T330 192T520 182V420H-300Z"
        fill={sea.waterLight}
        fillOpacity={0.5}
      />
      <Path d="M-300 206Q-100 190 40 202T230 198T520 206V420H-300Z" fill="#0A1522" />
      <Weed x={8} />
      <Weed x={184} />
      {CRYSTALS.map(at => (
        <At key={at.x} {...at}>
          <Crystal />
        </At>
      ))}
      {BUBBLES.map(at => (
        <Circle key={at.cy} {...at} fill={colors.glass} fillOpacity={0.35} />
      ))}
    </>
  );
}

const Weed = ({ x }: { readonly x: number }) => (
  <Path
    d={`M${x} 214C${x - 8} 196 ${x + 8} 184 ${x} 160M${x + 9} 214C${x + 2} 200 ${x + 15} 192 ${x + 8} 176`}
    fill="none"
    stroke={sea.weed}
    strokeWidth={5}
    strokeLinecap="round"
  />
);

const CRYSTALS = [
  { x: 30, y: 194, size: 34 },
  { x: 168, y: 196, size: 26 },
];

const BUBBLES = [
  { cx: 176, cy: 28, r: 3.4 },
  { cx: 184, cy: 18, r: 2.2 },
  { cx: 22, cy: 60, r: 2.6 },
  { cx: 16, cy: 46, r: 1.8 },
  { cx: 132, cy: 24, r: 2 },
];
