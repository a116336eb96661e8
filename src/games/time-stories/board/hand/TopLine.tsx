import { StyleSheet, View } from 'react-native';
import { IconButton } from '@/ui/IconButton';
import { Pointed } from '@/ui/lesson/slots';
import { space } from '@/ui/theme/tokens';
import { missionIn } from '../../rules/lookup';
import { glaze } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { useRoom } from '../pieces/useRoom';
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
  const { isNarrow, isWide } = useRoom();
  const units = useFromSeat(it => it.view.units);
  const here = AT_HOME.has(view.phase.name) ? say('base') : words.places[view.place]?.short;
  const place = here ?? words.title;
  const left = say('left', { count: units });
  const isShort = isNarrow || (!isWide && place.length + left.length > MOST_LETTERS);
  return (
    <View style={styles.band}>
      <View style={styles.line}>
        {menu}
        <Print
          as={isNarrow ? 'label' : 'heading'}
          tone="white"
          numberOfLines={isNarrow ? 2 : 1}
          style={styles.place}
          testID="place"
        >
          {place}
        </Print>
        <Print as="label" tone="white" testID="units">
          {isShort ? say('shortLeft', { count: units }) : left}
        </Print>
        {view.laid.length > 0 && (
          <IconButton
            icon="search"
            name={say('closer', { place })}
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

/** The place and the time on one line of a phone. */
const MOST_LETTERS = 26;

const styles = StyleSheet.create({
  band: { paddingHorizontal: space.s, paddingBottom: space.s, backgroundColor: glaze.cobalt },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 48 },
  place: { flex: 1 },
});
