import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { ComfortProvider, useComfort } from '@/ui/comfort';
import { COLUMN, space, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { EndingProps } from '../../board';
import { byCards } from '../rules/score';
import type { Seen } from '../rules/state';
import { LastCard } from './ending/LastCard';
import { Reckoning } from './ending/Reckoning';
import { Verdict } from './ending/Verdict';
import { endingWords } from './ending/words';
import { FoldedLine } from './line/FoldedLine';
import { LineEntry, LineList } from './sheets/LineList';

/** Shows the winner, or how far all came together, and the whole line to read. */
export function Ending({ afar = false, ...props }: EndingProps<Seen>) {
  const isWide = useWindowDimensions().width >= WIDE;
  if (afar) return <FromAfar {...props} />;
  const told = (
    <>
      <Outcome {...props} />
      {isWide && <Whole view={props.view} high={WHOLE} />}
    </>
  );
  return (
    <View style={[styles.ending, isWide && styles.beside]} testID="ending">
      <View style={isWide ? styles.half : styles.column}>{told}</View>
      <View style={isWide ? styles.half : styles.column}>
        <ToRead view={props.view} />
      </View>
      <LastCard view={props.view} scale={1} />
    </View>
  );
}

type OutcomeProps = Pick<EndingProps<Seen>, 'view' | 'seat' | 'places' | 'afar'>;

function Outcome({ view, seat, places, afar = false }: OutcomeProps) {
  if (!view.ended) return null;
  return view.way === 'versus' ? (
    <Verdict {...{ view, seat, places, afar }} ranking={byCards(view).places} />
  ) : (
    <Reckoning view={view} />
  );
}

/** The ending on a TV, where nobody can scroll. */
function FromAfar(props: OutcomeProps) {
  const comfort = useComfort();
  const { width, height } = useWindowDimensions();
  const textScale = Math.max(comfort.textScale, height / AFAR);
  return (
    <View style={styles.afar} testID="ending">
      <ComfortProvider value={{ ...comfort, textScale }}>
        <View style={[styles.outcome, { maxWidth: Math.max(TABLET, width * 0.6) }]}>
          <Outcome {...props} afar />
        </View>
      </ComfortProvider>
      <Whole view={props.view} high={WHOLE_AFAR} />
      <LastCard view={props.view} scale={height / LARGE} />
    </View>
  );
}

function Whole({ view, high }: { view: Seen; high: number }) {
  const { height } = useWindowDimensions();
  const [width, setWidth] = useState(0);
  return (
    <View style={styles.whole} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      {width > 0 && <FoldedLine view={view} room={{ width, height: height * high }} lit={null} />}
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
          <View role="list" style={styles.list}>
            {view.discards.map(card => (
              <LineEntry key={card} {...{ view, card }} isMarked={false} />
            ))}
          </View>
        </>
      )}
    </>
  );
}

/** Both are shares of the screen's height. */
const [WHOLE, WHOLE_AFAR] = [0.42, 0.4];
/** On a screen this high, words have their usual size. */
const AFAR = 700;
/** A tablet used as the table's screen is about this wide; the outcome takes all of it. */
const TABLET = 1000;
/** On a screen this high, the last card is as large as on a phone. */
const LARGE = 560;

const styles = StyleSheet.create({
  ending: { width: '100%', gap: space.l },
  beside: { flexDirection: 'row', alignItems: 'flex-start' },
  column: { gap: space.m, width: '100%', maxWidth: COLUMN, alignSelf: 'center' },
  half: { flex: 1, gap: space.l },
  afar: { flex: 1, padding: space.l, gap: space.m },
  outcome: { flex: 1, justifyContent: 'center', width: '100%', alignSelf: 'center' },
  whole: { width: '100%' },
  list: { gap: space.xs },
});
