import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { G } from 'react-native-svg';

/** Half the side of the box in which every piece is drawn. */
const HALF = 13;
const BOX = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;

type PieceProps = { readonly size: number; readonly children: ReactNode };

/** A piece as a separate picture. Labels belong to what stands around it. */
export const Piece = ({ size, children }: PieceProps) => (
  <Svg aria-hidden width={size} height={size} viewBox={BOX} style={styles.piece}>
    {children}
  </Svg>
);

type AtProps = PieceProps & {
  readonly x: number;
  readonly y: number;
  readonly opacity?: number;
};

/** A piece inside a larger drawing; `size` is the side of its box there. */
export const At = ({ x, y, size, opacity = 1, children }: AtProps) => (
  <G transform={`translate(${x}, ${y}) scale(${size / (2 * HALF)})`} opacity={opacity}>
    {children}
  </G>
);

/** Without this, browsers shrink a picture that stands beside two lines of text. */
const styles = StyleSheet.create({ piece: { flexShrink: 0 } });
