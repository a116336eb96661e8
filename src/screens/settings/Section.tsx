import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';

type Props = { icon: IconName; title: string; children: ReactNode; testID?: string };

export const Section = ({ icon, title, children, testID }: Props) => (
  <Panel testID={testID}>
    <View style={styles.head}>
      <Icon name={icon} size={20} color={colors.sand} />
      <Type as="heading" style={styles.title}>
        {title}
      </Type>
    </View>
    {children}
  </Panel>
);

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flexShrink: 1 },
});
