import { StyleSheet, View } from 'react-native';
import { type BySeat, of, type Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import type { TablePlace } from '../../../../board';
import type { Result } from '../../../../game';
import { GOODS } from '../../../rules/components';
import type { Score } from '../../../rules/score';
import type { Centre } from '../../../rules/state';
import { SeatMark } from '../../pieces/SeatMark';
import { pieceWords } from '../../pieces/words';
import { Caption } from '../../watch/Caption';
import type { WatchRect } from '../../watch/layout';
import { useStage } from '../../watch/stage';
import { rankOf, pointsUpTo, strata } from '../counting';
import { Orbit } from '../Orbit';
import { GLASS, SandGlass } from '../SandGlass';
import { SandRain } from '../SandRain';
import { endingWords, playerName } from '../words';
import { boxOf } from './boxOf';
import { Cell } from './Cell';

type Props = {
  readonly seat: Seat;
  readonly scores: BySeat<Score>;
  readonly result: Result;
  readonly places: readonly TablePlace[];
  readonly centre: Centre;
  readonly counted: number;
  readonly done: boolean;
  readonly rect: WatchRect | undefined;
  /** Across all lanes: where the colours lie. */
  readonly bands: readonly WatchRect[];
};

/** One player from the glass down to the last colour. */
export function AfarLane({ rect, bands, ...props }: Props) {
  const { px } = useStage();
  const { seat, scores, result, centre, counted, done } = props;
  const wins = done && rankOf(result, seat) === 1;
  if (!rect) return null;
  const state = (n: number) => (n < counted ? 'done' : 'later');
  return (
    <View style={[styles.lane, boxOf(rect)]}>
      {wins && <View style={[styles.best, { borderRadius: px(28), borderWidth: px(3) }]} />}
      {wins && <SandRain width={rect.width} height={rect.height} />}
      <Standing {...props} wins={wins} width={rect.width} />
      {done && <PlaceOf {...props} />}
      {GOODS.map((good, n) => (
        <Cell
          key={good}
          {...{ good, seat, centre }}
          row={of(scores, seat).rows[good]}
          counted={state(n)}
          rect={{ ...rect, x: 0, y: (bands[n]?.y ?? 0) - rect.y, height: bands[n]?.height ?? 0 }}
        />
      ))}
    </View>
  );
}

const TALL = 176;

type StandingProps = Omit<Props, 'rect' | 'bands' | 'centre'> & {
  readonly wins: boolean;
  readonly width: number;
};

/** The glass with all that was earned, how much it is, and whose. */
function Standing({ seat, scores, result, places, counted, done, wins, width }: StandingProps) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const { px } = useStage();
  const most = Math.max(...Object.values(scores).map(({ points }) => points));
  const points = pointsUpTo(of(scores, seat), counted);
  const name = playerName(places, pieces, seat);
  const said = say('glass', { name, points: say('points', { count: points }) });
  const place = say('place', { place: rankOf(result, seat) });
  const glass = (
    <SandGlass levels={strata(of(scores, seat), most, counted)} height={px(TALL)} best={wins} />
  );
  const wide = (px(TALL) * GLASS.width) / GLASS.height;
  return (
    <View
      accessible
      role="img"
      aria-label={done ? `${place}. ${said}` : said}
      testID={`standing-${seat}`}
      style={[styles.standing, { paddingTop: px(10) }]}
    >
      {wins ? (
        <Orbit seat={seat} width={Math.min(width * 0.94, wide * 1.5)}>
          {glass}
        </Orbit>
      ) : (
        glass
      )}
      <View testID={`total-${seat}`}>
        <Caption size={56} strong align="center" tone={wins ? 'heed' : 'ink'}>
          {points}
        </Caption>
      </View>
      <View style={[styles.name, { gap: px(10), paddingHorizontal: px(8) }]}>
        <SeatMark seat={seat} size={px(34)} />
        <Caption size={32} strong lines={1} style={styles.word}>
          {name}
        </Caption>
      </View>
    </View>
  );
}

/** The glass says it, too. */
function PlaceOf({ result, seat }: Pick<Props, 'result' | 'seat'>) {
  const say = endingWords.useSay();
  return (
    <View aria-hidden>
      <Caption size={24} tone="soft" align="center">
        {say('place', { place: rankOf(result, seat) })}
      </Caption>
    </View>
  );
}

const styles = StyleSheet.create({
  lane: { position: 'absolute' },
  best: {
    ...StyleSheet.absoluteFillObject,
    borderColor: colors.brass,
    backgroundColor: colors.raised,
    opacity: 0.55,
  },
  standing: { alignItems: 'center' },
  name: { flexDirection: 'row', alignItems: 'center', maxWidth: '100%' },
  word: { flexShrink: 1 },
});
