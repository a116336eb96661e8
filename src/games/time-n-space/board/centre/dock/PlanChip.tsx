import { StyleSheet } from 'react-native';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { GlassId } from '../../../rules/state';
import { PointerSlot } from '@/ui/lesson/slots';
import { sideOf } from '../../pieces/side';
import { useActs, useFromHand, useFromSeat, useWanted } from '../HandContext';
import { isSent, planOf } from '../handSelectors';
import { planWords } from '../planWords';
import { useIsThrough } from '../useIsThrough';
import { useVoice } from '../useVoice';

/** Once the sand has run out, one tap carries out the plan of this glass. */
export function PlanChip({ glass }: { readonly glass: GlassId }) {
  const { plansRun } = useWanted();
  const { carry } = useActs();
  const laid = useFromHand(planOf(glass));
  const sent = useFromSeat(isSent(glass));
  const isThrough = useIsThrough(glass);
  const { say } = useVoice();
  if (!laid?.armed || !isThrough || plansRun || sent) return null;
  return (
    <Press
      name={say('glass.doPlanName', { plan: planWords(say, laid) })}
      onPress={() => carry(glass, laid)}
      testID={`do-plan-${sideOf(glass)}`}
      style={styles.chip}
    >
      <Type as="heading" tone="dark" align="center" numberOfLines={1}>
        {say('glass.doPlan')}
      </Type>
      <PointerSlot at={`glass-${sideOf(glass)}`} />
    </Press>
  );
}

const styles = StyleSheet.create({
  chip: {
    position: 'absolute',
    left: space.s,
    right: space.s,
    bottom: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.brassLight,
    backgroundColor: colors.sand,
  },
});
