import { StyleSheet, View } from 'react-native';
import { Type, type TypeTone } from '@/ui/Type';
import { fonts } from '@/ui/theme/tokens';
import { Crystal, LightBulb, TimeMarker } from '../pieces/Goods';
import { Piece } from '../pieces/Piece';

const PICTURES = {
  time: () => <TimeMarker />,
  crystals: () => <Crystal />,
  points: () => <LightBulb />,
} as const;

export type Currency = keyof typeof PICTURES;

type Props = {
  readonly what: Currency;
  readonly count: number;
  readonly size?: number;
  readonly tone?: TypeTone;
  /** Without a plus: what is there, and not what changes. */
  readonly isStock?: boolean;
};

/** With a true minus, and a plus for gains. */
export const changeOf = (count: number): string =>
  count < 0 ? `−${-count}` : count > 0 ? `+${count}` : '0';

/** A number with the picture of what it counts. The control around it says it in words. */
export function Price({ what, count, size = 16, tone = 'ink', isStock = false }: Props) {
  return (
    <View style={styles.price}>
      <Type
        tone={tone}
        style={{ fontFamily: fonts.strong, fontSize: size, lineHeight: size * 1.25 }}
      >
        {isStock ? count : changeOf(count)}
      </Type>
      <Piece size={size * 1.35}>{PICTURES[what]()}</Piece>
    </View>
  );
}

const styles = StyleSheet.create({
  price: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
