import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Cockpit } from '@/ui/Cockpit';
import { useComfort } from '@/ui/comfort';
import { Emblem } from '@/ui/Emblem';
import { COLUMN, SIDE, space } from '@/ui/theme/tokens';
import { Unkept } from '../Unkept';
import { useSession, useKeepingFails } from '../world';
import type { Go } from './addresses';
import { DamagedTable } from './DamagedTable';
import { HomeWays } from './HomeWays';
import { homeSizes } from './homeSizes';
import { LeftTable } from './LeftTable';
import { LostSeat } from './LostSeat';
import { LostTable } from './LostTable';
import { OlderTable } from './OlderTable';
import { WaitingTables } from './WaitingTables';
import { Wordmark } from './Wordmark';

/** The start screen: the table that was left, then the ways to others. */
export function Home({ go }: { go: Go }) {
  const { width, height } = useWindowDimensions();
  const fails = useKeepingFails();
  const isLost = useSession(it => it.lostSeat);
  const hasTable =
    useSession(it => it.left ?? it.lost ?? it.damaged ?? it.older ?? it.guest) !== null;
  const waiting = useSession(it => it.aside.length > 0 || it.notAside !== null);
  const hasNews = hasTable || waiting || isLost || fails;
  const { textScale } = useComfort();
  const sizes = homeSizes({ width, height }, { hasNews, textScale });
  const { as, emblem, words, tagline, isTight } = sizes;
  const name = <Wordmark {...{ words, tagline }} align={as === 'above' ? 'center' : 'left'} />;
  return (
    <Cockpit style={as === 'beside' ? styles.beside : styles.above}>
      {as !== 'banner' && <Emblem size={emblem} />}
      <View style={[styles.side, as === 'beside' ? styles.half : styles.whole]}>
        {as === 'banner' ? <Banner emblem={emblem}>{name}</Banner> : name}
        <Unkept />
        <LostTable />
        <LostSeat go={go} />
        <DamagedTable go={go} />
        <OlderTable />
        <LeftTable go={go} />
        <WaitingTables go={go} />
        <HomeWays go={go} isTight={isTight} />
      </View>
    </Cockpit>
  );
}

const Banner = ({ emblem, children }: { emblem: number; children: ReactNode }) => (
  <View style={styles.banner}>
    <Emblem size={emblem} />
    <View style={styles.name}>{children}</View>
  </View>
);

const styles = StyleSheet.create({
  above: { alignItems: 'center', justifyContent: 'center', gap: space.s },
  beside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly' },
  side: { gap: space.m + space.xs },
  banner: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  whole: { width: '100%', maxWidth: SIDE },
  half: { width: '46%', maxWidth: COLUMN },
});
