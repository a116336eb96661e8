import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { colors, radius } from '@/ui/theme/tokens';
import type { Contest, View as Seen } from '../../rules/state';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import type { Rect } from '../pieces/rect';
import { listed, nameOf } from '../pieces/naming';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly map: Rect;
};

/** Tells the whole table that several ships have arrived at one planet and who decides. */
export function WatchMeetings({ view, places, map }: Props) {
  const { px } = useStage();
  const at = { left: map.x, width: map.width, top: map.y + map.height - px(62) };
  return (
    <View aria-live="polite" style={[styles.meetings, at, { gap: px(8) }]}>
      {view.contests.map(contest => (
        <Meeting key={contest.planet} contest={contest} places={places} />
      ))}
    </View>
  );
}

function Meeting({ contest, places }: { contest: Contest; places: readonly TablePlace[] }) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { chooser, planet, waiting } = contest;
  const padding = { paddingHorizontal: px(22), paddingVertical: px(6) };
  return (
    <View
      accessible
      role="alert"
      aria-label={useMeetingName(contest, places)}
      style={[styles.meeting, padding, { gap: px(10) }]}
    >
      <Icon name="warning" size={px(36)} color={colors.inkDark} />
      {(chooser ? [chooser] : waiting.map(({ seat }) => seat)).map(seat => (
        <Mark key={seat} seat={seat} />
      ))}
      <Caption strong tone="dark">
        {say(chooser ? 'choosesAnew' : 'atOnce')}
      </Caption>
      {!chooser && <Mark seat={planet} />}
      {!chooser && (
        <Caption strong tone="dark">
          {say('decidesNext')}
        </Caption>
      )}
    </View>
  );
}

function Mark({ seat }: { seat: Seat }) {
  const { px } = useStage();
  const side = px(46);
  return (
    <View style={[styles.mark, { width: side, height: side, borderRadius: side / 2 }]}>
      <SeatMark seat={seat} size={side * 0.66} />
    </View>
  );
}

function useMeetingName(
  { chooser, planet, waiting }: Contest,
  places: readonly TablePlace[],
): string {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const called = (seat: Seat) => nameOf(piece, places, seat);
  if (chooser) return say('anew', { chooser: called(chooser) });
  const visitors = listed(
    piece,
    waiting.map(({ seat }) => called(seat)),
  );
  return say('together', { visitors, owner: called(planet) });
}

const styles = StyleSheet.create({
  meetings: { position: 'absolute', alignItems: 'center', pointerEvents: 'none' },
  meeting: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: radius.round,
    backgroundColor: colors.heed,
  },
  mark: { alignItems: 'center', justifyContent: 'center', backgroundColor: colors.panel },
});
