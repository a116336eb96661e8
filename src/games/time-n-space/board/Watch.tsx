import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useStore } from 'zustand';
import type { WatchProps } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import type { GameEvent } from '../rules/actions';
import type { View as Seen } from '../rules/state';
import { StarMap } from './map/StarMap';
import { boxOf } from './pieces/rect';
import { Earned } from './watch/Earned';
import { Heart } from './watch/Heart';
import { Heavens } from './watch/Heavens';
import { watchLayout } from './watch/layout';
import { MarketPanel } from './watch/MarketPanel';
import { WatchMeetings } from './watch/Meeting';
import { SeatPanel } from './watch/SeatPanel';
import { Speech } from './watch/Speech';
import { createStage, largerText, StageProvider } from './watch/stage';
import { Veil } from './watch/Veil';
import { watchWords } from './watch/words';

/** The table on the TV: nothing to touch, everything to be seen from across the room. */
export function Watch({ store, isVeiled, pausedWhy, news }: WatchProps<Seen, GameEvent>) {
  const { view, clock, places, requests } = useStore(store);
  const say = watchWords.useSay();
  const { textScale } = useComfort();
  const window = useWindowDimensions();
  // On a phone at the table a bar stands above the board, so the board measures itself.
  const [laid, setLaid] = useState<Size | null>(null);
  const size = laid ?? { width: window.width, height: window.height };
  const text = largerText(textScale);
  const { unit, map, panels, market } = watchLayout(size, view.seats.length, text);
  const seated = view.seats.flatMap((seat, n) => {
    const rect = panels[n];
    return rect ? [{ seat, rect }] : [];
  });
  const paused = view.phase.name === 'running' && !clock.running;
  return (
    <StageProvider value={createStage(unit, text)}>
      <View
        role="main"
        aria-label={say('name')}
        testID="watch"
        style={styles.watch}
        onLayout={({ nativeEvent: { layout } }) => setLaid(sizeOf(layout))}
      >
        <Heavens size={size} />
        <View style={[styles.map, { left: map.x, top: map.y }]}>
          <StarMap view={view} seat={null} clock={clock} places={places} size={map}>
            {room => !paused && <Heart view={view} places={places} clock={clock} room={room} />}
          </StarMap>
        </View>
        {seated.map(({ seat, rect }) => (
          <SeatPanel key={seat} {...{ view, seat, places, clock, rect }} toRight={rect.x > map.x} />
        ))}
        <MarketPanel view={view} places={places} rect={market} />
        <Earned
          view={view}
          events={store.events}
          map={map}
          panelOf={seat => seated.find(other => other.seat === seat)?.rect}
        />
        <WatchMeetings view={view} places={places} map={map} />
        {seated.map(({ seat, rect }) => (
          <Speech
            key={seat}
            requests={requests.filter(({ from }) => from === seat)}
            places={places}
            panel={rect}
            map={map}
          />
        ))}
        <View style={[styles.news, boxOf(market)]}>{news}</View>
        {paused && !isVeiled && <Veil map={map} why={pausedWhy} />}
      </View>
    </StageProvider>
  );
}

type Size = { readonly width: number; readonly height: number };
const sizeOf = ({ width, height }: Size): Size => ({ width, height });

const styles = StyleSheet.create({
  watch: { flex: 1, overflow: 'hidden' },
  map: { position: 'absolute' },
  news: {
    position: 'absolute',
    justifyContent: 'flex-end',
    pointerEvents: 'box-none',
  },
});
