import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Cockpit } from '@/ui/Cockpit';
import { Emblem } from '@/ui/Emblem';
import { SIDE, space } from '@/ui/theme/tokens';
import type { Go } from './addresses';
import { Doors } from './Doors';
import { LeftTable } from './LeftTable';
import { LostTable } from './LostTable';
import { Wordmark } from './Wordmark';

/** Where an evening begins: the table that was left first, then the ways to another. */
export function Home({ go }: { go: Go }) {
  const { width, height } = useWindowDimensions();
  const isBeside = width > height;
  return (
    <Cockpit style={isBeside ? styles.beside : styles.above}>
      <Emblem
        size={isBeside ? Math.min(height * 0.78, width * 0.42) : Math.min(width, height * 0.36)}
      />
      <View style={[styles.side, isBeside ? styles.half : styles.whole]}>
        <Wordmark
          size={isBeside ? Math.min(height, width * 0.48) : Math.min(width, height * 0.52)}
          align={isBeside ? 'left' : 'center'}
        />
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
  side: { gap: space.l, maxWidth: SIDE },
  whole: { width: '100%' },
  half: { width: '46%' },
});
