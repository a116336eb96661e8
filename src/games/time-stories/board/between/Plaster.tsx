import { memo } from 'react';
import Svg, { Path, Rect } from 'react-native-svg';
import { tints } from '../signs/station';

type Props = { readonly width: number; readonly height: number };

const [COLUMNS, ROWS] = [26, 6];
const MARKS = Array.from({ length: COLUMNS * ROWS }, (_, n) => {
  const [x, y] = [(n % COLUMNS) * 30, Math.floor(n / COLUMNS) * 30];
  const lean = ((n * 37) % 9) - 4;
  return `M${x + 6} ${y + 9}q9 ${lean} 17 0M${x + 5} ${y + 17}q10 ${-lean} 19 1M${x + 7} ${y + 24}q8 ${lean} 15 -1`;
}).join('');

/** A wall before anybody has tiled it: bare plaster with the marks of the trowel. */
export const Plaster = memo(function Plaster({ width, height }: Props) {
  return (
    <Svg
      aria-hidden
      width={width}
      height={height}
      viewBox="0 0 780 180"
      preserveAspectRatio="xMidYMid slice"
    >
      <Rect width={780} height={180} fill={tints.plaster} />
      <Path
        d={
          Array.from({ length: COLUMNS }, (_, n) => `M${n * 30} 0V180`).join('') +
          Array.from({ length: ROWS }, (_, n) => `M0 ${n * 30}H780`).join('')
        }
        stroke="#E7DFCC"
        strokeWidth={2}
      />
      <Path
        d={MARKS}
        fill="none"
        stroke={tints.plasterLine}
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeOpacity={0.75}
      />
    </Svg>
  );
});
