import { StyleSheet, View } from 'react-native';
import { useStage } from './stage';
import { tints } from '../signs/station';
import { GlazeText } from './GlazeText';
import { clockText } from './barFields';
import { useDayLight } from './useDayLight';
import { useWatched } from './WatchContext';
import { watchWords } from './words';

/** Where you are, and how late it is. */
export function TitleRow() {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { view, words, sizes, kind } = useWatched();
  const light = useDayLight();
  const place = words.places[view.place];
  const [title, more] = titlesOf(place?.name ?? words.title, place?.short ?? '');
  const isOut = view.phase.name === 'base' || view.phase.name === 'party';
  return (
    <View style={[styles.row, { gap: px(28) }]}>
      <View style={[styles.names, { gap: px(40) }]}>
        <GlazeText
          face="display"
          size={sizes.title}
          color={tints.glaze}
          lines={1}
          testID="watch-title"
        >
          {isOut ? words.title : title}
        </GlazeText>
        {kind === 'far' && !isOut && more !== '' && (
          <GlazeText size={sizes.small + 2} color={tints.soft} lines={1} style={styles.more}>
            {more}
          </GlazeText>
        )}
      </View>
      <View style={[styles.names, { gap: px(24) }]}>
        <GlazeText size={sizes.small + 2} color={tints.soft} lines={1}>
          {say('run', { run: view.run })}
        </GlazeText>
        <GlazeText
          size={sizes.clock}
          color={tints.glaze}
          lines={1}
          testID="watch-clock"
          style={styles.clock}
        >
          {light ? clockText(light, view.units) : say('units', { count: view.units })}
        </GlazeText>
      </View>
    </View>
  );
}

/** The short name, and what the long name adds to it. */
export function titlesOf(name: string, short: string): readonly [string, string] {
  if (short === '' || !name.startsWith(short)) return [short || name, short === '' ? '' : name];
  return [short, name.slice(short.length).replace(/^[,:]?\s*/, '')];
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline' },
  names: { flexDirection: 'row', alignItems: 'baseline', flexShrink: 1 },
  more: { flexShrink: 1 },
  clock: { flexShrink: 0 },
});
