import { ScrollView, StyleSheet } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { Mats } from '../mats/Mats';
import { useHand } from './HandContext';

/** The others’ centres, as they lie on the table. */
export function MatsPage() {
  const { view, seat, places, clock } = useHand();
  return (
    <ScrollView contentContainerStyle={styles.page}>
      <Mats view={view} seat={seat} places={places} clock={clock} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({ page: { padding: space.s } });
