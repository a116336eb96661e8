import { StyleSheet, View } from 'react-native';
import { useStage } from '../watch/stage';
import { SeatMark } from '../pieces/SeatMark';
import { tints } from '../signs/station';
import { GlazeText } from '../watch/GlazeText';
import { useWatched } from '../watch/WatchContext';
import type { ToldNote } from './told';
import { betweenWords } from './words';

type Props = { readonly notes: readonly ToldNote[]; readonly width: number; readonly most: number };

/** What players have pinned for everybody, as slips of paper. */
export function ToldNotes({ notes, width, most }: Props) {
  const say = betweenWords.useSay();
  const { px } = useStage();
  const { sizes } = useWatched();
  const shown = notes.slice(-most);
  const wide = (width - 20) / 2;
  return (
    <View testID="told-notes" style={{ width: px(width), gap: px(8) }}>
      <GlazeText face="display" size={sizes.small} color={tints.glaze}>
        {say('told')}
      </GlazeText>
      {shown.length === 0 && (
        <GlazeText size={sizes.small} color={tints.soft} lines={2}>
          {say('toldNone')}
        </GlazeText>
      )}
      <View style={[styles.notes, { gap: px(20) }]}>
        {shown.map(({ id, seat, text }, n) => (
          <View
            key={id}
            style={[
              styles.note,
              {
                width: px(wide),
                padding: px(18),
                minHeight: px(sizes.small * 4),
                transform: [{ rotate: `${n % 2 ? 0.6 : -0.7}deg` }],
              },
            ]}
          >
            <GlazeText face="display" size={sizes.small} lines={3}>
              {text}
            </GlazeText>
            <View style={styles.by}>
              <SeatMark seat={seat} size={px(34)} />
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  notes: { flexDirection: 'row', flexWrap: 'wrap' },
  note: {
    backgroundColor: '#FCF9EE',
    borderRadius: 4,
    boxShadow: '0px 2px 7px rgba(30, 42, 68, 0.25)',
    justifyContent: 'space-between',
  },
  by: { alignItems: 'flex-end' },
});
