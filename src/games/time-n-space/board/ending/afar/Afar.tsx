import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { of } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { boxOf } from '../../pieces/rect';
import type { EndingProps } from '../../../../board';
import { GOODS } from '../../../rules/components';
import { result as resultOf, scores as scoresOf } from '../../../rules/score';
import type { GameEvent } from '../../../rules/actions';
import type { View as Seen } from '../../../rules/state';
import { Heavens } from '../../watch/Heavens';
import { createStage, largerText, StageProvider } from '../../watch/stage';
import { statisticsOf } from '../statistics';
import { isAnyLost } from '../counting';
import { EndingSize, EndingText } from '../EndingText';
import { useCounting } from '../useCounting';
import { Verdict } from '../Verdict';
import { endingWords } from '../words';
import { AfarChart } from './AfarChart';
import { Band } from './Band';
import { Facts } from './Facts';
import { PlayerColumn } from './PlayerColumn';
import { afarLayout } from './layout';
import { NowCounted } from './NowCounted';

type Props = Omit<EndingProps<Seen, GameEvent>, 'seat' | 'afar'>;

/** The scoring on a TV: all of it on one screen, with nothing to touch. */
export function Afar({ view, places, story }: Props) {
  const say = endingWords.useSay();
  const { textScale } = useComfort();
  const window = useWindowDimensions();
  const [laid, setLaid] = useState<{ width: number; height: number } | null>(null);
  const { counted, done } = useCounting();
  const result = resultOf(view);
  if (!result) return null;
  const size = laid ?? window;
  const layout = afarLayout(size, view.seats.length, GOODS.length);
  const scores = scoresOf(view);
  const statistics = story && statisticsOf(story);
  const counting = { result, scores, places, counted, done };
  return (
    <EndingSize value="far">
      <StageProvider value={createStage(layout.unit, Math.min(layout.text, largerText(textScale)))}>
        <View
          testID="ending"
          style={styles.afar}
          onLayout={({ nativeEvent }) => setLaid(nativeEvent.layout)}
        >
          <Heavens size={size} />
          <Verdict {...counting} seat={null} rect={layout.headline} />
          {GOODS.map((good, n) => (
            <Band key={good} good={good} rect={layout.bands[n]} now={!done && n === counted - 1} />
          ))}
          <View testID="standings" style={styles.lanes}>
            {view.seats.map((seat, n) => (
              <PlayerColumn
                key={seat}
                {...counting}
                seat={seat}
                centre={of(view.centres, seat)}
                rect={layout.lanes[n]}
                bands={layout.bands}
              />
            ))}
          </View>
          {done && isAnyLost(scores) && (
            <View style={[styles.placed, boxOf(layout.note)]}>
              <EndingText as="note" tone="soft">
                {say('row.lostWhy')}
              </EndingText>
            </View>
          )}
          {done ? (
            <>
              <AfarChart statistics={statistics} places={places} rect={layout.chart} />
              <Facts {...{ view, scores, statistics, places }} rect={layout.facts} />
            </>
          ) : (
            <NowCounted good={GOODS[counted - 1]} rect={layout.side} />
          )}
        </View>
      </StageProvider>
    </EndingSize>
  );
}

const styles = StyleSheet.create({
  afar: { flex: 1, overflow: 'hidden' },
  lanes: { ...StyleSheet.absoluteFillObject },
  placed: { position: 'absolute' },
});
