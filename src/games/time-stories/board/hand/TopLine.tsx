import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { IconButton } from '@/ui/IconButton';
import { Pointed } from '@/ui/lesson/slots';
import { space } from '@/ui/theme/tokens';
import { missionIn } from '../../rules/lookup';
import { glaze } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { useActs, useFromSeat, useMenu, useSpeech } from './HandContext';
import { UnitBar } from './UnitBar';
import { handWords } from './words';

const AT_HOME: ReadonlySet<string> = new Set(['base', 'party', 'home', 'over']);

/** Where the group is, and the time that is left; on cobalt, like the border of a wall. */
export function TopLine() {
  const menu = useMenu();
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { open } = useActs();
  const { width } = useWindowDimensions();
  const units = useFromSeat(it => it.view.units);
  const place = AT_HOME.has(view.phase.name) ? say('base') : words.places[view.place]?.short;
  return (
    <View style={styles.band}>
      <View style={styles.line}>
        {menu}
        <Print as="heading" tone="white" numberOfLines={1} style={styles.place} testID="place">
          {place ?? words.title}
        </Print>
        <Print as="label" tone="white" testID="units">
          {say(width < NARROW ? 'shortLeft' : 'left', { count: units })}
        </Print>
        {view.laid.length > 0 && (
          <IconButton
            icon="search"
            name={say('closer', { place: place ?? '' })}
            onPress={() => open('closer')}
            testID="look-at-place"
          />
        )}
        <Pointed at="open-more">
          <IconButton
            icon="book"
            name={say('more')}
            onPress={() => open('more')}
            testID="open-more"
          />
        </Pointed>
      </View>
      <Pointed at="time-bar">
        <UnitBar units={units} all={missionIn(view).units} />
      </Pointed>
    </View>
  );
}

const NARROW = 380;

const styles = StyleSheet.create({
  band: { paddingHorizontal: space.s, paddingBottom: space.s, backgroundColor: glaze.cobalt },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 48 },
  place: { flex: 1 },
});
