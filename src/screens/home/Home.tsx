import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Cockpit } from '@/ui/Cockpit';
import { useComfort } from '@/ui/comfort';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useKeepingFails, useSession } from '../world';
import type { Go } from './addresses';
import { HomeHead } from './HomeHead';
import { MANIFESTS } from '@/games/manifests';
import { homeSizes, sideColumn } from './homeSizes';
import { HomeTiles } from './HomeTiles';
import { JoinButton } from './JoinButton';
import { TableNews } from './TableNews';
import { Posters } from './Posters';
import { useHomeSheets } from './useHomeSheets';
import { useIsNew } from './useIsNew';

/** The start screen: the games, and the table that was left. */
export function Home({ go }: { go: Go }) {
  const hasNews = useHasNews();
  const isNew = useIsNew() && !hasNews;
  const isOffered = useIsOffered();
  const { ask, isOpening, sheets } = useHomeSheets(go);
  const sizes = useHomeSizes(hasNews);
  const isBeside = sizes.as === 'beside';
  const join = <JoinButton go={go} isSecond={isNew || isOffered} />;
  const tiles = <HomeTiles {...sizes} go={go} onPractise={() => ask({ what: 'practise' })} />;
  return (
    <Cockpit style={styles.home} foot={isBeside ? undefined : <Footed {...sizes}>{join}</Footed>}>
      <View style={[styles.column, { width: sizes.column }]}>
        <HomeHead go={go} />
        {!isBeside && <TableNews go={go} />}
        <Question isNew={isNew} />
        <View style={isBeside && styles.beside}>
          <Posters
            {...sizes}
            isNew={isNew}
            busy={isOpening}
            onHost={game => ask({ what: 'host', game })}
            onLearn={game => ask({ what: 'learn', game })}
          />
          {isBeside && (
            <View style={[styles.side, { width: sideColumn(sizes.column) }]}>
              <TableNews go={go} />
              <View style={styles.below}>{tiles}</View>
              {join}
            </View>
          )}
        </View>
        {!isBeside && <View style={styles.below}>{tiles}</View>}
        {sheets}
      </View>
    </Cockpit>
  );
}

const Footed = ({ column, children }: { column: number; children: ReactNode }) => (
  <View style={{ width: column }}>{children}</View>
);

/** Below this height a long sentence must be small. */
const SHORT = 640;

function Question({ isNew }: { isNew: boolean }) {
  const say = startWords.useSay();
  const isShort = useWindowDimensions().height < SHORT;
  return (
    <Type as={isNew && isShort ? 'small' : 'heading'} tone="soft">
      {isNew ? say('tagline') : say('home.question')}
    </Type>
  );
}

function useHomeSizes(hasNews: boolean) {
  const room = useWindowDimensions();
  const { textScale } = useComfort();
  return homeSizes(room, { hasNews, textScale, games: MANIFESTS.length });
}

/** Something else than a new table should catch the eye. */
const useIsOffered = (): boolean => useSession(it => (it.left ?? it.damaged ?? it.guest) !== null);

function useHasNews(): boolean {
  const fails = useKeepingFails();
  const isLost = useSession(it => it.lostSeat);
  const hasTable =
    useSession(it => it.left ?? it.lost ?? it.damaged ?? it.older ?? it.guest) !== null;
  const waiting = useSession(it => it.aside.length > 0 || it.notAside !== null);
  return hasTable || waiting || isLost || fails;
}

const styles = StyleSheet.create({
  home: { alignItems: 'center' },
  column: { flexGrow: 1, gap: space.m - space.xs },
  below: { flexGrow: 1, justifyContent: 'flex-end' },
  beside: { flexDirection: 'row', gap: space.l },
  side: { justifyContent: 'flex-end', gap: space.m },
});
