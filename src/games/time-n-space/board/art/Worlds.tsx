import { Circle, Defs, Path, RadialGradient, Stop } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';

export type Light = { readonly shade: string };
type Props = { side: 'behind' | 'before'; light: Light };

/** The four worlds, two behind the glass and two in front of it, and a moon of brass. */
export const Worlds = ({ side, light }: Props) =>
  side === 'behind' ? (
    <>
      <Shading {...light} />
      <World at={[40, 70]} r={9} color={colors.lightBlue} {...light} />
      <World at={[158, 52]} r={7} color={colors.red} {...light} />
    </>
  ) : (
    <>
      <World at={[25, 141]} r={20} color={colors.green} {...light}>
        <Path d="M7 133Q20 138 30 131Q38 127 43 132M6 147Q18 152 28 147Q38 142 44 148" {...band} />
      </World>
      <Ring half="far" />
      <World at={[172, 99]} r={14} color={colors.purple} {...light} />
      <Ring half="near" />
      <World at={[122, 146]} r={6.5} color={colors.brass} {...light} />
    </>
  );

const band = { fill: 'none', stroke: '#2F8F5B', strokeWidth: 3.5, strokeLinecap: 'round' } as const;

/** Half of the ring lies behind its world. */
const Ring = ({ half }: { half: 'far' | 'near' }) => {
  const d = `M148.6 107.5A25 8 -20 0 ${half === 'far' ? 1 : 0} 195.4 90.5`;
  return (
    <>
      <Path d={d} fill="none" stroke={colors.space} strokeWidth={6.5} />
      <Path d={d} fill="none" stroke="#DCCBFF" strokeWidth={3} strokeLinecap="round" />
    </>
  );
};

const Shading = ({ shade }: Light) => (
  <Defs>
    <RadialGradient id={shade} cx="0.32" cy="0.28" r="0.8">
      <Stop offset="0" stopColor="#FFFFFF" stopOpacity={0.4} />
      <Stop offset="0.35" stopColor={colors.space} stopOpacity={0} />
      <Stop offset="1" stopColor={colors.space} stopOpacity={0.7} />
    </RadialGradient>
  </Defs>
);

type WorldProps = Light & {
  at: readonly [x: number, y: number];
  r: number;
  color: string;
  children?: React.ReactNode;
};

const World = ({ at: [cx, cy], r, color, shade, children }: WorldProps) => (
  <>
    <Circle {...{ cx, cy, r }} fill={color} />
    {children}
    <Circle {...{ cx, cy, r }} fill={`url(#${shade})`} stroke={colors.space} strokeWidth={2.4} />
  </>
);
