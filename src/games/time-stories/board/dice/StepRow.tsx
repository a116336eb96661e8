import { StyleSheet, View } from 'react-native';
import { radius, space } from '@/ui/theme/tokens';
import { handWords } from '../hand/words';
import { glaze } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { ActionDie, EyeSign, LifeSign } from '../signs/Signs';
import type { RollStep, StepSign } from './steps';

type Props = { readonly step: RollStep; readonly place: number; readonly isLast: boolean };

/** One step of a roll: its sign, what happened, and what it costs. */
export function StepRow({ step, place, isLast }: Props) {
  const say = handWords.useSay();
  const { sign, title, text, hurts } = step;
  return (
    <View
      accessible
      aria-label={`${say('dice.step', { step: place, title })}. ${text}`}
      {...(isLast && { 'aria-live': 'polite' as const })}
      style={[styles.row, hurts && styles.hurts, step.isWon && styles.won]}
      testID={`step-${place}`}
    >
      <Sign sign={sign} />
      <View style={styles.words}>
        <Print as="heading">{title}</Print>
        {text !== '' && (
          <Print as="small" tone="soft">
            {text}
          </Print>
        )}
      </View>
      <Print as="heading" tone="brass">
        {place}
      </Print>
    </View>
  );
}

function Sign({ sign }: { readonly sign: StepSign }) {
  switch (sign) {
    case 'hits':
      return <ActionDie size={34} face="hit" />;
    case 'skulls':
      return <ActionDie size={34} face="skull" />;
    case 'penalty':
      return <LifeSign size={34} isFull />;
    default:
      return <EyeSign size={34} />;
  }
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 62,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: glaze.line,
    backgroundColor: glaze.white,
  },
  won: { borderWidth: 3, borderColor: glaze.brass, backgroundColor: glaze.brassLight },
  hurts: { borderWidth: 2, borderColor: glaze.stop, backgroundColor: glaze.warmLight },
  words: { flex: 1 },
});
