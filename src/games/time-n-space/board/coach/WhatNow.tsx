import type { ComponentProps } from 'react';
import { StyleSheet } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius } from '@/ui/theme/tokens';
import type { CoachPiece } from '../slots/coachPiece';
import { coachWords } from './words';

/** Asks the coach for the best next thing. */
export function WhatNow({ rect, coach: { ask } }: ComponentProps<CoachPiece['Lamp']>) {
  const say = coachWords.useSay();
  const { x: left, y: top, width, height } = rect;
  return (
    <Press
      name={`${say('name')}: ${say('ask')}`}
      onPress={ask}
      testID="what-now"
      style={[styles.lamp, { left, top, width, height }]}
    >
      <Icon name="lamp" size={24} color={colors.sand} />
    </Press>
  );
}

const styles = StyleSheet.create({
  lamp: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
});
