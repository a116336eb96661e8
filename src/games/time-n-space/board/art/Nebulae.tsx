import { Circle, Defs, Ellipse, RadialGradient, Rect, Stop } from 'react-native-svg';
import { chances } from '@/kit/random';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';

/** Clouds of light in the colours of the four worlds, and the stars between them. */
export function Nebulae() {
  const [violet, rose, teal, warm] = useSvgIds('violet', 'rose', 'teal', 'warm');
  return (
    <>
      <Defs>
        <Cloud id={violet} color="#6A45D6" glow={0.75} />
        <Cloud id={rose} color="#C2376B" glow={0.5} />
        <Cloud id={teal} color="#1586B8" glow={0.65} />
        <Cloud id={warm} color={colors.lamp} glow={0.42} />
      </Defs>
      <Rect x={-300} y={-200} width={800} height={620} fill="#0A0D20" />
      <Ellipse cx={38} cy={48} rx={98} ry={84} fill={`url(#${violet})`} />
      <Ellipse cx={176} cy={46} rx={66} ry={62} fill={`url(#${rose})`} />
      <Ellipse cx={168} cy={176} rx={98} ry={78} fill={`url(#${teal})`} />
      <Ellipse cx={100} cy={112} rx={92} ry={98} fill={`url(#${warm})`} />
      {STARS.map(({ x, y, r, glow }) => (
        <Circle key={x} cx={x} cy={y} r={r} fill={colors.star} opacity={glow} />
      ))}
    </>
  );
}

const Cloud = ({ id, color, glow }: { id: string; color: string; glow: number }) => (
  <RadialGradient id={id}>
    <Stop offset="0" stopColor={color} stopOpacity={glow} />
    <Stop offset="1" stopColor={color} stopOpacity={0} />
  </RadialGradient>
);

const next = chances(1969);
const STARS = Array.from({ length: 110 }, () => ({
  x: 560 * next() - 180,
  y: 320 * next() - 50,
  r: 0.45 + 1.1 * next() ** 3,
  glow: 0.35 + 0.6 * next(),
}));
