import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { of } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import type { EndingProps } from '../../../../board';
import { GOODS } from '../../../rules/components';
import { result as resultOf, scores as scoresOf } from '../../../rules/score';
import type { GameEvent } from '../../../rules/actions';
import type { View as Seen } from '../../../rules/state';
import { Caption } from '../../watch/Caption';
import { Heavens } from '../../watch/Heavens';
import { createStage, largerText, StageProvider } from '../../watch/stage';
import { statisticsOf } from '../statistics';
import { useCounting } from '../useCounting';
import { endingWords } from '../words';
import { AfarChart } from './AfarChart';
import { Band } from './Band';
import { boxOf } from './boxOf';
import { Facts } from './Facts';
import { Headline } from './Headline';
import { AfarLane } from './Lane';
import { afarLayout } from './layout';
import { NowCounted } from './NowCounted';

type Props = Omit<EndingProps<Seen, GameEvent>, 'seat' | 'afar'>;

/** The scoring as a room sees it: the whole of it on one screen, and nothing to touch. */
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
  const evening = story && statisticsOf(story);
  const isAnyLost = view.seats.some(seat =>
    GOODS.some(good => of(scores, seat).rows[good].cancelled),
  );
  return (
    <StageProvider value={createStage(layout.unit, Math.min(layout.text, largerText(textScale)))}>
      <View
        testID="ending"
        style={styles.afar}
        onLayout={({ nativeEvent }) => setLaid(nativeEvent.layout)}
      >
        <Heavens size={size} />
        <Headline {...{ result, scores, places, counted, done }} rect={layout.headline} />
        {GOODS.map((good, n) => (
          <Band key={good} good={good} rect={layout.bands[n]} now={!done && n === counted - 1} />
        ))}
        <View testID="standings" style={styles.lanes}>
          {view.seats.map((seat, n) => (
            <AfarLane
              key={seat}
              {...{ seat, scores, result, places, counted, done }}
              centre={of(view.centres, seat)}
              rect={layout.lanes[n]}
              bands={layout.bands}
            />
          ))}
        </View>
        {done && isAnyLost && (
          <View style={[styles.placed, boxOf(layout.note)]}>
            <Caption size={26} tone="soft">
              {say('row.lostWhy')}
            </Caption>
          </View>
        )}
        {done ? (
          <>
            <AfarChart evening={evening} places={places} rect={layout.chart} />
            <Facts {...{ view, scores, evening, places }} rect={layout.facts} />
          </>
        ) : (
          <NowCounted good={GOODS[counted - 1]} rect={layout.side} />
        )}
      </View>
    </StageProvider>
  );
}

const styles = StyleSheet.create({
  afar: { flex: 1, overflow: 'hidden' },
  lanes: { ...StyleSheet.absoluteFillObject },
  placed: { position: 'absolute' },
});
