import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg from 'react-native-svg';
import { useStore } from 'zustand';
import type { WatchProps } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { colors, radius } from '@/ui/theme/tokens';
import type { GameEvent } from '../rules/events';
import { playerOf } from '../rules/pieces';
import type { Seen } from '../rules/state';
import { SeaFloor } from './hand/SeaFloor';
import { nameOf } from './pieces/naming';
import { Octopod } from './pieces/Octopod';
import { Piece } from './pieces/Piece';
import { STATION } from './station/geometry';
import { StationShape } from './station/StationShape';
import { FarWords } from './watch/FarWords';
import { Interim } from './watch/Interim';
import { PlayerCard } from './watch/PlayerCard';
import { RightSide } from './watch/RightSide';
import { STAGE, StageProvider, unitOf } from './watch/stage';
import { TrackRim } from './watch/TrackRim';
import { watchWords } from './watch/words';

type Props = WatchProps<Seen, GameEvent>;

/** The whole table on one screen: the track as its rim, the station in the middle. */
export function Watch({ store, isVeiled, pausedWhy }: Props) {
  const { view, clock, places } = useStore(store);
  const say = watchWords.useSay();
  const window = useWindowDimensions();
  const [size, setSize] = useState({ width: window.width, height: window.height });
  const unit = unitOf(size);
  const px = (dots: number) => dots * unit;
  const [width, height] = [STAGE.width * unit, STAGE.height * unit];
  const isScoring = view.phase.name === 'time' || view.phase.name === 'points';
  return (
    <StageProvider value={px}>
      <View
        role="main"
        aria-label={say('name')}
        testID="watch"
        style={styles.watch}
        onLayout={({ nativeEvent: { layout } }) =>
          setSize({ width: layout.width, height: layout.height })
        }
      >
        <SeaFloor {...size} />
        <View style={{ width, height }}>
          <Rim view={view} places={places} width={width} height={height} />
          {isScoring ? (
            <Interim view={view} places={places} />
          ) : (
            <>
              <View style={[styles.part, frame(px, 64, 384), { gap: px(12) }]}>
                {view.order.map(seat => (
                  <PlayerCard key={seat} {...{ view, seat, places }} />
                ))}
              </View>
              <View style={[styles.part, styles.middle, frame(px, 452, 1016)]}>
                <Svg
                  aria-hidden
                  width="100%"
                  height="100%"
                  viewBox={`${-STATION.width / 2} ${-STATION.height / 2} ${STATION.width} ${STATION.height}`}
                >
                  <StationShape view={view} />
                </Svg>
                <Supply left={view.supply.octopods} />
              </View>
              <View style={[styles.part, frame(px, 1472, 384)]}>
                <RightSide {...{ view, places, clock }} />
              </View>
            </>
          )}
        </View>
        {!clock.running && view.phase.name !== 'over' && !isVeiled && (
          <View style={[StyleSheet.absoluteFill, styles.veil]} testID="paused">
            <View style={[styles.words, { padding: px(40), maxWidth: px(1_240) }]}>
              <FarWords size={96} face="display">
                {say('paused')}
              </FarWords>
              {pausedWhy && (
                <FarWords size={40} lines={4} tone="soft" align="center">
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

const frame = (px: (dots: number) => number, left: number, width: number) => ({
  left: px(left),
  width: px(width),
  top: px(64),
  bottom: px(64),
});

type RimProps = Pick<Parameters<typeof PlayerCard>[0], 'view' | 'places'> & {
  readonly width: number;
  readonly height: number;
};

function Rim({ view, places, width, height }: RimProps) {
  const say = watchWords.useSay();
  const { language } = useComfort();
  const counters = view.seats
    .map(seat => `${nameOf(language, places, seat)} ${playerOf(view, seat).points}`)
    .join(', ');
  return (
    <View
      accessible
      aria-label={say('track', { counters })}
      testID="track"
      style={StyleSheet.absoluteFill}
    >
      <Svg aria-hidden {...{ width, height }} viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}>
        <TrackRim view={view} box={STAGE} />
      </Svg>
    </View>
  );
}

/** The octopods still at sea; with none left, none is shown. */
function Supply({ left }: { readonly left: number }) {
  const say = watchWords.useSay();
  if (left === 0) return null;
  return (
    <View style={styles.supply}>
      <SupplyPicture>{say('left', { count: left })}</SupplyPicture>
    </View>
  );
}

function SupplyPicture({ children }: { readonly children: string }) {
  const unit = unitOf(useWindowDimensions());
  return (
    <>
      <FarWords size={32} style={styles.lilac}>
        {children}
      </FarWords>
      <Piece size={118 * unit}>
        <Octopod />
      </Piece>
    </>
  );
}

const styles = StyleSheet.create({
  watch: { flex: 1, overflow: 'hidden', alignItems: 'center', justifyContent: 'center' },
  part: { position: 'absolute' },
  middle: { alignItems: 'center', justifyContent: 'center' },
  supply: { position: 'absolute', left: 0, bottom: 0, alignItems: 'center' },
  lilac: { color: '#C9A6FF' },
  veil: { alignItems: 'center', justifyContent: 'center', backgroundColor: colors.veil },
  words: { alignItems: 'center', borderRadius: radius.l, backgroundColor: colors.panel },
});
