import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space, TOUCH } from '@/ui/theme/tokens';
import { clay, glaze } from './palette';
import { Print } from './Print';
import { useRoom } from './useRoom';

type Kind = 'main' | 'pale' | 'lamp';
type Props = {
  readonly title: string;
  /** Spoken instead of the title; it begins with it. */
  readonly name?: string | undefined;
  readonly kind?: Kind;
  readonly sign?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly wide?: boolean;
  readonly testID?: string;
  onPress(): void;
};

/** A button of brass for what comes next; pale enamel, or dark under the lamp, for the rest. */
export function StationButton({ title, name, kind = 'main', sign, wide, ...rest }: Props) {
  const { disabled = false } = rest;
  const { isLow } = useRoom();
  const { textScale } = useComfort();
  const small = { fontSize: 16 * textScale, lineHeight: 21 * textScale };
  return (
    <Press
      {...rest}
      name={name ?? title}
      style={[
        styles.button,
        isLow && styles.low,
        styles[kind],
        wide && styles.wide,
        disabled && styles.off,
      ]}
    >
      <View style={styles.inside}>
        {sign}
        <Print as="heading" align="center" tone={INK[kind]} style={[styles.title, isLow && small]}>
          {title}
        </Print>
      </View>
      {rest.testID && <PointerSlot at={rest.testID} />}
    </Press>
  );
}

const INK = { main: 'ink', pale: 'ink', lamp: 'lamp' } as const;

const styles = StyleSheet.create({
  button: {
    minHeight: 52,
    paddingVertical: space.s,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
    borderBottomWidth: 4,
  },
  low: { minHeight: TOUCH, paddingVertical: space.xs, paddingHorizontal: space.s },
  inside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  title: { flexShrink: 1 },
  wide: { flexGrow: 1, flexShrink: 1 },
  main: {
    backgroundColor: '#F0BE6C',
    borderColor: glaze.brassLight,
    borderBottomColor: '#B37A33',
  },
  pale: {
    backgroundColor: glaze.white,
    borderColor: '#B9AB8E',
    borderBottomColor: '#B9AB8E',
  },
  lamp: { backgroundColor: clay.dusk, borderColor: clay.dark, borderBottomColor: clay.mark },
  off: {
    backgroundColor: glaze.shade,
    borderColor: '#B9AB8E',
    borderStyle: 'dashed',
    borderBottomWidth: 1,
  },
});
