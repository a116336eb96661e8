import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Millis } from '@/kit/millis';
import { colors, radius, space } from './theme/tokens';
import { Type } from './Type';

type Props = {
  text: string;
  tone?: 'heed' | 'stop' | 'go' | 'soft';
  /** Without it, the toast stays until its parent removes it. */
  lasts?: Millis | undefined;
  testID?: string | undefined;
};

/** A short line at the top that screen readers announce and that does not catch touches. */
export function Toast({ text, tone = 'soft', lasts, testID }: Props) {
  const { top } = useSafeAreaInsets();
  const isOver = useIsOver(lasts);
  return (
    <View
      aria-live="polite"
      role="status"
      pointerEvents="none"
      style={[styles.place, { top: top + space.s }]}
    >
      {!isOver && text !== '' && (
        <View testID={testID} style={[styles.toast, { borderColor: COLORS[tone] }]}>
          <Type as="small" tone={tone === 'soft' ? 'ink' : tone} align="center">
            {text}
          </Type>
        </View>
      )}
    </View>
  );
}

function useIsOver(lasts: Millis | undefined): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (lasts === undefined) return undefined;
    const timer = setTimeout(() => setOver(true), lasts);
    return () => clearTimeout(timer);
  }, [lasts]);
  return isOver;
}

const COLORS = { heed: colors.heed, stop: colors.stop, go: colors.go, soft: colors.line } as const;

const styles = StyleSheet.create({
  place: { position: 'absolute', left: space.m, right: space.m, alignItems: 'center', zIndex: 1 },
  toast: {
    maxWidth: 480,
    paddingVertical: space.s + 2,
    paddingHorizontal: space.m + space.xs,
    borderRadius: radius.l,
    borderWidth: 1,
    backgroundColor: colors.raised,
  },
});
