import { StyleSheet, View } from 'react-native';
import { settingsEn } from '@/texts/settings.en';
import { Icon } from '@/ui/Icon';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useWorld } from '../world';
import { Section } from './Section';
import { settingsWords } from './settingsWords';

type Known = keyof typeof settingsEn.limit;
const isKnown = (code: string): code is Known => code in settingsEn.limit;

/** Lists this device's limits in advance, so that nobody finds out in the middle of a game. */
export function LimitList() {
  const say = settingsWords.useSay();
  const limits = useWorld().device.limits();
  return (
    <Section icon="warning" title={say('limits')} testID="limits">
      {limits.length === 0 && <Type tone="soft">{say('noLimits')}</Type>}
      {limits.map(code => (
        <Limit
          key={code}
          text={isKnown(code) ? say(`limit.${code}`) : say('otherLimit', { code })}
        />
      ))}
    </Section>
  );
}

const Limit = ({ text }: { text: string }) => (
  <View style={styles.limit}>
    <Icon name="minus" size={16} color={colors.inkSoft} />
    <Type as="small" style={styles.words}>
      {text}
    </Type>
  </View>
);

const styles = StyleSheet.create({
  limit: { flexDirection: 'row', gap: space.s },
  words: { flex: 1 },
});
