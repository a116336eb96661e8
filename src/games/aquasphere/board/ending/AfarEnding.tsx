import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import type { Ranked } from '@/games/game';
import type { BySeat } from '@/kit/seat';
import type { Seen } from '../../rules/state';
import { sea } from '../pieces/colours';
import { Sea } from '../watch/Sea';
import { createStage, StageProvider } from '../watch/stage';
import { EndingFar, EndingText } from './EndingText';
import { FinalTable } from './FinalTable';
import type { SourcePoints } from './sources';
import { SourcesChart } from './SourcesChart';
import { SourcesLegend } from './SourcesLegend';
import { StandingRows } from './StandingRows';
import { Verdict } from './Verdict';
import { endingWords } from './words';

type Props = {
  readonly view: Seen;
  readonly result: Ranked;
  readonly places: readonly TablePlace[];
  readonly sources: BySeat<readonly SourcePoints[]> | null;
};

/** The ending on a TV: standings first, the chart beside them, nothing to touch. */
export function AfarEnding({ view, result, places, sources }: Props) {
  const window = useWindowDimensions();
  const [laid, setLaid] = useState<{ width: number; height: number } | null>(null);
  const size = laid ?? window;
  const unit = Math.min(size.width / 1920, size.height / 1080);
  const px = (dots: number) => dots * unit;
  const room = { gap: px(28), padding: px(44) };
  const panel = { borderRadius: px(24), padding: px(24), gap: px(16) };
  return (
    <EndingFar value={true}>
      <StageProvider value={createStage(unit, 1)}>
        <View
          testID="ending"
          style={styles.afar}
          onLayout={({ nativeEvent: { layout } }) =>
            setLaid({ width: layout.width, height: layout.height })
          }
        >
          <View style={styles.sea}>
            <Sea {...size} />
          </View>
          <View style={[styles.columns, room]}>
            <View style={[styles.left, { width: px(800), gap: px(22) }]}>
              <Verdict {...{ view, result, places }} seat={null} />
              <StandingRows {...{ result, places, sources }} />
              <View style={[styles.panel, panel, { paddingVertical: px(12) }]}>
                <FinalTable {...{ view, places }} />
              </View>
            </View>
            <View style={[styles.panel, styles.right, panel]}>
              <Sources {...{ view, places, sources }} letters={px(32)} />
            </View>
          </View>
        </View>
      </StageProvider>
    </EndingFar>
  );
}

type SourcesProps = Pick<Props, 'view' | 'places' | 'sources'> & { readonly letters: number };

function Sources({ view, places, sources, letters }: SourcesProps) {
  const say = endingWords.useSay();
  return (
    <>
      <EndingText as="title">{say('chart.title')}</EndingText>
      {sources ? (
        <>
          <SourcesChart {...{ places, sources, letters }} seats={view.seats} />
          <SourcesLegend sources={sources} seats={view.seats} />
        </>
      ) : (
        <EndingText as="words" tone="soft" testID="story-waiting">
          {say('chart.waiting')}
        </EndingText>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  afar: { flex: 1, overflow: 'hidden', backgroundColor: sea.deep },
  sea: { ...StyleSheet.absoluteFillObject },
  columns: { flex: 1, flexDirection: 'row' },
  left: { justifyContent: 'center' },
  right: { flex: 1 },
  panel: { backgroundColor: sea.panel, borderColor: sea.panelLine, borderWidth: 1.5 },
});
