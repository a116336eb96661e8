import { useRef } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useComfort } from './comfort';
import { Icon } from './Icon';
import { Press } from './Press';
import { colors, radius, space } from './theme/tokens';
import { Type } from './Type';
import { useKeys } from './useKeys';

type Option<T extends string | number> = {
  readonly value: T;
  readonly title: string;
  readonly hint?: string | undefined;
};

type Props<T extends string | number> = {
  /** What is chosen here. */
  name: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
  testID?: string | undefined;
};

/** One of a few. Each option is found by `<testID>-<value>`. */
export function Choice<T extends string | number>(props: Props<T>) {
  const { name, options, value, onChange, testID } = props;
  const { textScale } = useComfort();
  const places = useRef<(View | null)[]>([]);
  const chosen = options.findIndex(option => option.value === value);
  const { width } = useWindowDimensions();
  const isList = options.length > 4 || textScale > 1.3 || options.some(({ hint }) => hint);
  const isSquare = options.length === 4 && width < NARROW; // rather than three and one
  const step = (by: number) => {
    const to = (chosen + by + options.length) % options.length;
    const option = options[to];
    if (!option) return;
    onChange(option.value);
    places.current[to]?.focus();
  };
  const [next, last] = [() => step(1), () => step(-1)];
  const keys = useKeys({ ArrowRight: next, ArrowDown: next, ArrowLeft: last, ArrowUp: last });
  return (
    <View
      {...keys}
      role="radiogroup"
      aria-label={name}
      testID={testID}
      style={[styles.group, !isList && styles.row]}
    >
      {options.map((option, at) => (
        <Segment
          key={option.value}
          ref={place => void (places.current[at] = place)}
          option={option}
          isList={isList}
          isSquare={isSquare}
          checked={at === chosen}
          tabIndex={at === Math.max(0, chosen) ? 0 : -1}
          onPress={() => onChange(option.value)}
          testID={testID && `${testID}-${option.value}`}
        />
      ))}
    </View>
  );
}

const NARROW = 360;

type SegmentProps = {
  option: Option<string | number>;
  isList: boolean;
  isSquare: boolean;
  checked: boolean;
  tabIndex: 0 | -1;
  onPress: () => void;
  testID: string | undefined;
  ref: (place: View | null) => void;
};

function Segment({ option: { title, hint }, isList, isSquare, checked, ...rest }: SegmentProps) {
  const look = [
    styles.segment,
    isList ? styles.line : styles.part,
    isSquare && styles.quarter,
    checked && styles.checked,
  ];
  return (
    <Press
      {...rest}
      role="radio"
      checked={checked}
      name={hint ? `${title}. ${hint}` : title}
      style={look}
    >
      {(isList || checked) && <Mark checked={checked} />}
      <View style={isList ? styles.words : styles.word}>
        <Type as={hint ? 'heading' : 'label'} tone={checked ? 'ink' : 'soft'} style={styles.title}>
          {title}
        </Type>
        {hint && (
          <Type as="small" tone="soft">
            {hint}
          </Type>
        )}
      </View>
    </Press>
  );
}

const Mark = ({ checked }: { checked: boolean }) => (
  <View style={styles.mark}>{checked && <Icon name="check" size={16} color={colors.sand} />}</View>
);

const styles = StyleSheet.create({
  group: {
    gap: space.xs,
    padding: space.xs,
    borderRadius: radius.m + space.xs,
    borderWidth: 1,
    borderColor: colors.raised,
    backgroundColor: colors.space,
  },
  row: { flexDirection: 'row', flexWrap: 'wrap' },
  segment: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs + 2,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: 'transparent',
  },
  part: { flexGrow: 1, justifyContent: 'center' },
  quarter: { minWidth: '45%' },
  line: { paddingVertical: space.s, paddingHorizontal: space.m - 4, gap: space.s + 2 },
  checked: { backgroundColor: colors.raised, borderColor: colors.brass },
  mark: { width: 16, height: 16 },
  words: { flex: 1, gap: 1 },
  word: { flexShrink: 1 },
  title: { flexShrink: 1 },
});
