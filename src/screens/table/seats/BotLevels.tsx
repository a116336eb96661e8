import { StyleSheet, View } from 'react-native';
import type { BotLevel } from '@/stores/seats';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { type ChosenLevel, LEVELS } from './levels';

type Props = {
  /** The level of the bot that already plays here. */
  level: BotLevel | undefined;
  /** Says what happens to the player who sits here now. */
  warning: string | undefined;
  onChoose: (level: ChosenLevel) => void;
  /** Each button's test id is `<testID>-<level>`. */
  testID: string;
};

/** A choice of levels for one seat's bot. A tap chooses at once. */
export const BotLevels = ({ level, warning, onChoose, testID }: Props) => (
  <View style={styles.levels} testID={testID}>
    {warning && <Type as="small">{warning}</Type>}
    {LEVELS.map(one => (
      <LevelButton
        key={one}
        level={one}
        isNow={one === level}
        onPress={() => onChoose(one)}
        testID={`${testID}-${one}`}
      />
    ))}
  </View>
);

type ButtonProps = { level: ChosenLevel; isNow: boolean; onPress: () => void; testID: string };

function LevelButton({ level, isNow, onPress, testID }: ButtonProps) {
  const say = useTableWords();
  const title = isNow ? say('bots.now', { level: say(`bots.${level}`) }) : say(`bots.${level}`);
  const text = say(`bots.${level}Text`);
  return (
    <Press
      name={`${title}. ${text}`}
      onPress={onPress}
      testID={testID}
      style={[styles.level, isNow && styles.now]}
    >
      <View style={styles.words}>
        <Type as="label">{title}</Type>
        <Type as="small" tone="soft">
          {text}
        </Type>
      </View>
      {isNow && <Icon name="check" size={16} color={colors.sand} />}
    </Press>
  );
}

const styles = StyleSheet.create({
  levels: { gap: space.xs, paddingRight: space.s },
  level: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    paddingVertical: space.s,
    paddingHorizontal: space.m - 4,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.panel,
  },
  now: { borderColor: colors.brass },
  words: { flex: 1, gap: 1 },
});
