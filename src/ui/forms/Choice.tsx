import { useRef } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useComfort } from '../comfort';
import { Icon } from '../Icon';
import { Press } from '../Press';
import { colors, LARGE, radius, space } from '../theme/tokens';
import { Type } from '../Type';
import { useKeys } from '../useKeys';

type Option<T extends string | number> = {
  readonly value: T;
  readonly title: string;
  readonly hint?: string | undefined;
  /**
   * Shown instead of the title, which is then only spoken: a number. Such options stand in rows of
   * four.
   */
  readonly short?: string | undefined;
};

type Props<T extends string | number> = {
  /** The label of the whole group. */
  name: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
  testID?: string | undefined;
};

/** A radio group of a few options. Each option's test id is `<testID>-<value>`. */
export function Choice<T extends string | number>(props: Props<T>) {
  const { name, options, value, onChange, testID } = props;
  const { textScale } = useComfort();
  const places = useRef<(View | null)[]>([]);
  const chosen = options.findIndex(option => option.value === value);
  const isNarrow = useWindowDimensions().width < NARROW;
  const shape = shapeOf(options, isNarrow, textScale);
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
      style={[styles.group, shape !== 'list' && styles.row]}
    >
      {options.map((option, at) => (
        <Segment
          key={option.value}
          ref={place => void (places.current[at] = place)}
          option={option}
          shape={shape}
          checked={at === chosen}
          tabIndex={at === Math.max(0, chosen) ? 0 : -1}
          onPress={() => onChange(option.value)}
          testID={testID && `${testID}-${option.value}`}
        />
      ))}
    </View>
  );
}

type Shape = 'row' | 'square' | 'fours' | 'list';

/** Avoids rows of three and one, or two and one. */
function shapeOf(
  options: readonly Option<string | number>[],
  isNarrow: boolean,
  textScale: number,
): Shape {
  if (options.every(({ short }) => short !== undefined)) return 'fours';
  if (options.length > 4 || textScale > LARGE || options.some(({ hint }) => hint)) return 'list';
  if (!isNarrow) return 'row';
  if (options.length === 4) return 'square';
  const letters = options.reduce((sum, { title }) => sum + title.length, 0);
  return options.length === 3 && letters > LETTERS ? 'list' : 'row';
}

const NARROW = 360;
const LETTERS = 22; // fit into three titles side by side

type SegmentProps = {
  option: Option<string | number>;
  shape: Shape;
  checked: boolean;
  tabIndex: 0 | -1;
  onPress: () => void;
  testID: string | undefined;
  ref: (place: View | null) => void;
};

function Segment({ option: { title, hint, short }, shape, checked, ...rest }: SegmentProps) {
  const isList = shape === 'list';
  const look = [
    styles.segment,
    isList ? styles.line : styles.part,
    shape === 'square' && styles.half,
    shape === 'fours' && styles.fourth,
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
          {shape === 'fours' ? short : title}
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
  half: { minWidth: '45%' },
  fourth: { minWidth: '22%', flexBasis: 0 },
  line: { paddingVertical: space.s, paddingHorizontal: space.m - 4, gap: space.s + 2 },
  checked: { backgroundColor: colors.raised, borderColor: colors.brass },
  mark: { width: 16, height: 16 },
  words: { flex: 1, gap: 1 },
  word: { flexShrink: 1 },
  title: { flexShrink: 1 },
});
