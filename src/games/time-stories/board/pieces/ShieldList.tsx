import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import type { Language } from '@/ui/words/words';
import type { Shield } from '../../mission/names';
import { ShieldSign } from '../signs/ShieldSign';
import { pieceWords } from './words';

type Props = {
  readonly shields: readonly Shield[];
  readonly fallen?: readonly Shield[];
  readonly size?: number;
};

/** Shields from left to right as hits remove them; those that fell come first. */
export function ShieldList({ shields, fallen = [], size = 26 }: Props) {
  const { language } = useComfort();
  return (
    <View accessible role="img" aria-label={shieldWords(language, shields)} style={styles.list}>
      {[...fallen.map(it => [it, true] as const), ...shields.map(it => [it, false] as const)].map(
        ([shield, isFallen], at) => (
          <ShieldSign key={at} shield={shield} size={size} isFallen={isFallen} />
        ),
      )}
    </View>
  );
}

export function shieldWords(language: Language, shields: readonly Shield[]): string {
  const say = pieceWords.sayIn(language);
  const names = shields.map(shield => say(`shield.${shield}`)).join(', ');
  return say('shields', { shields: names || '–' });
}

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: 2 },
});
