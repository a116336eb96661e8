import { StyleSheet, View } from 'react-native';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { colors, radius, space } from './theme/tokens';
import { Type } from './Type';

type Tone = 'heed' | 'stop' | 'go' | 'soft';

type Props = {
  tone: Tone;
  icon?: IconName | undefined;
  title: string;
  text?: string | undefined;
  action?: { readonly title: string; readonly onPress: () => void } | undefined;
  testID?: string | undefined;
};

/** A message that stands at the place it concerns, for as long as it holds. */
export function Notice({ tone, icon = ICONS[tone], title, text, action, testID }: Props) {
  const color = COLORS[tone];
  return (
    <View testID={testID} style={[styles.notice, { borderLeftColor: color }]}>
      <View accessible role={tone === 'stop' ? 'alert' : 'status'} style={styles.said}>
        <Icon name={icon} size={24} color={color} />
        <View style={styles.words}>
          <Type tone={tone === 'soft' ? 'ink' : tone}>{title}</Type>
          {text && (
            <Type as="small" tone="soft">
              {text}
            </Type>
          )}
        </View>
      </View>
      {action && (
        <View style={styles.action}>
          <Button {...action} testID={testID && `${testID}-action`} />
        </View>
      )}
    </View>
  );
}

const ICONS: Record<Tone, IconName> = {
  heed: 'warning',
  stop: 'cross',
  go: 'check',
  soft: 'hourglass',
};
const COLORS: Record<Tone, string> = {
  heed: colors.heed,
  stop: colors.stop,
  go: colors.go,
  soft: colors.inkSoft,
};

const styles = StyleSheet.create({
  notice: {
    gap: space.m,
    padding: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
    borderLeftWidth: 4,
    borderColor: colors.raised,
    backgroundColor: colors.panel,
  },
  said: { flexDirection: 'row', gap: space.m - 4 },
  words: { flex: 1, gap: 2 },
  action: { flexDirection: 'row', paddingLeft: 24 + space.m - 4 },
});
