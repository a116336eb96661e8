import { type Ref, useState } from 'react';
import { type LayoutChangeEvent, ScrollView, StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { LARGE, space } from '@/ui/theme/tokens';
import { Above } from './Above';
import { Below } from './Below';
import { useFromSeat } from './HandContext';
import { hasBegun } from './handSelectors';
import type { MatLayout } from './layout';
import { CentreMat } from './CentreMat';
import { Opening } from './opening/Opening';
import { Supply } from './places/Supply';

type Props = {
  readonly matRef: Ref<View>;
  onLaid(mat: MatLayout): void;
  /** Shows only the mat, because the counters are shown elsewhere. */
  readonly bare?: boolean;
};

/** The control centre: the player's counters above, the mat, and the counters earned below. */
export function CentrePage({ matRef, onLaid, bare = false }: Props) {
  const [room, setRoom] = useState(0);
  const [above, setAbove] = useState(0);
  const [below, setBelow] = useState(0);
  if (!useFromSeat(hasBegun)) return <Opening />;
  const height = room - 2 * EDGE - (bare ? 0 : above + below + 2 * GAP);
  const isKnown = room > 0 && (bare || (above > 0 && below > 0));
  return (
    <View style={styles.all} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}>
      <ScrollView
        contentContainerStyle={[styles.page, { maxWidth: Math.max(NARROW, height * RATIO) }]}
      >
        {!bare && <Strip measured={setAbove} lies="above" />}
        {isKnown && <CentreMat ref={matRef} height={height} onLaid={onLaid} />}
        {!bare && <Strip measured={setBelow} lies="below" />}
      </ScrollView>
    </View>
  );
}

type StripProps = { readonly lies: 'above' | 'below'; measured(height: number): void };

/** Counters at an edge of the mat. Their height is measured, and the mat takes the rest. */
function Strip({ lies, measured }: StripProps) {
  const { textScale } = useComfort();
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => measured(nativeEvent.layout.height);
  return (
    <View onLayout={onLayout}>
      {lies === 'above' ? <Above /> : <Below />}
      {lies === 'below' && textScale > LARGE && <Supply />}
    </View>
  );
}

const GAP = space.s - 2;
const EDGE = space.s - 2;
const RATIO = 1.4; // a mat much wider than high looks scattered
const NARROW = 460;

const styles = StyleSheet.create({
  all: { flex: 1 },
  page: {
    flexGrow: 1,
    justifyContent: 'space-between',
    gap: GAP,
    padding: EDGE,
    width: '100%',
    alignSelf: 'center',
  },
});
