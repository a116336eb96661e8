import { StyleSheet, View } from 'react-native';
import { Along } from '../Along';
import { focusRing } from '../focusRing';
import { Icon, type IconName } from '../Icon';
import { kitWords } from '../kitWords';
import { colors, radius, space, TOUCH } from '../theme/tokens';
import { Type } from '../Type';
import { useMoreAndLess } from '../useKeys';

type Props = {
  title: string;
  /** A share from 0 to 1. */
  value: number;
  onChange: (value: number) => void;
  steps?: number;
  icon?: IconName | undefined;
  testID?: string | undefined;
};

export function Slider({ title, value, onChange, steps = 20, icon, testID }: Props) {
  const say = kitWords.useSay();
  const percent = Math.round(value * 100);
  const text = say('percent', { count: percent });
  const to = (step: number) => {
    const next = Math.min(steps, Math.max(0, step)) / steps;
    if (next !== value) onChange(next);
  };
  const by = (step: number) => to(Math.round(value * steps) + step);
  const keys = useMoreAndLess(by);
  return (
    <View style={styles.slider}>
      <View style={styles.head}>
        {icon && <Icon name={icon} size={20} color={colors.inkSoft} />}
        <Type style={styles.title}>{title}</Type>
        <Type as="label" tone="soft">
          {text}
        </Type>
      </View>
      <Along inset={KNOB / 2} onPart={part => to(Math.round(part * steps))}>
        {() => (
          <View
            {...keys}
            role="slider"
            tabIndex={0}
            accessible
            aria-label={title}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={text}
            testID={testID}
            style={[styles.touch, focusRing]}
          >
            <Groove value={value} />
          </View>
        )}
      </Along>
    </View>
  );
}

const Groove = ({ value }: { value: number }) => (
  <View style={styles.groove}>
    <View style={[styles.full, { flexGrow: value }]} />
    <View style={styles.knob} />
    <View style={[styles.empty, { flexGrow: 1 - value }]} />
  </View>
);

const KNOB = 26;

const styles = StyleSheet.create({
  slider: { gap: 0 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flex: 1 },
  touch: { height: TOUCH, justifyContent: 'center', borderRadius: radius.s },
  groove: { flexDirection: 'row', alignItems: 'center' },
  full: { height: 6, borderRadius: radius.round, backgroundColor: colors.sand },
  empty: { height: 6, borderRadius: radius.round, backgroundColor: colors.line },
  knob: {
    width: KNOB,
    height: KNOB,
    marginHorizontal: -1,
    borderRadius: radius.round,
    borderWidth: 2,
    borderBottomWidth: 4,
    borderColor: colors.brass,
    backgroundColor: colors.brassLight,
  },
});
