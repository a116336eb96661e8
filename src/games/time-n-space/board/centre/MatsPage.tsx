import { ScrollView, StyleSheet } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { Mats } from '../mats/Mats';
import { useHand } from './HandContext';
import { useVoice } from './useVoice';

/** The others’ centres, as they lie on the table. */
export function MatsPage() {
  const { view, seat, places, clock } = useHand('view', 'seat', 'places', 'clock');
  const { say } = useVoice();
  return (
    // A keyboard scrolls only what has the focus, and there is nothing in it to be touched.
    <ScrollView
      tabIndex={0}
      role="region"
      aria-label={say('pages.mats')}
      contentContainerStyle={styles.page}
    >
      <Mats view={view} seat={seat} places={places} clock={clock} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({ page: { padding: space.s } });
