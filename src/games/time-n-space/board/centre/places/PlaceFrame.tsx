import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { colors, radius } from '@/ui/theme/tokens';
import type { Place } from '../../../rules/components';
import type { GlassId } from '../../../rules/state';
import { Pointer } from '../../lesson/Pointer';
import { Glow } from '../Glow';
import { useHand } from '../HandContext';
import type { Rect } from '../layout';
import { glassOn } from '../turning';
import { useHasCome } from '../useMoments';
import { useVoice } from '../useVoice';

type Props = {
  readonly on: Place;
  readonly rect: Rect;
  readonly glows: boolean;
  readonly name: string;
  children(glass: GlassId | undefined): ReactNode;
};

/** A place with a time symbol: it says what stands there, and glows when something can be done. */
export function PlaceFrame({ on, rect, glows, name, children }: Props) {
  const { view, seat, clock, standing, touch, pending } = useHand();
  const { say } = useVoice();
  const glass = glassOn(view, seat, on);
  const until = glass === undefined ? null : (standing(glass)?.until ?? null);
  const isThrough = useHasCome(clock, until);
  const isComing = pending.some(act => act.type === 'turn' && act.on === on);
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
      {isComing && <View style={styles.coming} pointerEvents="none" />}
      <Press
        name={[name, ...state].join('. ')}
        onPress={() => touch(on)}
        busy={isComing || undefined}
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
