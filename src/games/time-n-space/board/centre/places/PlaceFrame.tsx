import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { colors, radius } from '@/ui/theme/tokens';
import type { Place } from '../../../rules/components';
import type { GlassId } from '../../../rules/state';
import { PointerSlot } from '@/ui/lesson/slots';
import { sideOf } from '../../pieces/side';
import { Glow } from '@/ui/light/Glow';
import { useActs, useFromHand, useFromSeat, useSeat } from '../HandContext';
import { glassAt, isComing, isOpen, untilOf } from '../handSelectors';
import type { Rect } from '../../pieces/rect';
import { useHasCome } from '../useMoments';
import { useVoice } from '../useVoice';

type AtProps = { readonly on: Place };
type ButtonProps = AtProps & {
  readonly name: string;
  children(glass: GlassId | undefined): ReactNode;
};

/**
 * A place with a time symbol. Its label names what stands there, and it glows when it can be used.
 */
export function PlaceFrame({ rect, ...place }: ButtonProps & { readonly rect: Rect }) {
  const { on } = place;
  const { x: left, y: top, width, height } = rect;
  return (
    <View style={[styles.place, { left, top, width, height }]}>
      <Light on={on} />
      <Coming on={on} />
      <PlaceButton {...place} />
      <PointerSlot at={`place-${on}`} />
    </View>
  );
}

function Light({ on }: AtProps) {
  const glows = useFromHand(isOpen(on));
  const isThrough = useIsThroughAt(on);
  return (glows || isThrough) && <Glow tone={glows ? 'sand' : 'go'} />;
}

const Coming = ({ on }: AtProps) =>
  useFromSeat(isComing(on)) && <View style={styles.coming} pointerEvents="none" />;

function PlaceButton({ on, name, children }: ButtonProps) {
  const { touch } = useActs();
  const { say } = useVoice();
  const glass = useFromSeat(glassAt(on));
  const glows = useFromHand(isOpen(on));
  const comes = useFromSeat(isComing(on));
  const isThrough = useIsThroughAt(on);
  const which = glass === undefined ? '' : say(`glass.${sideOf(glass)}`);
  const state = glows
    ? [say('place.canTurn')]
    : which
      ? [say(isThrough ? 'place.through' : 'place.runs', { glass: which })]
      : [];
  return (
    <Press
      name={[name, ...state].join('. ')}
      onPress={() => touch(on)}
      busy={comes || undefined}
      testID={`place-${on}`}
      style={styles.press}
    >
      {children(glass)}
    </Press>
  );
}

function useIsThroughAt(on: Place): boolean {
  const { clock } = useSeat('clock');
  const until = useFromSeat(hand => {
    const glass = glassAt(on)(hand);
    return glass === undefined ? null : untilOf(glass)(hand);
  });
  return useHasCome(clock, until);
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
