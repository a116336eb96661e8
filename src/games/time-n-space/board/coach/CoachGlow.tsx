import type { ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glow } from '@/ui/light/Glow';
import { useFromHand } from '../centre/HandContext';
import type { CoachPiece } from '../slots/coachPiece';
import { codedPlace } from './codes';

type Props = ComponentProps<CoachPiece['Glow']>;

/** Light around the place of which the coach speaks, while no glass in hand needs the light. */
export function CoachGlow({ mat, talk, coach: { line } }: Props) {
  const isHeld = useFromHand(({ held }) => held !== null);
  const place = line && codedPlace(line.said);
  if (!place || isHeld) return null;
  const { x: left, y: top, width, height } = place === 'talk' ? talk : mat.places[place];
  return (
    <View
      pointerEvents="none"
      testID={`coach-glow-${place}`}
      style={[styles.place, { left, top, width, height }]}
    >
      <Glow />
    </View>
  );
}

const styles = StyleSheet.create({ place: { position: 'absolute' } });
