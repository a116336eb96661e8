import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { useStage } from '../watch/stage';
import { SeatMark } from '../pieces/SeatMark';
import { tints } from '../signs/station';
import { GlazeText } from '../watch/GlazeText';
import { playerName } from '../watch/people';
import { useWatched } from '../watch/WatchContext';
import { type StoryStats, OWN_STATS, STATS } from './stats';
import { endingWords } from './words';

type Props = { readonly stats: StoryStats | null; readonly width: number };

/** The match in numbers: what everybody did together, and who read and rolled how much. */
export function EndStats({ stats, width }: Props) {
  const say = endingWords.useSay();
  const { px } = useStage();
  const watched = useWatched();
  const { sizes, view } = watched;
  const wide = Math.max(150, width / 3 - 10);
  return (
    <View testID="end-stats" style={{ gap: px(14) }}>
      <GlazeText face="display" size={sizes.words} color={tints.glaze}>
        {say('stats')}
      </GlazeText>
      {stats === null ? (
        <GlazeText size={sizes.small} color={tints.soft} testID="story-waiting">
          {say('waiting')}
        </GlazeText>
      ) : (
        <>
          <View style={[styles.row, { rowGap: px(12) }]}>
            {STATS.filter(it => stats.all[it] > 0).map(stat => (
              <View key={stat} testID={`stat-${stat}`} style={{ width: px(wide) }}>
                <GlazeText size={sizes.words + 4} color={tints.glaze}>
                  {stats.all[stat]}
                </GlazeText>
                <GlazeText size={sizes.small} color={tints.soft} lines={2}>
                  {say(`stat.${stat}`, { count: stats.all[stat] })}
                </GlazeText>
              </View>
            ))}
          </View>
          {view.seats.map(seat => {
            const own = of(stats.own, seat);
            const name = playerName(watched, seat);
            const counts = OWN_STATS.map(it => say(`own.${it}`, { count: own[it] }));
            return (
              <View
                key={seat}
                accessible
                role="img"
                aria-label={say('ofPlayer', { name, counts: counts.join(', ') })}
                testID={`stats-${seat}`}
                style={[
                  styles.player,
                  { gap: px(14), paddingVertical: px(6), borderTopWidth: px(2) },
                ]}
              >
                <SeatMark seat={seat} size={px(sizes.words)} />
                <GlazeText size={sizes.small} lines={1} style={styles.name}>
                  {name}
                </GlazeText>
                <GlazeText
                  size={sizes.small}
                  color={tints.soft}
                  align="right"
                  lines={1}
                  style={styles.counts}
                >
                  {counts.join(' · ')}
                </GlazeText>
              </View>
            );
          })}
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap' },
  player: { flexDirection: 'row', alignItems: 'center', borderColor: tints.plateLine },
  name: { flex: 1 },
  counts: { flexShrink: 0 },
});
