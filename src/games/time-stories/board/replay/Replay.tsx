import { useEffect, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { EventFeed, MatchReplay, TablePlace } from '@/games/board';
import type { Millis } from '@/kit/millis';
import { createStage, StageProvider } from '../watch/stage';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { ReplayControls } from '@/ui/replay/ReplayControls';
import { ReplayModal, ReplayTable } from '@/ui/replay/ReplayModal';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';
import { BetweenRuns } from '../between/BetweenRuns';
import { endingWords } from '../ending/words';
import { useMissionWords } from '../pieces/missionTexts';
import { BoardView } from '../watch/BoardView';
import { StationGround } from '../watch/StationGround';
import { STAGE_SIZES, stagePlan } from '../watch/stageKinds';
import { WatchProvider } from '../watch/WatchContext';
import { momentsOf } from './moments';

type Props = {
  readonly story: MatchReplay<Seen, GameEvent>;
  readonly places: readonly TablePlace[];
  close(): void;
};

/** Goes through a finished match moment by moment, as everybody could see it. */
export function Replay({ close, ...props }: Props) {
  const say = endingWords.useSay();
  return (
    <ReplayModal title={say('replay.title')} close={close}>
      <Moments close={close} {...props} />
    </ReplayModal>
  );
}

function Moments({ story, places, close }: Props) {
  const say = endingWords.useSay();
  const moments = useMemo(() => momentsOf(story), [story]);
  const { at, isRunning, seek, toggle } = usePlaying(moments.length);
  const shown = moments[at];
  if (!shown) return null;
  const header = (
    <View style={styles.header}>
      <IconButton icon="back" name={say('replay.close')} onPress={close} testID="replay-close" />
      <Type as="heading" style={styles.grows} testID="replay-moment">
        {say('replay.moment', { run: shown.run, moment: at + 1, moments: moments.length })}
      </Type>
    </View>
  );
  const dock = (
    <ReplayControls
      back={{ name: say('replay.earlier'), testID: 'replay-earlier', skip: () => seek(at - 1) }}
      forward={{ name: say('replay.later'), testID: 'replay-later', skip: () => seek(at + 1) }}
      play={{ name: say(isRunning ? 'replay.pause' : 'replay.play'), running: isRunning, toggle }}
    />
  );
  return (
    <ReplayTable header={header} dock={dock}>
      <BoardThen view={story.viewAfter(shown.entry)} places={places} />
    </ReplayTable>
  );
}

/** By hand or by itself; with little motion it waits for the hand. */
function usePlaying(count: number) {
  const { still } = useComfort();
  const [at, setAt] = useState(0);
  const [wants, setWants] = useState(!still);
  const isRunning = wants && at < count - 1;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setAt(at + 1), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isRunning, at]);
  const seek = (to: number) => {
    setWants(false);
    setAt(Math.min(count - 1, Math.max(0, to)));
  };
  const toggle = () => {
    if (!isRunning && at === count - 1) setAt(0);
    setWants(!isRunning);
  };
  return { at, isRunning, seek, toggle };
}

const MOMENT_MS: Millis = 2_000;

type ThenProps = { readonly view: Seen; readonly places: readonly TablePlace[] };

function BoardThen({ view, places }: ThenProps) {
  const { language } = useComfort();
  const words = useMissionWords(view.options.mission);
  const window = useWindowDimensions();
  const [laid, setLaid] = useState<{ width: number; height: number } | null>(null);
  const { width, height } = laid ?? window;
  const plan = stagePlan(width, height);
  const watched = {
    view,
    places,
    words,
    language,
    kind: plan.kind,
    sizes: STAGE_SIZES[plan.kind],
    width: plan.width,
  };
  return (
    <StageProvider value={createStage(plan.unit, 1)}>
      <WatchProvider value={watched}>
        <View
          style={styles.grows}
          onLayout={({ nativeEvent: { layout } }) =>
            setLaid({ width: layout.width, height: layout.height })
          }
        >
          <StationGround />
          <ScrollView contentContainerStyle={styles.board}>
            <View style={{ width: plan.width * plan.unit }}>
              {view.phase.name === 'home' ? (
                <BetweenRuns notes={[]} />
              ) : (
                <BoardView events={SILENT} />
              )}
            </View>
          </ScrollView>
        </View>
      </WatchProvider>
    </StageProvider>
  );
}

const SILENT: EventFeed<Seen, GameEvent> = { subscribe: () => () => undefined };

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingRight: space.m },
  grows: { flex: 1 },
  board: { alignItems: 'center' },
});
