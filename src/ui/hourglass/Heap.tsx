import { useDerivedValue } from 'react-native-reanimated';
import { colors } from '../theme/tokens';
import type { Bulb } from './glass';
import type { Pour } from './pour';
import { lean, sandPath } from './sand';
import { SandShape } from './SandShape';
import type { Gradients } from './Gradients';
import { G } from './svg';

const SEEN = 0.25; // of a pixel: smaller movements are not drawn

/** `unit` is the size on screen of one unit of the glass. */
type Props = Pour & { bulb: Bulb; gradients: Gradients; unit: number };

/** The sand in one bulb. */
export function Heap({ bulb, left, turned, gradients, unit }: Props) {
  const path = useDerivedValue(() => {
    const share = bulb === 'upper' ? left.get() : 1 - left.get();
    return sandPath(bulb, share, lean(turned.get()), SEEN / unit);
  });
  return (
    <G clipPath={gradients.bulb.fill}>
      <SandShape path={path} fill={gradients.sand.fill} stroke={colors.brassLight} />
    </G>
  );
}
