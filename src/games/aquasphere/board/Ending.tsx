import { useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { ComfortProvider, useComfort } from '@/ui/comfort';
import { COLUMN, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { EndingProps } from '../../board';
import type { GameEvent } from '../rules/events';
import { result } from '../rules/score';
import type { Seen } from '../rules/state';
import { PointsChart } from './ending/PointsChart';
import { sourcesOf } from './ending/sources';
import { Verdict } from './ending/Verdict';
import { endingWords } from './ending/words';

/** Shows the winner, and where everybody’s points came from. */
export function Ending({ afar = false, ...props }: EndingProps<Seen, GameEvent>) {
  const comfort = useComfort();
  const { height } = useWindowDimensions();
  if (!afar) return <Outcome {...props} />;
  const textScale = Math.max(comfort.textScale, height / AFAR);
  return (
    <ComfortProvider value={{ ...comfort, textScale }}>
      <View style={styles.afar}>
        <Outcome {...props} isWide />
      </View>
    </ComfortProvider>
  );
}

/** On a screen this high, words have their usual size. */
const AFAR = 600;

type OutcomeProps = Omit<EndingProps<Seen, GameEvent>, 'afar'> & { readonly isWide?: boolean };

function Outcome({ view, seat, places, story, isWide = false }: OutcomeProps) {
  const say = endingWords.useSay();
  const ranked = result(view);
  const bars = useMemo(
    () =>
      story &&
      (ranked?.places ?? []).flat().map(it => ({ seat: it, sources: sourcesOf(story, view, it) })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a finished match has one result
    [story, view],
  );
  if (!ranked) return null;
  return (
    <View style={[styles.ending, isWide && styles.beside]} testID="ending">
      <View style={isWide ? styles.half : styles.column}>
        <Verdict {...{ view, seat, places }} ranking={ranked.places} />
      </View>
      <View style={isWide ? styles.half : styles.column}>
        <Type as="heading">{say('sources')}</Type>
        {bars ? <PointsChart {...{ bars, places }} /> : <Type tone="soft">{say('counting')}</Type>}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  afar: { flex: 1, justifyContent: 'center', padding: space.l },
  ending: { width: '100%', gap: space.l },
  beside: { flexDirection: 'row', alignItems: 'center' },
  column: { gap: space.m, width: '100%', maxWidth: COLUMN, alignSelf: 'center' },
  half: { flex: 1, gap: space.m },
});
