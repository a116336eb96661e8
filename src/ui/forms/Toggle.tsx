import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useComfort } from '../comfort';
import { Icon } from '../Icon';
import { Press } from '../Press';
import { colors, durations, radius, space } from '../theme/tokens';
import { Type } from '../Type';

type Props = {
  title: string;
  hint?: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
  testID?: string | undefined;
  disabled?: boolean | undefined;
};

export function Toggle({ title, hint, value, onChange, testID, disabled }: Props) {
  return (
    <Press
      role="switch"
      name={hint ? `${title}. ${hint}` : title}
      checked={value}
      disabled={disabled}
      onPress={() => onChange(!value)}
      testID={testID}
      style={styles.row}
    >
      <View style={styles.words}>
        <Type tone={disabled ? 'soft' : 'ink'}>{title}</Type>
        {hint && (
          <Type as="small" tone="soft">
            {hint}
          </Type>
        )}
      </View>
      <Switch on={value} />
    </Press>
  );
}

function Switch({ on }: { on: boolean }) {
  const { still } = useComfort();
  const at = useSharedValue(on ? 1 : 0);
  useEffect(() => {
    const to = on ? 1 : 0;
    at.set(still ? to : withTiming(to, { duration: durations.press }));
  }, [at, on, still]);
  const sliding = useAnimatedStyle(() => ({ transform: [{ translateX: at.get() * TRAVEL }] }));
  return (
    <View style={[styles.track, on && styles.trackOn]}>
      <Animated.View style={[styles.knob, on && styles.knobOn, sliding]}>
        {on && <Icon name="check" size={14} color={colors.inkDark} />}
      </Animated.View>
    </View>
  );
}

const KNOB = 22;
const TRAVEL = 22;

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    paddingVertical: space.s,
    borderRadius: radius.s,
  },
  words: { flex: 1, gap: 2 },
  track: {
    width: KNOB + TRAVEL + 8,
    height: KNOB + 8,
    padding: 3,
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.inkSoft,
    backgroundColor: colors.space,
  },
  trackOn: { borderColor: colors.sand, backgroundColor: colors.ochreShade },
  knob: {
    width: KNOB,
    height: KNOB,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    backgroundColor: colors.inkSoft,
  },
  knobOn: { backgroundColor: colors.sand },
});
