import { StyleSheet, View } from 'react-native';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { colors, radius } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { GlassId } from '../../../rules/state';
import { useFromSeat, useSeat } from '../HandContext';
import { fullOf, untilOf } from '../handSelectors';
import { useVoice } from '../useVoice';

type Props = { readonly glass: GlassId; readonly height: number };

/** A glass on its place, with a letter that tells the two apart. */
export function StandingGlass({ glass, height }: Props) {
  const { clock } = useSeat('clock');
  const until = useFromSeat(untilOf(glass));
  const full = useFromSeat(fullOf);
  const { say } = useVoice();
  const letter = say(glass === 0 ? 'glass.shortLeft' : 'glass.shortRight').charAt(0);
  return (
    <View aria-hidden pointerEvents="none" style={styles.glass}>
      <TimedGlass until={until} full={full} clock={clock} height={height} />
      <View style={styles.letter}>
        <Type as="label" tone="dark" style={styles.small}>
          {letter}
        </Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  glass: {
    alignItems: 'center',
    paddingHorizontal: 5,
    borderRadius: radius.s,
    backgroundColor: colors.space,
    boxShadow: `0 0 0 1px ${colors.brassShade}`,
  },
  letter: {
    position: 'absolute',
    right: -8,
    bottom: -3,
    minWidth: 15,
    alignItems: 'center',
    borderRadius: radius.round,
    backgroundColor: colors.sand,
  },
  small: { fontSize: 11, lineHeight: 15 },
});
