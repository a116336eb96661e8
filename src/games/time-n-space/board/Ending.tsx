import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { nameOf } from './pieces/naming';
import type { EndingProps } from '../../board';
import type { GameEvent } from '../rules/actions';
import { result as resultOf, scores as scoresOf } from '../rules/score';
import type { View as Seen } from '../rules/state';
import { Review } from './coach/Review';
import { Afar } from './ending/afar/Afar';
import { isAnyLost, rankOf } from './ending/counting';
import { StatisticsCharts } from './ending/charts/StatisticsCharts';
import { ScoreSheet } from './ending/ScoreSheet';
import { Standings } from './ending/Standings';
import { useCounting } from './ending/useCounting';
import { Verdict } from './ending/Verdict';
import { endingWords } from './ending/words';
import { pieceWords } from './pieces/words';
import { Replay } from './replay/Replay';

/** Shows the scoring, colour by colour, and then the story of the match. */
export const Ending = ({ afar = false, ...props }: EndingProps<Seen, GameEvent>) =>
  afar ? <Afar {...props} /> : <InHand {...props} />;

function InHand({ view, seat, places, story }: Omit<EndingProps<Seen, GameEvent>, 'afar'>) {
  const say = endingWords.useSay();
  const [replaying, setReplaying] = useState(false);
  const counting = useCounting();
  const result = resultOf(view);
  if (!result) return null;
  const { done, skip } = counting;
  const scores = scoresOf(view);
  return (
    <View
      testID="ending"
      style={styles.ending}
      // Sees every touch first but handles none, so that any touch skips the count.
      onStartShouldSetResponderCapture={() => {
        if (!done) skip();
        return false;
      }}
    >
      <Verdict {...{ result, scores, places, seat, ...counting }} />
      <Standings seats={view.seats} {...{ result, scores, places, ...counting }} />
      {!done && <Button key="skip" title={say('skip')} kind="quiet" onPress={skip} testID="skip" />}
      {done && story && (
        <Button
          key="again" // keeps React from turning the skip button into this one under a finger
          title={say('replay.open')}
          icon="play"
          onPress={() => setReplaying(true)}
          testID="replay-open"
        />
      )}
      <Sheets {...{ view, seat, places, done }} counted={counting.counted} />
      {/* Shown earlier, these would reveal the winner. */}
      {done && seat && story && <Review story={story} seat={seat} />}
      {done && (
        <View style={styles.sheets}>
          <StatisticsCharts view={view} places={places} story={story} />
        </View>
      )}
      {replaying && story && (
        <Replay story={story} places={places} seat={seat} close={() => setReplaying(false)} />
      )}
    </View>
  );
}

type SheetsProps = Omit<EndingProps<Seen, GameEvent>, 'story'> & {
  readonly counted: number;
  readonly done: boolean;
};

/** The player's own sheet comes first; the others follow, by place once that is known. */
function Sheets({ view, seat, places, counted, done }: SheetsProps) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const scores = scoresOf(view);
  const result = resultOf(view);
  const rank = (one: Seat) => (one === seat ? 0 : done && result ? rankOf(result, one) : 1);
  return (
    <View style={styles.sheets}>
      {done && isAnyLost(scores) && (
        <Type as="small" tone="soft" style={styles.note}>
          {say('row.lostWhy')}
        </Type>
      )}
      {[...view.seats]
        .sort((one, other) => rank(one) - rank(other))
        .map(one => (
          <ScoreSheet
            key={one}
            seat={one}
            name={nameOf(pieces, places, one)}
            centre={of(view.centres, one)}
            score={of(scores, one)}
            counted={counted}
            place={done && result ? rankOf(result, one) : null}
          />
        ))}
    </View>
  );
}

const styles = StyleSheet.create({
  ending: { gap: space.m, width: '100%' },
  note: { width: '100%', paddingHorizontal: space.m },
  sheets: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.m },
});
