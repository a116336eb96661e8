import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/Type';

type Props = { title: string; hint?: string; children: ReactNode };

/** What has a name and a sentence of what it does. */
export const Named = ({ title, hint, children }: Props) => (
  <View style={styles.named}>
    <View>
      <Type>{title}</Type>
      {hint && (
        <Type as="small" tone="soft">
          {hint}
        </Type>
      )}
    </View>
    {children}
  </View>
);

const styles = StyleSheet.create({ named: { gap: 6 } });
