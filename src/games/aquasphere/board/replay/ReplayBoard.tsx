import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { TableClock, TablePlace } from '@/games/board';
import type { Seen } from '../../rules/state';
import { endingWords } from '../ending/words';
import { watchLayout } from '../watch/layout';
import { Sea } from '../watch/Sea';
import { createStage, StageProvider } from '../watch/stage';
import { WatchBoard } from '../watch/WatchBoard';

type Props = { readonly view: Seen; readonly places: readonly TablePlace[] };

/** The table of an earlier moment, as a TV would have shown it. */
export function ReplayBoard({ view, places }: Props) {
  const say = endingWords.useSay();
  const window = useWindowDimensions();
  const [laid, setLaid] = useState<{ width: number; height: number } | null>(null);
  const layout = watchLayout(laid ?? window, view.seats.length);
  const { unit, whole, text } = layout;
  const size = { width: whole.width * unit, height: whole.height * unit };
  // Nothing inside takes the focus, so the region does; otherwise no key would scroll it.
  const region = { role: 'region', tabIndex: 0, 'aria-label': say('replay.table') } as const;
  return (
    <View
      style={styles.board}
      onLayout={({ nativeEvent: { layout: box } }) =>
        setLaid({ width: box.width, height: box.height })
      }
    >
      <ScrollView {...region} contentContainerStyle={styles.content}>
        <View style={size}>
          <View style={styles.sea}>
            <Sea {...size} />
          </View>
          <StageProvider value={createStage(unit, text)}>
            <WatchBoard {...{ view: sandless(view), places, layout }} clock={STOPPED} />
          </StageProvider>
        </View>
      </ScrollView>
    </View>
  );
}

/** The sand of an earlier turn has long run through. */
const sandless = (view: Seen): Seen => ({ ...view, until: null });

const STOPPED: TableClock = { now: () => 0, running: false, speed: 1 };

const styles = StyleSheet.create({
  sea: { ...StyleSheet.absoluteFillObject },
  board: { flex: 1, minHeight: 0 },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
});
