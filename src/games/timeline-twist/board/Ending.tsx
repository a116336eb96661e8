import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { COLUMN, space, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { EndingProps } from '../../board';
import { result } from '../rules/score';
import type { Seen } from '../rules/state';
import { Reckoning } from './ending/Reckoning';
import { Verdict } from './ending/Verdict';
import { endingWords } from './ending/words';
import { FoldedLine } from './line/FoldedLine';
import { Entry, LineList } from './sheets/LineList';

/** Who has won, or how far you came together; then the whole line, to be read. */
export function Ending({ view, seat, places, afar = false }: EndingProps<Seen>) {
  const isWide = useWindowDimensions().width >= WIDE;
  const ended = result(view);
  if (!ended) return null;
  return (
    <View style={styles.ending} testID="ending">
      <View style={isWide && !afar ? styles.beside : styles.below}>
        <View style={[styles.part, isWide && !afar && styles.half]}>
          {view.way === 'versus' ? (
            <Verdict {...{ view, seat, places }} ranking={ended.places} />
          ) : (
            <Reckoning view={view} />
          )}
        </View>
        {!afar && (
          <View style={[styles.part, isWide && styles.half]}>
            <ToRead view={view} />
          </View>
        )}
      </View>
      {(afar || isWide) && <Whole view={view} />}
    </View>
  );
}

function Whole({ view }: { view: Seen }) {
  const { height } = useWindowDimensions();
  const [width, setWidth] = useState(0);
  return (
    <View style={styles.whole} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      {width > 0 && <FoldedLine view={view} room={{ width, height: height * WHOLE }} lit={null} />}
    </View>
  );
}

function ToRead({ view }: { view: Seen }) {
  const say = endingWords.useSay();
  return (
    <>
      <Type as="heading">{say('whole')}</Type>
      <LineList view={view} />
      {view.discards.length > 0 && (
        <>
          <Type as="heading">{say('discarded')}</Type>
          {view.discards.map(card => (
            <Entry key={card} {...{ view, card }} isMarked={false} />
          ))}
        </>
      )}
    </>
  );
}

const WHOLE = 0.42;

const styles = StyleSheet.create({
  ending: { width: '100%', gap: space.l },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: space.l },
  below: { gap: space.l },
  part: { gap: space.m, width: '100%', maxWidth: COLUMN, alignSelf: 'center' },
  half: { flex: 1, alignSelf: 'auto', maxWidth: '50%' },
  whole: { width: '100%' },
});
