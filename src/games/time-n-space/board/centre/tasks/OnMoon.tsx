import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { destination, isMoon } from '../../../rules/board';
import { tileName } from '../../pieces/naming';
import { Tile } from '../../pieces/Tile';
import { useSeat } from '../HandContext';
import { useVoice } from '../useVoice';

/** The top tile of the moon, both of its faces, and the number of tiles. */
export function OnMoon() {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  const node = destination(of(view.ships, seat));
  const moon = isMoon(node) ? view.moons[node] : undefined;
  if (!moon?.top) return null;
  return (
    <View style={styles.row}>
      <Tile tile={moon.top} size={84} />
      <View style={styles.words}>
        <Type>{say('moon.top', { tile: tileName(piece, moon.top) })}</Type>
        <Type as="small" tone="soft">
          {say('moon.back', { tile: tileName(piece, moon.top, 3) })}
        </Type>
        <Type as="small" tone="soft">
          {say('moon.left', { count: moon.left })}
        </Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, gap: 2 },
});
