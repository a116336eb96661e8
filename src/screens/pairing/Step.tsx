import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Panel } from '@/ui/Panel';
import { Type } from '@/ui/Type';
import { pairingWords } from './pairingWords';

type Props = { number: 1 | 2; title: string; text: string; children: ReactNode };

export function PairingStep({ number, title, text, children }: Props) {
  const say = pairingWords.useSay();
  return (
    <Panel testID={`pair-step-${number}`}>
      <View style={styles.head}>
        <Type as="label" tone="sand">
          {say('step', { number })}
        </Type>
        <Type as="heading">{title}</Type>
        <Type as="small" tone="soft">
          {text}
        </Type>
      </View>
      {children}
    </Panel>
  );
}

const styles = StyleSheet.create({ head: { gap: 2 } });
