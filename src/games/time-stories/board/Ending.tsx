import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { EndingProps } from '@/games/board';
import { createStage, StageProvider, useStage } from './watch/stage';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { radius, space } from '@/ui/theme/tokens';
import type { GameEvent } from '../rules/events';
import { missionIn } from '../rules/lookup';
import type { View as StoriesView } from '../rules/state';
import { EndPicture, EndWords } from './between/EndWords';
import { RunLadder } from './between/RunLadder';
import { useMissionWords } from './pieces/missionTexts';
import { Replay } from './replay/Replay';
import { tints } from './signs/station';
import { GlazeText } from './watch/GlazeText';
import { StationGround } from './watch/StationGround';
import { STAGE_SIZES, type StageKind, stagePlan } from './watch/stageKinds';
import { useWatched, WatchProvider } from './watch/WatchContext';
import { EndStats } from './ending/EndStats';
import { storyStats } from './ending/stats';
import { endingWords } from './ending/words';

type Props = EndingProps<StoriesView, GameEvent>;

/** How the mission ended, in its own words, and the match in numbers. */
export function Ending({ view, places, story, afar = false }: Props) {
  const { language, textScale } = useComfort();
  const words = useMissionWords(view.options.mission);
  const window = useWindowDimensions();
  const [laid, setLaid] = useState<{ width: number; height: number } | null>(null);
  const stats = useMemo(() => story && storyStats(story), [story]);
  if (view.phase.name !== 'over') return null;
  const { width, height } = laid ?? window;
  const { kind, unit, dots } = afar ? afarStage(width, height) : handStage(width);
  const watched = { view, places, words, language, kind, sizes: STAGE_SIZES[kind], width: dots };
  const text = afar ? 1 : Math.max(1, textScale);
  return (
    <StageProvider value={createStage(unit, text)}>
      <WatchProvider value={watched}>
        <View
          testID="ending"
          style={afar ? styles.afar : styles.ending}
          onLayout={({ nativeEvent: { layout } }) =>
            setLaid({ width: layout.width, height: layout.height })
          }
        >
          {afar ? (
            <>
              <StationGround />
              <FarPage stats={stats} />
            </>
          ) : (
            <Page {...{ stats, story, places }} width={dots} />
          )}
        </View>
      </WatchProvider>
    </StageProvider>
  );
}

type StageOfEnding = { readonly kind: StageKind; readonly unit: number; readonly dots: number };

function afarStage(width: number, height: number): StageOfEnding {
  const { kind, unit, width: dots } = stagePlan(width, height);
  return { kind, unit, dots };
}

/** Words are as large as elsewhere in the app. */
const handStage = (width: number): StageOfEnding => ({
  kind: 'slim',
  unit: UNIT,
  dots: (width - 2 * space.m) / UNIT,
});
const UNIT = 0.75;

type WithStats = { readonly stats: ReturnType<typeof storyStats> | null };

/** Success in its shades, or what was given up, and in which run. */
function Verdict() {
  const say = endingWords.useSay();
  const { view, sizes, isWon } = useEnd();
  return (
    <GlazeText size={sizes.small} color={isWon ? tints.yes : tints.soft} testID="verdict-line">
      {`${say(isWon ? 'won' : 'lost')}, ${say('run', { count: view.runs.length })}`}
    </GlazeText>
  );
}

function useEnd() {
  const watched = useWatched();
  const end = watched.view.phase.name === 'over' ? watched.view.phase.end : '';
  const isWon = missionIn(watched.view).ends[end]?.kind === 'success';
  return { ...watched, end, isWon };
}

type PageProps = WithStats & Pick<Props, 'story' | 'places'> & { readonly width: number };

function Page({ stats, story, places, width }: PageProps) {
  const say = endingWords.useSay();
  const { words, sizes, end, isWon } = useEnd();
  const [isReplaying, setReplaying] = useState(false);
  const hasRoom = width >= ROOM_BESIDE;
  return (
    <>
      <Verdict />
      {!hasRoom && <EndPicture end={end} width={width} height={width * PICTURE_SHAPE} />}
      <EndWords end={end} width={width} {...(hasRoom && { picture: BESIDE })} />
      {story && (
        <Button
          title={say('replay.open')}
          icon="play"
          onPress={() => setReplaying(true)}
          testID="replay-open"
        />
      )}
      <EndStats stats={stats} width={width} />
      <RunLadder />
      {isWon && words.afterword !== '' && (
        <View testID="afterword" style={styles.afterword}>
          <GlazeText face="display" size={sizes.words} color={tints.glaze}>
            {say('afterword')}
          </GlazeText>
          {words.afterword.split('\n\n').map(paragraph => (
            <GlazeText key={paragraph} face="text" size={sizes.small} color={tints.soft}>
              {paragraph}
            </GlazeText>
          ))}
        </View>
      )}
      {isReplaying && story && <Replay {...{ story, places }} close={() => setReplaying(false)} />}
    </>
  );
}

/** In dots. With less room the picture stands above the words. */
const ROOM_BESIDE = 1_000;
const BESIDE = { width: 560, height: 240 };
const PICTURE_SHAPE = 3 / 7;

/** On a TV: the words on the left, numbers and runs on the right; on half a tablet below them. */
function FarPage({ stats }: WithStats) {
  const { end, kind, width, sizes } = useEnd();
  const isFar = kind === 'far';
  const whole = width - 2 * sizes.edge;
  const [told, counted] = isFar
    ? [1060, 690]
    : kind === 'near'
      ? [whole * 0.58, whole * 0.37]
      : [whole, whole];
  return (
    <ScrollView contentContainerStyle={kind === 'slim' ? styles.below : styles.columns}>
      <View style={styles.told}>
        <Verdict />
        {isFar && <EndPicture end={end} width={560} height={240} />}
        <EndWords end={end} width={told} />
      </View>
      <Counted {...{ stats }} width={counted} />
    </ScrollView>
  );
}

function Counted({ stats, width }: WithStats & Pick<PageProps, 'width'>) {
  const { px } = useStage();
  return (
    <View style={[styles.counted, { width: px(width) }]}>
      <EndStats stats={stats} width={width} />
      <RunLadder />
    </View>
  );
}

const styles = StyleSheet.create({
  ending: {
    gap: space.m,
    padding: space.m,
    borderRadius: radius.l,
    backgroundColor: tints.light,
  },
  afar: { flex: 1, backgroundColor: tints.light },
  columns: {
    flexGrow: 1,
    flexDirection: 'row',
    justifyContent: 'space-evenly',
    alignItems: 'center',
  },
  told: { gap: space.s },
  below: { gap: space.l, padding: space.m },
  counted: { gap: space.l },
  afterword: { gap: space.s },
});
