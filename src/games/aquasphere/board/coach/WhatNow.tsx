import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { handWords } from '../hand/words';
import { sea } from '../pieces/colours';
import { useAsk } from './CoachSlots';

type Props = {
  /** Stands here where there is no coach. */
  readonly children: ReactNode;
};

/** Asks the coach, while nothing is planned. */
export function WhatNow({ children }: Props) {
  const say = handWords.useSay();
  const ask = useAsk();
  if (!ask) return children;
  return (
    <Press name={say('whatNow')} onPress={ask} testID="what-now" style={styles.ask}>
      <Icon name="lamp" size={22} color={colors.sand} />
      <Type tone="sand" style={styles.words}>
        {say('whatNow')}
      </Type>
    </Press>
  );
}

const styles = StyleSheet.create({
  ask: {
    flex: 1,
    minHeight: 50,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    borderRadius: 16,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderColor: colors.line,
    backgroundColor: sea.glass,
  },
  words: { fontFamily: fonts.strong },
});
