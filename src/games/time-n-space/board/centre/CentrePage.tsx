import { type Ref, useState } from 'react';
import { type LayoutChangeEvent, ScrollView, StyleSheet, View } from 'react-native';
import { space, TOUCH } from '@/ui/theme/tokens';
import { Above } from './Above';
import { Below } from './Below';
import { useHand } from './HandContext';
import type { MatLayout } from './layout';
import { Mat } from './Mat';
import { Opening } from './opening/Opening';

type Props = { readonly matRef: Ref<View>; onLaid(mat: MatLayout): void };

/** The control centre: own counters above, the mat, earned counters below. */
export function CentrePage({ matRef, onLaid }: Props) {
  const { view } = useHand();
  const [room, setRoom] = useState(0);
  const [edges, setEdges] = useState(STRIPS);
  const isBefore = view.phase.name === 'choosing' || view.phase.name === 'preparing';
  if (isBefore) return <Opening />;
  const measured = ({ nativeEvent }: LayoutChangeEvent) => setRoom(nativeEvent.layout.height);
  const measuredStrip = ({ nativeEvent }: LayoutChangeEvent) =>
    setEdges(nativeEvent.layout.height * 2 + 2 * GAP + 2 * space.s);
  return (
    <View style={styles.all} onLayout={measured}>
      <ScrollView contentContainerStyle={styles.page}>
        <View onLayout={measuredStrip}>
          <Above />
        </View>
        {room > 0 && <Mat ref={matRef} height={room - edges} onLaid={onLaid} />}
        <Below />
      </ScrollView>
    </View>
  );
}

const GAP = space.s;
const STRIPS = 2 * TOUCH + 2 * GAP + 2 * space.s;

const styles = StyleSheet.create({
  all: { flex: 1 },
  page: { gap: GAP, padding: space.s, width: '100%', maxWidth: 560, alignSelf: 'center' },
});
