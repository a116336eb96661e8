import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Cockpit } from '@/ui/Cockpit';
import { Emblem } from '@/ui/Emblem';
import { COLUMN, SIDE, space } from '@/ui/theme/tokens';
import { useEvening } from '../world';
import type { Go } from './addresses';
import { Doors } from './Doors';
import { homeSizes } from './homeSizes';
import { LeftTable } from './LeftTable';
import { LostTable } from './LostTable';
import { Wordmark } from './Wordmark';

/** Where an evening begins: the table that was left first, then the ways to another. */
export function Home({ go }: { go: Go }) {
  const { width, height } = useWindowDimensions();
  const hasNews = useEvening(it => it.left ?? it.lost ?? it.guest) !== null;
  const { isBeside, emblem, words } = homeSizes({ width, height }, hasNews);
  return (
    <Cockpit style={isBeside ? styles.beside : styles.above}>
      <Emblem size={emblem} />
      <View style={[styles.side, isBeside ? styles.half : styles.whole]}>
        <Wordmark size={words} align={isBeside ? 'left' : 'center'} />
        <LostTable />
        <LeftTable go={go} />
        <Doors go={go} />
      </View>
    </Cockpit>
  );
}

const styles = StyleSheet.create({
  above: { alignItems: 'center', justifyContent: 'center', gap: space.s },
  beside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly' },
  side: { gap: space.l },
  whole: { width: '100%', maxWidth: SIDE },
  half: { width: '46%', maxWidth: COLUMN },
});
