import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Millis } from '@/kit/millis';
import { useStage } from '../watch/stage';
import { tints } from '../signs/station';
import { GlazeText } from '../watch/GlazeText';
import { useWatched } from '../watch/WatchContext';
import { ReadyNames } from './ReadyNames';
import { EndWords } from './EndWords';
import { KeptThings } from './KeptThings';
import { RunLadder } from './RunLadder';
import { StripView } from './StripView';
import { cardsRead, placeStrips } from './strips';
import type { ToldNote } from './told';
import { ToldNotes } from './ToldNotes';
import { betweenWords } from './words';

type Props = { readonly notes: readonly ToldNote[] };

/** After a run that failed: how it ended, then all that the team knows by now. */
export function BetweenRuns({ notes }: Props) {
  const { view, kind } = useWatched();
  const isTold = useTime(view.runs.length);
  const end = view.phase.name === 'home' ? view.phase.end : null;
  const isDeciding = view.ballot !== null;
  if (kind === 'far' && end !== null && !isTold && !isDeciding) return <EndPage end={end} />;
  return <Known notes={notes} end={kind === 'far' ? null : end} />;
}

/** On a wall nobody touches, so the words of the end make way by themselves. */
function useTime(run: number): boolean {
  const [told, setTold] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setTold(run), END_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [run]);
  return told === run;
}

/** As long as it takes to read an end aloud. */
const END_SHOWN_MS: Millis = 75_000;

function EndPage({ end }: { readonly end: string }) {
  const { px } = useStage();
  return (
    <View testID="end-page" style={[styles.page, { padding: px(90), minHeight: px(1080) }]}>
      <EndWords end={end} width={1740} picture={{ width: 620, height: 420 }} />
    </View>
  );
}

type KnownProps = Props & { readonly end: string | null };

/** A wall of strips, notes, and beside it the runs and what is kept. */
function Known({ notes, end }: KnownProps) {
  const say = betweenWords.useSay();
  const { px } = useStage();
  const { view, sizes, kind, width } = useWatched();
  const strips = placeStrips(view);
  const isFar = kind === 'far';
  const side = isFar ? 310 : width - 2 * sizes.edge;
  const room = isFar ? width - 2 * sizes.edge - side - 36 : width - 2 * sizes.edge;
  const columns = kind === 'slim' ? 1 : 2;
  const gap = 22;
  const wide = (room - gap * (columns - 1)) / columns;
  const rows = Math.ceil((strips.length + (isFar ? 1 : 0)) / columns);
  const high = isFar ? Math.min(172, 900 / rows - 54) : wide * 0.225;
  const hasFreeCell = isFar && strips.length % 2 === 1;
  return (
    <View
      testID="between-runs"
      style={[{ padding: px(sizes.edge), gap: px(36) }, isFar && styles.beside]}
    >
      <View style={{ width: px(room), gap: px(12) }}>
        {end !== null && <EndWords end={end} width={room} />}
        <GlazeText face="display" size={sizes.title} color={tints.glaze} lines={1}>
          {say('title')}
        </GlazeText>
        <GlazeText size={sizes.small} color={tints.soft} lines={2}>
          {`${say('read', { count: cardsRead(view) })} ${say('legend')}`}
        </GlazeText>
        <View style={[styles.strips, { columnGap: px(gap), rowGap: px(14) }]}>
          {strips.map(strip => (
            <StripView key={strip.place} strip={strip} width={wide} height={high} />
          ))}
          <ToldNotes
            notes={notes}
            width={hasFreeCell || !isFar ? wide : room}
            most={isFar ? (hasFreeCell ? 2 : 4) : 8}
          />
        </View>
      </View>
      <View style={{ width: px(side), gap: px(28) }}>
        <RunLadder />
        <KeptThings />
        <ReadyNames />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { justifyContent: 'center' },
  beside: { flexDirection: 'row' },
  strips: { flexDirection: 'row', flexWrap: 'wrap' },
});
