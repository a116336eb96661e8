import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, RadialGradient, Stop } from 'react-native-svg';
import { colors } from '../theme/tokens';
import { useSvgIds } from '../useSvgIds';
import { AnimalFace } from './AnimalFace';
import type { ShownFace } from './faces';

type Props = {
  face: ShownFace;
  size: number;
  /** Of the ring and the light behind the face. Without it both are brass. */
  color?: string | undefined;
  /** Drawn in the corner so that colour is never alone; its size is the share `SIGN` of the disc. */
  sign?: ReactNode;
  name?: string | undefined;
};

/** A player's face as it sits at a table: in a disc, with the ring and the sign of the seat. */
export function FaceDisc({ face, size, color = colors.brass, sign, name }: Props) {
  return (
    <View style={{ width: size, height: size }}>
      <Disc size={size} color={color} />
      <View style={[StyleSheet.absoluteFill, styles.middle]}>
        <AnimalFace id={face} size={size * 0.7} name={name} />
      </View>
      {sign !== undefined && <Corner {...{ size, color }}>{sign}</Corner>}
    </View>
  );
}

/** The room for a sign, as a share of the disc. */
export const SIGN = 0.2;
const CORNER = 0.32;

function Disc({ size, color }: { size: number; color: string }) {
  const [light] = useSvgIds('light');
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-50 -50 100 100">
      <Defs>
        <RadialGradient id={light} cx="0.4" cy="0.25" r="0.8">
          <Stop offset="0" stopColor={color} stopOpacity={0.62} />
          <Stop offset="1" stopColor={color} stopOpacity={0.2} />
        </RadialGradient>
      </Defs>
      <Circle r={47} fill={colors.space} />
      <Circle r={47} fill={`url(#${light})`} stroke={color} strokeWidth={4.5} />
      <Circle r={44} fill="none" stroke={colors.space} strokeOpacity={0.5} strokeWidth={1.5} />
    </Svg>
  );
}

type CornerProps = { size: number; color: string; children: ReactNode };

function Corner({ size, color, children }: CornerProps) {
  const side = size * CORNER;
  const place = { width: side, height: side, borderRadius: side, borderColor: color };
  const rim = {
    borderWidth: Math.max(1.5, size * 0.03),
    right: size * -0.03,
    bottom: size * -0.03,
  };
  return <View style={[styles.corner, styles.middle, place, rim]}>{children}</View>;
}

const styles = StyleSheet.create({
  middle: { alignItems: 'center', justifyContent: 'center' },
  corner: { position: 'absolute', backgroundColor: colors.space },
});
