import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { space } from '@/ui/theme/tokens';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { useStage } from '../watch/stage';
import { pointsUpTo, rankOf, strata } from './counting';
import { EndingText, useIsFar, useIsTight } from './EndingText';
import { Orbit } from './Orbit';
import { GLASS, SandGlass } from './SandGlass';
import type { Counted } from './verdictWords';
import { useEndingVoice } from './words';

type Props = Counted & {
  readonly seat: Seat;
  readonly width: number;
  /** Height of the glass. */
  readonly height: number;
};

/** A player's points as sand in a glass, with the number and the name. */
export function PointsGlass({ seat, width, height, ...props }: Props) {
  const { scores, result, places, counted, done } = props;
  const { say, piece } = useEndingVoice();
  const look = useLook();
  const most = Math.max(...Object.values(scores).map(({ points }) => points));
  const score = of(scores, seat);
  const points = pointsUpTo(score, counted);
  const place = rankOf(result, seat);
  const wins = done && place === 1;
  const name = nameOf(piece, places, seat);
  const said = say('glass', { name, points: say('points', { count: points }) });
  const levels = strata(score, most, counted);
  const glass = <SandGlass {...{ levels, height }} best={wins} />;
  const rounds = (look.orbit * height * GLASS.width) / GLASS.height;
  return (
    <View
      accessible
      role="img"
      aria-label={done ? `${say('place', { place })}. ${said}` : said}
      testID={`standing-${seat}`}
      style={[styles.column, look.column, { width }]}
    >
      {wins ? (
        <Orbit seat={seat} width={Math.min(width * look.share, rounds)}>
          {glass}
        </Orbit>
      ) : (
        glass
      )}
      <EndingText
        as="total"
        align="center"
        tone={wins ? 'win' : 'ink'}
        testID={useIsFar() ? `total-${seat}` : undefined}
      >
        {points}
      </EndingText>
      <View style={[styles.name, look.name]}>
        <SeatMark seat={seat} size={look.mark} />
        <EndingText as="name" align={look.align} style={styles.word}>
          {name}
        </EndingText>
      </View>
    </View>
  );
}

/**
 * `share` of the column, and `orbit` of the glass: the most width that the winner's rounds take.
 */
function useLook() {
  const { px } = useStage();
  const { textScale } = useComfort();
  const isTight = useIsTight();
  if (useIsFar()) {
    const name = { gap: px(10), paddingHorizontal: px(8) };
    const column = { paddingTop: px(10) };
    return { column, name, mark: px(34), align: 'left', share: 0.94, orbit: 1.5 } as const;
  }
  const name = [styles.near, isTight && styles.stacked];
  const mark = 14 * Math.min(1.5, textScale);
  return { column: styles.inRow, name, mark, align: 'center', share: 1.02, orbit: 1.34 } as const;
}

const styles = StyleSheet.create({
  column: { alignItems: 'center' },
  inRow: { gap: space.xs, paddingHorizontal: 2 },
  name: { flexDirection: 'row', alignItems: 'center', maxWidth: '100%' },
  near: { gap: space.xs },
  stacked: { flexDirection: 'column' },
  word: { flexShrink: 1 },
});
