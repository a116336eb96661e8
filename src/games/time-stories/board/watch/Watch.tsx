import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useStore } from 'zustand';
import type { WatchProps } from '@/games/board';
import { createStage, StageProvider } from './stage';
import { useComfort } from '@/ui/comfort';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';
import { Album } from '../album/Album';
import { BetweenRuns } from '../between/BetweenRuns';
import { useTold } from '../between/useTold';
import { LookCloser } from '../closer/LookCloser';
import { useMissionWords } from '../pieces/missionTexts';
import { tints } from '../signs/station';
import { BoardView } from './BoardView';
import { PausedVeil } from './PausedVeil';
import { StationGround } from './StationGround';
import { STAGE_SIZES, stagePlan } from './stageKinds';
import { WatchProvider } from './WatchContext';
import { watchWords } from './words';

type Props = WatchProps<Seen, GameEvent>;

/** The place for all to see: on a TV, on a tablet in the middle, and on a phone that only watches. */
export function Watch({ store, isVeiled, pausedWhy, news }: Props) {
  const { view, clock, places, requests } = useStore(store);
  const notes = useTold(requests);
  const say = watchWords.useSay();
  const { language, textScale } = useComfort();
  const words = useMissionWords(view.options.mission);
  const window = useWindowDimensions();
  const [laid, setLaid] = useState<Extent | null>(null);
  const [open, setOpen] = useState<Opened>(null);
  const { width, height } = laid ?? window;
  const plan = useMemo(() => stagePlan(width, height), [width, height]);
  const text = Math.min(MOST_GROWTH, Math.max(1, textScale));
  const sizes = STAGE_SIZES[plan.kind];
  const watched = { view, places, words, language, kind: plan.kind, sizes, width: plan.width };
  const canTouch = plan.kind !== 'far';
  return (
    <StageProvider value={createStage(plan.unit, text)}>
      <WatchProvider value={watched}>
        <View
          role="main"
          aria-label={say('name')}
          testID="watch"
          style={styles.watch}
          onLayout={({ nativeEvent: { layout } }) =>
            setLaid({ width: layout.width, height: layout.height })
          }
        >
          <StationGround />
          <ScrollView contentContainerStyle={styles.content}>
            <View style={{ width: plan.width * plan.unit, minHeight: plan.height * plan.unit }}>
              {view.phase.name === 'home' ? (
                <BetweenRuns notes={notes} />
              ) : (
                <BoardView
                  events={store.events}
                  look={canTouch ? slot => setOpen({ what: 'picture', slot }) : undefined}
                  album={canTouch ? () => setOpen({ what: 'album' }) : undefined}
                />
              )}
            </View>
          </ScrollView>
          {open?.what === 'picture' && (
            <LookCloser
              {...{ view }}
              place={view.place}
              slot={open.slot}
              close={() => setOpen(null)}
            />
          )}
          {open?.what === 'album' && <Album view={view} close={() => setOpen(null)} />}
          <View pointerEvents="box-none" style={styles.news}>
            {news}
          </View>
          {!clock.running && view.phase.name !== 'over' && !isVeiled && (
            <PausedVeil why={pausedWhy} />
          )}
        </View>
      </WatchProvider>
    </StageProvider>
  );
}

type Extent = { readonly width: number; readonly height: number };
type Opened =
  { readonly what: 'picture'; readonly slot: string } | { readonly what: 'album' } | null;

/** With larger words a plate could not hold its content. */
const MOST_GROWTH = 1.1;

const styles = StyleSheet.create({
  watch: { flex: 1, overflow: 'hidden', backgroundColor: tints.light },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  news: { position: 'absolute', bottom: 0, left: 0, right: 0, alignItems: 'center' },
});
