import { ScrollView, StyleSheet } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { useSeat } from '../HandContext';
import { RefusalLine } from '../RefusalLine';
import { Choosing } from './Choosing';
import { Others } from './Others';
import { PlacingPage } from './PlacingPage';
import { handOf } from './progress';
import { Readying } from './Readying';
import { Revealed } from './Revealed';

/** Steps before the clock starts: choose two orders in secret, see all, place them, be ready. */
export function Opening() {
  const { view, seat } = useSeat('view', 'seat');
  const { phase, options } = view;
  const toPlace = handOf(view, seat).length > 0;
  return (
    <ScrollView contentContainerStyle={styles.page}>
      <RefusalLine />
      {phase.name === 'choosing' && <Choosing />}
      {phase.name === 'preparing' && (toPlace ? <PlacingPage /> : <Readying />)}
      {phase.name === 'preparing' && options.level === 'normal' && <Revealed />}
      <Others />
    </ScrollView>
  );
}

const styles = StyleSheet.create({ page: { gap: space.m, padding: space.m } });
