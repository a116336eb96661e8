import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { cardText } from '../../../mission/words';
import { SeatMark } from '../../pieces/SeatMark';
import { cardName } from '../../pieces/naming';
import { Print } from '../../pieces/Print';
import { useRoom } from '../../pieces/useRoom';
import { Columns } from '../Columns';
import { useSeat, useSpeech } from '../HandContext';
import { Measured } from '../Measured';
import { CardPicture } from '../pictures';
import { TilePanel } from '../TilePanel';
import { CardProse } from '../reading/CardProse';
import { reportLines } from '../reading/report';
import { handWords } from '../words';

/** A card of the base: one player reads it aloud, the others listen. */
export function BaseScene() {
  const say = handWords.useSay();
  const { view, words, player } = useSpeech();
  const { seat } = useSeat('seat');
  const { isWide } = useRoom();
  const { phase } = view;
  if (phase.name !== 'base') return null;
  const { card, text, reader } = phase;
  if (reader !== seat)
    return (
      <TilePanel testID="listening">
        <View style={styles.listen}>
          <SeatMark seat={reader} size={56} />
          <Print as="title" align="center">
            {cardName(words, card)}
          </Print>
          <Print align="center" tone="soft">
            {say('card.listens', { name: player(reader) })}
          </Print>
        </View>
      </TilePanel>
    );
  return (
    <TilePanel testID={`base-${card}`}>
      <Columns>
        <>
          <Print as="label" tone="cobalt">
            {say('card.aloud')}
          </Print>
          <Measured>
            {width => (
              <CardPicture
                mission={view.options.mission}
                place="base"
                card={card}
                width={Math.min(width, WIDEST)}
                height={isWide ? HEIGHTS.wide : HEIGHTS.usual}
                ground="glaze"
              />
            )}
          </Measured>
        </>
        <>
          <Print as="title">{cardName(words, card)}</Print>
          <CardProse text={cardText(words, card, text)} />
          {reportLines(words, view, card).map(line => (
            <Print key={line} tone="soft">
              {line}
            </Print>
          ))}
        </>
      </Columns>
    </TilePanel>
  );
}

const WIDEST = 470;
const HEIGHTS = { usual: 150, wide: 214 } as const;

const styles = StyleSheet.create({
  listen: { alignItems: 'center', gap: space.m, paddingVertical: space.l },
});
