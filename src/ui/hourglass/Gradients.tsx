import { colors } from '../theme/tokens';
import { useSvgIds } from '../useSvgIds';
import { type Bulb, inside } from './glass';
import { ClipPath, Defs, LinearGradient, Path, Stop } from './svg';

type Thing = { readonly id: string; readonly fill: string };
/** The gradients of one glass, with ids unique to it. */
export type Gradients = Readonly<Record<'bulb' | 'glass' | 'sand' | 'brass', Thing>>;

export function useGradients(): Gradients {
  const [bulb, glass, sand, brass] = useSvgIds('bulb', 'glass', 'sand', 'brass');
  return { bulb: thing(bulb), glass: thing(glass), sand: thing(sand), brass: thing(brass) };
}

const thing = (id: string): Thing => ({ id, fill: `url(#${id})` });

export const GlassGradient = ({ glass }: Gradients) => (
  <Defs>
    <LinearGradient id={glass.id} x1="0" y1="0" x2="1" y2="0">
      <Stop offset="0" stopColor={colors.glass} stopOpacity={0.16} />
      <Stop offset="0.5" stopColor={colors.glass} stopOpacity={0.05} />
      <Stop offset="1" stopColor={colors.glass} stopOpacity={0.16} />
    </LinearGradient>
  </Defs>
);

export const BrassGradient = ({ brass }: Gradients) => (
  <Defs>
    <LinearGradient id={brass.id} gradientUnits="userSpaceOnUse" x1="-52" y1="0" x2="52" y2="0">
      <Stop offset="0" stopColor={colors.brassShade} />
      <Stop offset="0.3" stopColor={colors.brass} />
      <Stop offset="0.5" stopColor={colors.brassLight} />
      <Stop offset="0.7" stopColor={colors.brass} />
      <Stop offset="1" stopColor={colors.brassShade} />
    </LinearGradient>
  </Defs>
);

type SandProps = { gradients: Gradients; bulb: Bulb };

export const SandGradient = ({ gradients: { sand, bulb: room }, bulb }: SandProps) => (
  <Defs>
    <ClipPath id={room.id}>
      <Path d={inside(bulb)} />
    </ClipPath>
    <LinearGradient id={sand.id} gradientUnits="userSpaceOnUse" x1="-46" y1="0" x2="46" y2="0">
      <Stop offset="0" stopColor={colors.sandShade} />
      <Stop offset="0.5" stopColor={colors.sand} />
      <Stop offset="1" stopColor={colors.sandShade} />
    </LinearGradient>
  </Defs>
);
