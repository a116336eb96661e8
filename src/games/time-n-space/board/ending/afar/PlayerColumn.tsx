import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { GOODS } from '../../../rules/components';
import type { Centre } from '../../../rules/state';
import { boxOf, type Rect } from '../../pieces/rect';
import { Caption } from '../../watch/Caption';
import { useStage } from '../../watch/stage';
import { rankOf } from '../counting';
import { SandRain } from '../SandRain';
import { ScoreRow } from '../ScoreRow';
import { PointsGlass } from '../PointsGlass';
import type { Counted } from '../verdictWords';
import { useEndingVoice } from '../words';

type Props = Counted & {
  readonly seat: Seat;
  readonly centre: Centre;
  readonly rect: Rect | undefined;
  /** Across all columns: where each colour lies. */
  readonly bands: readonly Rect[];
};

/** One player, from the glass at the top to the last colour. */
export function PlayerColumn({ rect, bands, centre, ...props }: Props) {
  const { px } = useStage();
  const { say } = useEndingVoice();
  const { seat, scores, result, counted, done } = props;
  const place = rankOf(result, seat);
  const wins = done && place === 1;
  if (!rect) return null;
  return (
    <View style={[styles.lane, boxOf(rect)]}>
      {wins && <View style={[styles.best, { borderRadius: px(28), borderWidth: px(3) }]} />}
      {wins && <SandRain width={rect.width} height={rect.height} />}
      <PointsGlass {...props} width={rect.width} height={px(TALL)} />
      {done && (
        // The glass has the same words for screen readers.
        <View aria-hidden>
          <Caption size={24} tone="soft" align="center">
            {say('place', { place })}
          </Caption>
        </View>
      )}
      {GOODS.map((good, n) => (
        <ScoreRow
          key={good}
          {...{ good, seat, centre }}
          row={of(scores, seat).rows[good]}
          counted={n < counted ? 'done' : 'later'}
          rect={{ ...rect, x: 0, y: (bands[n]?.y ?? 0) - rect.y, height: bands[n]?.height ?? 0 }}
        />
      ))}
    </View>
  );
}

const TALL = 176;

const styles = StyleSheet.create({
  lane: { position: 'absolute' },
  best: {
    ...StyleSheet.absoluteFillObject,
    borderColor: colors.brass,
    backgroundColor: colors.raised,
    opacity: 0.55,
  },
});
