import { StyleSheet, View } from 'react-native';
import { useStage } from '../watch/stage';
import { tints } from '../signs/station';
import { GlazeText } from '../watch/GlazeText';
import { placeName } from '../watch/nowLines';
import { useWatched, type Watched } from '../watch/WatchContext';
import { betweenWords } from './words';

/** All runs from below upwards; on top the one that comes next. */
export function RunLadder() {
  const say = betweenWords.useSay();
  const { px } = useStage();
  const watched = useWatched();
  const { view, sizes } = watched;
  const shown = view.runs.map((record, n) => ({ record, run: n + 1 })).slice(-MOST);
  const isOver = view.phase.name === 'over';
  return (
    <View
      testID="run-ladder"
      style={[
        styles.ladder,
        { borderRadius: px(14), padding: px(18), gap: px(14), borderWidth: px(4) },
      ]}
    >
      <GlazeText face="display" size={sizes.small} color={tints.core}>
        {say('runs')}
      </GlazeText>
      {!isOver && (
        <Rung title={say('run', { run: view.runs.length + 1 })} words={say('next')} isNext />
      )}
      {[...shown].reverse().map(({ record, run }) => (
        <Rung key={run} title={say('run', { run })} words={runWords(watched, record)} />
      ))}
    </View>
  );
}

/** What fits beside the wall on a TV. */
const MOST = 4;

function runWords(watched: Watched, { end, place }: Watched['view']['runs'][number]): string {
  const title = watched.words.ends[end]?.title ?? end;
  return betweenWords.sayIn(watched.language)('runEnded', {
    end: title,
    place: placeName(watched, place),
  });
}

type RungProps = {
  readonly title: string;
  readonly words: string;
  readonly isNext?: boolean;
};

function Rung({ title, words, isNext = false }: RungProps) {
  const { px } = useStage();
  const { sizes } = useWatched();
  return (
    <View style={[styles.rung, { gap: px(16) }]}>
      <View style={[styles.rails, { width: px(34) }]}>
        <View
          style={[
            styles.dot,
            { width: px(30), height: px(30), borderRadius: px(15) },
            isNext && styles.next,
          ]}
        />
      </View>
      <View style={styles.words}>
        <GlazeText size={sizes.small} color={isNext ? tints.warm : '#FFFFFF'}>
          {title}
        </GlazeText>
        <GlazeText size={sizes.small} color="#C9D8F0" lines={3}>
          {words}
        </GlazeText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ladder: { backgroundColor: '#12295F', borderColor: '#C4934F', flexShrink: 1, overflow: 'hidden' },
  rung: { flexDirection: 'row' },
  rails: {
    alignItems: 'center',
    borderLeftWidth: 4,
    borderRightWidth: 4,
    borderColor: tints.brass,
  },
  dot: { backgroundColor: '#DCE6F5', borderWidth: 4, borderColor: '#12295F', marginTop: 4 },
  next: { backgroundColor: tints.warm, boxShadow: '0px 0px 16px 6px rgba(239, 169, 60, 0.6)' },
  words: { flex: 1 },
});
