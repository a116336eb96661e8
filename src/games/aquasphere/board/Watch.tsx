import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useStore } from 'zustand';
import type { WatchProps } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import type { GameEvent } from '../rules/events';
import type { Seen } from '../rules/state';
import { InterimScreen } from './watch/interim/InterimScreen';
import { useInterim } from './watch/interim/useInterim';
import { watchLayout } from './watch/layout';
import { PausedVeil } from './watch/PausedVeil';
import { sea } from './pieces/colours';
import { Sea } from './watch/Sea';
import { createStage, StageProvider } from './watch/stage';
import { WatchBoard } from './watch/WatchBoard';
import { usePlayback } from './travels/usePlayback';
import { useBetweenTurns } from './watch/useBetweenTurns';
import { watchWords } from './watch/words';

type Props = WatchProps<Seen, GameEvent>;

/** The station for all to see: on a TV, on a tablet, and on a phone that only watches. */
export function Watch({ store, isVeiled, pausedWhy, news }: Props) {
  const { view, clock, places, requests } = useStore(store);
  const say = watchWords.useSay();
  const { textScale } = useComfort();
  const window = useWindowDimensions();
  const [laid, setLaid] = useState<Extent | null>(null);
  const interim = useInterim(store.events, view);
  const { width, height } = laid ?? window;
  const layout = useMemo(
    () => watchLayout({ width, height }, view.seats.length),
    [width, height, view.seats.length],
  );
  const { unit, whole } = layout;
  const text = layout.text * Math.min(MOST_GROWTH, Math.max(1, textScale));
  const size = { width: whole.width * unit, height: whole.height * unit };
  const isBetween = useBetweenTurns(store.events);
  const playback = usePlayback(view, clock, !interim.isOpen);
  const shown = { view, places, clock, layout, requests, isBetween, playback };
  return (
    <StageProvider value={createStage(unit, text)}>
      <View
        role="main"
        aria-label={say('name')}
        testID="watch"
        style={styles.watch}
        onLayout={({ nativeEvent: { layout: box } }) =>
          setLaid({ width: box.width, height: box.height })
        }
      >
        <ScrollView contentContainerStyle={styles.content} scrollEnabled={isHigher(size, laid)}>
          <View style={size}>
            <View style={styles.sea}>
              <Sea {...size} />
            </View>
            {interim.isOpen && interim.show ? (
              <InterimScreen
                {...{ view, places }}
                show={interim.show}
                reached={interim.reached}
                size={whole}
                close={interim.close}
              />
            ) : (
              <WatchBoard {...shown} interim={interim} />
            )}
          </View>
        </ScrollView>
        <View pointerEvents="box-none" style={styles.news}>
          {news}
        </View>
        {!clock.running && view.phase.name !== 'over' && !isVeiled && (
          <PausedVeil why={pausedWhy} />
        )}
      </View>
    </StageProvider>
  );
}

type Extent = { readonly width: number; readonly height: number };

const isHigher = (size: Extent, laid: Extent | null): boolean =>
  laid !== null && size.height > laid.height + 1;

/** With larger words a card could not hold its content. */
const MOST_GROWTH = 1.1;

const styles = StyleSheet.create({
  watch: { flex: 1, overflow: 'hidden', backgroundColor: sea.deep },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  news: { position: 'absolute', bottom: 0, left: 0, right: 0, alignItems: 'center' },
  sea: { ...StyleSheet.absoluteFillObject },
});
