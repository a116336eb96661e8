import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { colors, radius } from '@/ui/theme/tokens';
import type { Place } from '../../../rules/components';
import type { GlassId } from '../../../rules/state';
import { Pointer } from '../../lesson/Pointer';
import { Glow } from '../Glow';
import { useActs, useFromHand, useHand } from '../HandContext';
import { glassAt, isComing, isOpen, untilOf } from '../handed';
import type { Rect } from '../layout';
import { useHasCome } from '../useMoments';
import { useVoice } from '../useVoice';

type Props = {
  readonly on: Place;
  readonly rect: Rect;
  readonly name: string;
  children(glass: GlassId | undefined): ReactNode;
};

/** A place with a time symbol: it says what stands there, and glows when something can be done. */
export function PlaceFrame({ on, rect, name, children }: Props) {
  const { clock } = useHand('clock');
  const { touch } = useActs();
  const { say } = useVoice();
  const glass = useFromHand(glassAt(on));
  const until = useFromHand(hand => (glass === undefined ? null : untilOf(glass)(hand)));
  const glows = useFromHand(isOpen(on));
  const comes = useFromHand(isComing(on));
  const isThrough = useHasCome(clock, until);
  const which = glass === undefined ? '' : say(glass === 0 ? 'glass.left' : 'glass.right');
  const state = glows
    ? [say('place.canTurn')]
    : which
      ? [say(isThrough ? 'place.through' : 'place.runs', { glass: which })]
      : [];
  const { x: left, y: top, width, height } = rect;
  return (
    <View style={[styles.place, { left, top, width, height }]}>
      {(glows || isThrough) && <Glow tone={glows ? 'sand' : 'go'} />}
      {comes && <View style={styles.coming} pointerEvents="none" />}
      <Press
        name={[name, ...state].join('. ')}
        onPress={() => touch(on)}
        busy={comes || undefined}
        testID={`place-${on}`}
        style={styles.press}
      >
        {children(glass)}
      </Press>
      <Pointer at={`place-${on}`} />
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  press: { flex: 1, alignItems: 'center', borderRadius: radius.m },
  coming: {
    ...StyleSheet.absoluteFillObject,
    margin: -2,
    borderRadius: radius.m,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderColor: colors.sand,
  },
});
