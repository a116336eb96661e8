import { type ReactNode, useEffect } from 'react';
import {
  KeyboardAvoidingView,
  Modal,
  Platform,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
} from 'react-native';
import { GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, {
  Easing,
  type SharedValue,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { scheduleOnRN } from 'react-native-worklets';
import { useComfort } from './comfort';
import { pan } from './gestures';
import { IconButton } from './IconButton';
import { kitWords } from './kitWords';
import { colors, durations, radius, SIDE, space, WIDE } from './theme/tokens';
import { Rim } from './Rim';
import { Type } from './Type';

type Props = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  testID?: string | undefined;
  /** Always as high as a sheet can be, whatever its content. */
  tall?: boolean | undefined;
};

/** Slides up from below, or in from the side where there is room. */
export function Sheet({ open, ...rest }: Props) {
  return (
    <Modal
      transparent
      visible={open}
      animationType="none"
      onRequestClose={rest.onClose}
      aria-label={rest.title}
      statusBarTranslucent
    >
      {open && <Opened {...rest} />}
    </Modal>
  );
}

function Opened({ title, onClose, children, testID, tall }: Omit<Props, 'open'>) {
  const { width } = useWindowDimensions();
  const { leftHand, still } = useComfort();
  const side = width < WIDE ? 'below' : leftHand ? 'left' : 'right';
  const away = useArriving(still);
  return (
    <GestureHandlerRootView style={styles.all}>
      <KeyboardAvoidingView
        behavior={Platform.OS === 'ios' ? 'padding' : undefined}
        style={[styles.all, ends[side]]}
      >
        <Veil away={away} dark={side === 'below' ? BELOW : ASIDE} onPress={onClose} />
        <Board side={side} away={away} tall={tall} testID={testID}>
          <Head title={title} away={away} grab={side === 'below'} onClose={onClose} />
          <Inside>{children}</Inside>
        </Board>
      </KeyboardAvoidingView>
    </GestureHandlerRootView>
  );
}

/** Runs from 1 (off screen) to 0 (in place). */
function useArriving(still: boolean): SharedValue<number> {
  const away = useSharedValue(still ? 0 : 1);
  useEffect(() => {
    away.set(withTiming(0, { duration: durations.sheet, easing: Easing.out(Easing.cubic) }));
  }, [away]);
  return away;
}

type VeilProps = { away: SharedValue<number>; dark: number; onPress: () => void };

function Veil({ away, dark, onPress }: VeilProps) {
  const fading = useAnimatedStyle(() => ({ opacity: dark * (1 - away.get()) }));
  return (
    <Animated.View style={[StyleSheet.absoluteFill, styles.veil, fading]}>
      {/* Not focusable, because a focus trap would land on it first. Keyboards have Escape and the close button. */}
      <View
        aria-hidden
        style={styles.all}
        onStartShouldSetResponder={() => true}
        onResponderRelease={onPress}
        testID="sheet-veil"
      />
    </Animated.View>
  );
}

type Side = 'below' | 'left' | 'right';
type BoardProps = {
  side: Side;
  away: SharedValue<number>;
  tall: boolean | undefined;
  testID: string | undefined;
  children: ReactNode;
};

function Board({ side, away, tall, testID, children }: BoardProps) {
  const { height } = useWindowDimensions();
  const most = height * HIGHEST;
  const coming = useAnimatedStyle(() => ({
    transform:
      side === 'below'
        ? [{ translateX: 0 }, { translateY: away.get() * most }]
        : [{ translateX: away.get() * (side === 'left' ? -SIDE : SIDE) }, { translateY: 0 }],
  }));
  const size = side === 'below' && { maxHeight: most, ...(tall && { height: most }) };
  return (
    <Animated.View testID={testID} style={[styles.board, styles[side], size, coming]}>
      {side === 'below' && <Rim />}
      {children}
    </Animated.View>
  );
}

type HeadProps = {
  title: string;
  away: SharedValue<number>;
  grab: boolean;
  onClose: () => void;
};

/** Only the header drags the sheet down, because the content below it scrolls. */
function Head({ title, away, grab, onClose }: HeadProps) {
  const { height } = useWindowDimensions();
  const edges = useSafeAreaInsets();
  const say = kitWords.useSay();
  const drag = pan()
    .enabled(grab)
    .onUpdate(({ translationY }) => {
      'worklet';
      away.set(Math.max(0, translationY / (height * HIGHEST)));
    })
    .onEnd(({ translationY, velocityY }) => {
      'worklet';
      if (translationY > DRAGGED || velocityY > FLUNG) scheduleOnRN(onClose);
      else away.set(withTiming(0, { duration: durations.press }));
    });
  return (
    <GestureDetector gesture={drag}>
      <View style={[styles.head, !grab && { paddingTop: edges.top + space.m }]}>
        {grab && <View aria-hidden style={styles.grab} />}
        <View style={styles.titled}>
          <Type as="title" style={styles.title}>
            {title}
          </Type>
          <IconButton icon="close" name={say('close')} onPress={onClose} testID="sheet-close" />
        </View>
      </View>
    </GestureDetector>
  );
}

function Inside({ children }: { children: ReactNode }) {
  const { bottom } = useSafeAreaInsets();
  return (
    <ScrollView
      style={styles.scroll}
      contentContainerStyle={[styles.inside, { paddingBottom: bottom + space.l }]}
      keyboardShouldPersistTaps="handled"
    >
      {children}
    </ScrollView>
  );
}

// Opacity of the veil: running sand stays visible behind a sheet.
const [BELOW, ASIDE] = [0.85, 0.6];
const HIGHEST = 0.86; // share of the screen, so that some of what is below stays visible
const DRAGGED = 96;
const FLUNG = 700;

const ends = StyleSheet.create({
  below: { flexDirection: 'column', justifyContent: 'flex-end' },
  left: { flexDirection: 'row', justifyContent: 'flex-start' },
  right: { flexDirection: 'row', justifyContent: 'flex-end' },
});

const styles = StyleSheet.create({
  all: { flex: 1 },
  veil: { backgroundColor: colors.veil },
  board: { backgroundColor: colors.panel, borderColor: colors.line, overflow: 'hidden' },
  below: {
    width: '100%',
    borderTopLeftRadius: radius.l,
    borderTopRightRadius: radius.l,
  },
  left: { width: SIDE, borderRightWidth: 1 },
  right: { width: SIDE, borderLeftWidth: 1 },
  head: { paddingTop: space.s + 2, paddingLeft: space.m + space.xs, paddingRight: space.s },
  grab: {
    alignSelf: 'center',
    width: 40,
    height: 4,
    borderRadius: radius.round,
    backgroundColor: colors.brass,
  },
  titled: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  title: { flexShrink: 1, paddingVertical: space.s },
  scroll: { flexGrow: 0, flexShrink: 1 },
  inside: { paddingHorizontal: space.m + space.xs, paddingTop: space.s, gap: space.m },
});
