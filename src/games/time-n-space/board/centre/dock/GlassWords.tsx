import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { colors } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { GlassId } from '../../../rules/state';
import { useFromHand, useFromSeat, useSeat } from '../HandContext';
import { isHeld, isSent, planOf, standing } from '../handSelectors';
import { asClock, useSecondsLeft } from '../useMoments';
import { useVoice } from '../useVoice';

type Props = {
  readonly glass: GlassId;
  readonly isThrough: boolean;
  readonly column: boolean;
};

/** Says which glass it is, where it stands, and how long its sand still runs. */
export function GlassWords({ glass, isThrough, column }: Props) {
  const held = useFromHand(isHeld(glass));
  const stands = useFromSeat(standing(glass));
  const sent = useFromSeat(isSent(glass));
  const planned = useFromHand(hand => planOf(glass)(hand)?.armed);
  const { say } = useVoice();
  const side = say(glass === 0 ? 'glass.shortLeft' : 'glass.shortRight');
  return (
    <View aria-hidden style={[styles.words, column && styles.centred]}>
      {(!column || !stands) && (
        <Type as="label" tone="soft" numberOfLines={1}>
          {side}
        </Type>
      )}
      <Type as="label" numberOfLines={1}>
        {stands ? say(`place.short.${stands.on}`) : say(held ? 'glass.inHand' : 'glass.free')}
      </Type>
      {sent && (
        <Type as="label" tone="sand" numberOfLines={1}>
          {say('glass.onItsWay')}
        </Type>
      )}
      {stands && !isThrough && !sent && <Seconds until={stands.until} />}
      {stands && isThrough && !sent && (
        <Type as="label" tone="go" numberOfLines={1}>
          {say('glass.ready')}
        </Type>
      )}
      {planned && !column && <Icon name="check" size={16} color={colors.sand} />}
    </View>
  );
}

function Seconds({ until }: { readonly until: number }) {
  const { clock } = useSeat('clock');
  return (
    <Type as="heading" tone="sand" style={styles.seconds}>
      {asClock(useSecondsLeft(clock, until))}
    </Type>
  );
}

const styles = StyleSheet.create({
  words: { flexShrink: 1, minWidth: 56, alignItems: 'flex-start' },
  centred: { alignItems: 'center' },
  seconds: { fontVariant: ['tabular-nums'] },
});
