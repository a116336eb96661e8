import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { useLearning } from '../lesson/useLearning';
import { startWords } from '../startWords';
import { useSession } from '../world';
import type { Go } from './addresses';
import { HomeTile } from './HomeTile';
import { HostSheet, LearnSheet, PractiseSheet } from './sheets';
import { useOpening } from './useOpening';
import { useWouldClear } from './useWouldClear';
import { WayButton } from './WayButton';

type Props = {
  go: Go;
  /** There is no room for large buttons to new tables. */
  isTight: boolean;
};

/** Buttons for everything that can be started from here. */
export function HomeWays({ go, isTight }: Props) {
  const say = startWords.useSay();
  const [asked, ask] = useState<'host' | 'practise' | 'learn' | null>(null);
  const { open, isOpening } = useOpening(go);
  const isOffered = useSession(it => (it.left ?? it.damaged ?? it.guest) !== null);
  const wouldClear = useWouldClear();
  const learning = useLearning(go);
  return (
    <View style={styles.doors}>
      <View style={isTight ? styles.tiles : styles.large}>
        <WayButton
          kind={isOffered ? 'plain' : 'main'}
          icon="hourglass"
          title={say('home.host')}
          onPress={() => ask('host')}
          busy={isOpening}
          isTight={isTight}
          testID="host"
        />
        <WayButton
          icon="people"
          title={say('home.join')}
          onPress={() => go('/join')}
          isTight={isTight}
          testID="join"
        />
      </View>
      <View style={styles.tiles}>
        <HomeTile
          icon="star"
          title={say('home.learn')}
          name={say('home.learnMore')}
          onPress={() => ask('learn')}
          testID="learn"
        />
        <HomeTile
          icon="robot"
          title={say('home.practise')}
          name={say('home.practiseMore')}
          onPress={() => ask('practise')}
          testID="practise"
        />
        <HomeTile
          icon="tv"
          title={say('home.watch')}
          name={say('home.watchMore')}
          onPress={() => go('/tv')}
          testID="watch"
        />
        <HomeTile
          icon="book"
          title={say('home.rules')}
          onPress={() => go('/rules')}
          testID="rules"
        />
        <HomeTile
          icon="chart"
          title={say('home.matches')}
          name={say('home.matchesMore')}
          onPress={() => go('/history')}
          testID="history"
        />
        <HomeTile
          icon="settings"
          title={say('home.settings')}
          onPress={() => go('/settings')}
          testID="settings"
        />
      </View>
      <HostSheet
        open={asked === 'host'}
        onClose={() => ask(null)}
        wouldClear={wouldClear}
        onHost={wish => {
          ask(null);
          open(wish);
        }}
      />
      <PractiseSheet
        open={asked === 'practise'}
        onClose={() => ask(null)}
        wouldClear={wouldClear}
        onPractise={wish => {
          ask(null);
          open(wish);
        }}
      />
      <LearnSheet open={asked === 'learn'} onClose={() => ask(null)} learning={learning} />
    </View>
  );
}

const styles = StyleSheet.create({
  doors: { gap: space.s + space.xs },
  large: { gap: space.s },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
