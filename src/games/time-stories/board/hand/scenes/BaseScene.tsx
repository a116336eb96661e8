import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { cardText } from '../../../mission/words';
import { SeatMark } from '../../pieces/SeatMark';
import { cardName } from '../../pieces/naming';
import { Print } from '../../pieces/Print';
import { useSeat, useSpeech } from '../HandContext';
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
  const { width } = useWindowDimensions();
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
      <Print as="label" tone="cobalt">
        {say('card.aloud')}
      </Print>
      <CardPicture
        mission={view.options.mission}
        place="base"
        card={card}
        width={Math.min(PICTURE.width, width - BESIDE)}
        height={PICTURE.height}
        ground="glaze"
      />
      <Print as="title">{cardName(words, card)}</Print>
      <CardProse text={cardText(words, card, text)} />
      {reportLines(words, view, card).map(line => (
        <Print key={line} tone="soft">
          {line}
        </Print>
      ))}
    </TilePanel>
  );
}

const PICTURE = { width: 326, height: 150 };
/** The edges of the screen and of the panel. */
const BESIDE = 64;

const styles = StyleSheet.create({
  listen: { alignItems: 'center', gap: space.m, paddingVertical: space.l },
});
