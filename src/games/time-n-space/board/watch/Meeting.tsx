import { StyleSheet, View } from 'react-native';
import type { Place } from '@/games/board';
import { Icon } from '@/ui/Icon';
import { colors, radius } from '@/ui/theme/tokens';
import type { Contest, View as Seen } from '../../rules/state';
import { listed } from '../pieces/naming';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import type { Rect } from './layout';
import { nameOf } from './naming';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = { readonly view: Seen; readonly places: readonly Place[]; readonly map: Rect };

/** Told to the whole table: several arrived at one planet, and somebody has to decide. */
export function Meetings({ view, places, map }: Props) {
  const { px } = useStage();
  const at = { left: map.x, width: map.width, top: map.y + map.height - px(64) };
  return (
    <View aria-live="polite" style={[styles.meetings, at, { gap: px(8) }]}>
      {view.contests.map(contest => (
        <Meeting key={contest.planet} contest={contest} places={places} />
      ))}
    </View>
  );
}

function Meeting({ contest, places }: { contest: Contest; places: readonly Place[] }) {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const { px } = useStage();
  const { chooser, planet, waiting } = contest;
  const visitors = listed(
    piece,
    waiting.map(({ seat }) => nameOf(piece, places, seat)),
  );
  const words = chooser
    ? say('anew', { chooser: nameOf(piece, places, chooser) })
    : say('together', { visitors, owner: nameOf(piece, places, planet) });
  return (
    <View
      role="alert"
      style={[styles.meeting, { paddingHorizontal: px(20), paddingVertical: px(10) }]}
    >
      <Icon name="warning" size={px(36)} color={colors.inkDark} />
      <Caption size={32} strong tone="dark">
        {words}
      </Caption>
    </View>
  );
}

const styles = StyleSheet.create({
  meetings: { position: 'absolute', alignItems: 'center', pointerEvents: 'none' },
  meeting: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    borderRadius: radius.round,
    backgroundColor: colors.heed,
  },
});
