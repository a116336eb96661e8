import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useStore } from 'zustand';
import type { WatchProps } from '@/games/board';
import { colors, radius } from '@/ui/theme/tokens';
import type { GameEvent } from '../rules/actions';
import type { Seen } from '../rules/state';
import { FoldedLine } from './line/FoldedLine';
import { MomentPanel } from './moment/MomentPanel';
import { useTurning } from './moment/useTurning';
import { Before } from './watch/Before';
import { Head } from './watch/Head';
import { SeatStrip } from './watch/SeatStrip';
import { StageProvider, unitOf } from './watch/stage';
import { watchWords } from './watch/words';
import { FarWords } from './watch/FarWords';

type Props = WatchProps<Seen, GameEvent>;

export function Watch({ store, isVeiled, pausedWhy, news }: Props) {
  const { view, clock, places } = useStore(store);
  const say = watchWords.useSay();
  const window = useWindowDimensions();
  const [size, setSize] = useState({ width: window.width, height: window.height });
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const turning = useTurning(store.events, SHOWN_MS);
  const unit = unitOf(size);
  const px = (dots: number) => dots * unit;
  const isTall = size.width < size.height;
  return (
    <StageProvider value={px}>
      <View
        role="main"
        aria-label={say('name')}
        testID="watch"
        style={[styles.watch, { gap: px(18), paddingVertical: px(20) }]}
        onLayout={({ nativeEvent: { layout } }) =>
          setSize({ width: layout.width, height: layout.height })
        }
      >
        <Head view={view} places={places} clock={clock} news={news} />
        <View
          style={styles.line}
          onLayout={({ nativeEvent: { layout } }) =>
            setRoom({ width: layout.width, height: layout.height })
          }
        >
          {room.width > 0 && <FoldedLine view={view} room={room} lit={turning?.card ?? null} />}
        </View>
        {!isTall && <Before view={view} />}
        <SeatStrip view={view} places={places} />
        {turning && (
          <View pointerEvents="none" style={styles.moment}>
            <MomentPanel
              key={turning.card}
              {...{ view, turning }}
              width={px(330)}
              scale={px(2.1)}
            />
          </View>
        )}
        {!clock.running && !view.ended && !isVeiled && (
          <View style={[StyleSheet.absoluteFill, styles.veil]} testID="paused">
            <View style={[styles.words, { padding: px(40), maxWidth: px(1_240) }]}>
              <FarWords size={96} face="display">
                {say('paused')}
              </FarWords>
              {pausedWhy && (
                <FarWords size={40} tone="soft" align="center">
                  {pausedWhy}
                </FarWords>
              )}
            </View>
          </View>
        )}
      </View>
    </StageProvider>
  );
}

/** Longer than on a phone, because people have to look up first. */
const SHOWN_MS = 4_600;

const styles = StyleSheet.create({
  watch: { flex: 1, overflow: 'hidden' },
  line: { flex: 1 },
  moment: {
    ...StyleSheet.absoluteFillObject,
    alignItems: 'center',
    justifyContent: 'center',
  },
  veil: { alignItems: 'center', justifyContent: 'center', backgroundColor: colors.veil },
  words: { alignItems: 'center', borderRadius: radius.l, backgroundColor: colors.panel },
});
