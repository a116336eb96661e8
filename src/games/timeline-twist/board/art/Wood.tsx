import { Defs, Path, RadialGradient, Rect, Stop } from 'react-native-svg';
import { useSvgIds } from '@/ui/useSvgIds';

/** The top of a table under a lamp. */
export function Wood() {
  const [lamp] = useSvgIds('lamp');
  return (
    <>
      <Defs>
        <RadialGradient id={lamp} gradientUnits="userSpaceOnUse" cx={80} cy={60} r={190}>
          <Stop offset="0" stopColor="#A5692F" />
          <Stop offset="0.55" stopColor="#70431F" />
          <Stop offset="1" stopColor="#3A2213" />
        </RadialGradient>
      </Defs>
      <Rect x={-300} y={-200} width={800} height={620} fill={`url(#${lamp})`} />
      <Path
        d="M-300 -94H500M-300 -48H500M-300 -2H500M-300 44H500M-300 90H500M-300 136H500M-300 182H500M-300 228H500M-300 274H500"
        stroke="#2A180C"
        strokeOpacity={0.6}
        strokeWidth={1.6}
      />
      <Path d={GRAIN} fill="none" stroke="#2A180C" strokeOpacity={0.22} strokeWidth={1.4} />
      <Path
        d="M62 0V44M128 44V90M22 90V136M150 136V182M70 182V220"
        stroke="#2A180C"
        strokeOpacity={0.5}
        strokeWidth={1.6}
      />
    </>
  );
}

const GRAIN =
  'M0 14Q60 20 120 12T200 16M0 30Q80 24 200 33M0 60Q50 66 110 58T200 64M0 76Q100 70 200 79M0 104Q70 98 200 108M0 122Q60 128 200 119M0 150Q80 156 200 147M0 168Q120 162 200 171M0 198Q90 204 200 195';
