import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { useStage } from './stage';
import { LenderPortrait, Vignette } from '../panorama/Vignette';
import { SeatMark } from '../pieces/SeatMark';
import { tints } from '../signs/station';
import { GlazeText } from './GlazeText';
import { figureName } from './people';
import { useWatched } from './WatchContext';
import { WALL } from './wallSpots';

/** Before a run: the card of the base that is being read, and then the lenders. */
export function BaseWall() {
  const { px } = useStage();
  const { view, words, width, sizes } = useWatched();
  const { phase } = view;
  const height = (WALL.height * width) / WALL.width + sizes.plate * 1.24;
  return (
    <View
      testID="watch-base"
      style={[
        styles.wall,
        { minHeight: px(height), padding: px(sizes.edge), gap: px(sizes.edge * 0.7) },
      ]}
    >
      {phase.name === 'base' ? (
        <BaseCard card={phase.card} />
      ) : (
        <>
          <GlazeText
            size={sizes.words}
            color={tints.glaze}
            align="center"
            style={{ maxWidth: px(width * 0.72) }}
          >
            {words.tagline}
          </GlazeText>
          <View style={[styles.lenders, { gap: px(sizes.edge * 0.6) }]}>
            {view.figures.map(figure => (
              <LenderCard key={figure} figure={figure} />
            ))}
          </View>
        </>
      )}
    </View>
  );
}

/** Its picture and its title; the words are read aloud by the player who holds it. */
function BaseCard({ card }: { readonly card: string }) {
  const { px } = useStage();
  const { view, words, sizes, width } = useWatched();
  const wide = width * 0.46;
  const frame = { borderRadius: px(14), borderWidth: px(6) };
  return (
    <>
      <GlazeText face="display" size={sizes.title} color={tints.glaze} align="center">
        {words.cards[card]?.back ?? words.title}
      </GlazeText>
      <View style={[styles.picture, frame]}>
        <Vignette
          mission={view.options.mission}
          place="base"
          card={card}
          ground="glaze"
          width={px(wide)}
          height={px(wide * 0.5)}
        />
      </View>
    </>
  );
}

function LenderCard({ figure }: { readonly figure: Seat }) {
  const { px } = useStage();
  const watched = useWatched();
  const { view, words, sizes } = watched;
  const { lender } = of(view.agents, figure);
  const lent = lender === null ? undefined : words.lenders[lender];
  const size = {
    width: px(sizes.chipWidth * 1.85),
    minHeight: px(sizes.chipHeight * 1.6),
    borderRadius: px(14),
    padding: px(16),
    gap: px(4),
  };
  return (
    <View testID={`lender-${figure}`} style={[styles.lender, size]}>
      <View style={styles.row}>
        {lender !== null && (
          <LenderPortrait
            mission={view.options.mission}
            lender={lender}
            size={px(sizes.chipHeight * 0.8)}
          />
        )}
        <View style={{ marginLeft: px(10) }}>
          <SeatMark seat={figure} size={px(sizes.words)} />
        </View>
        <GlazeText size={sizes.small} lines={1} style={{ marginLeft: px(10) }}>
          {figureName(watched, figure)}
        </GlazeText>
      </View>
      <GlazeText size={sizes.small} color={tints.glaze} lines={1}>
        {lent?.name ?? '…'}
      </GlazeText>
      {lent && (
        <GlazeText size={sizes.small} color={tints.soft} face="text" lines={3}>
          {lent.who}
        </GlazeText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  wall: { backgroundColor: '#DCE6F2', alignItems: 'center', justifyContent: 'center' },
  picture: { overflow: 'hidden', borderColor: tints.brass },
  lenders: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
  lender: { backgroundColor: tints.light, borderWidth: 2, borderColor: tints.brass },
  row: { flexDirection: 'row', alignItems: 'center' },
});
