import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/Type';

type Props = { title: string; hint?: string; children: ReactNode };

/** A setting with its title and an explanation. */
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
