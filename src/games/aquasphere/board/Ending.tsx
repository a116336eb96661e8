import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { COLUMN, space, WIDE } from '@/ui/theme/tokens';
import type { EndingProps } from '../../board';
import type { GameEvent } from '../rules/events';
import { result as resultOf } from '../rules/score';
import type { Seen } from '../rules/state';
import { AfarEnding } from './ending/AfarEnding';
import { EndingText } from './ending/EndingText';
import { FinalTable } from './ending/FinalTable';
import { pointsBySource } from './ending/sources';
import { SourcesChart } from './ending/SourcesChart';
import { SourcesLegend } from './ending/SourcesLegend';
import { StandingRows } from './ending/StandingRows';
import { Verdict } from './ending/Verdict';
import { endingWords } from './ending/words';
import { Replay } from './replay/Replay';

type Props = EndingProps<Seen, GameEvent>;

/** Shows the standings first, then the final scoring, and where all points came from. */
export function Ending({ afar = false, ...props }: Props) {
  const { view, places, story } = props;
  const sources = useMemo(() => story && pointsBySource(story), [story]);
  const result = resultOf(view);
  if (!result) return null;
  return afar ? (
    <AfarEnding {...{ view, result, places, sources }} />
  ) : (
    <InHand {...props} {...{ result, sources }} />
  );
}

type InHandProps = Omit<Props, 'afar'> & {
  readonly result: NonNullable<ReturnType<typeof resultOf>>;
  readonly sources: ReturnType<typeof pointsBySource> | null;
};

function InHand({ view, seat, places, story, result, sources }: InHandProps) {
  const say = endingWords.useSay();
  const { textScale } = useComfort();
  const isWide = useWindowDimensions().width >= WIDE;
  const [replaying, setReplaying] = useState(false);
  return (
    <View style={[styles.ending, isWide && styles.beside]} testID="ending">
      <View style={isWide ? styles.half : styles.column}>
        <Verdict {...{ view, result, places, seat }} />
        <StandingRows {...{ result, places, sources }} />
        {story && (
          <Button
            title={say('replay.open')}
            icon="play"
            onPress={() => setReplaying(true)}
            testID="replay-open"
          />
        )}
        <Panel>
          <FinalTable {...{ view, places }} />
        </Panel>
      </View>
      <View style={isWide ? styles.half : styles.column}>
        <Panel>
          <EndingText as="title">{say('chart.title')}</EndingText>
          {sources ? (
            <>
              <SourcesChart
                {...{ places, sources }}
                seats={view.seats}
                height={CHART}
                letters={12 * Math.min(1.4, textScale)}
              />
              <SourcesLegend sources={sources} seats={view.seats} />
            </>
          ) : (
            <EndingText as="words" tone="soft" testID="story-waiting">
              {say('chart.waiting')}
            </EndingText>
          )}
        </Panel>
      </View>
      {replaying && story && <Replay {...{ story, places }} close={() => setReplaying(false)} />}
    </View>
  );
}

const CHART = 300;

const styles = StyleSheet.create({
  ending: { width: '100%', gap: space.l },
  beside: { flexDirection: 'row', alignItems: 'flex-start' },
  column: { gap: space.m, width: '100%', maxWidth: COLUMN, alignSelf: 'center' },
  half: { flex: 1, gap: space.m },
});
