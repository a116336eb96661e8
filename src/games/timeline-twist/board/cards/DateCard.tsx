import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Front, Sign } from '../../deck/card';
import type { CardDate } from '../../deck/date';
import { dateWords } from '../../deck/dateWords';
import { fitsIn, fittingSize, LINE } from './fitting';
import { Picture } from './Picture';
import { inOnePiece, shortDate } from './shortDate';
import { SignMark } from './SignMark';

type Props = {
  readonly card: Front;
  readonly date: CardDate;
  readonly width: number;
  readonly height: number;
  /** Given only on the discard pile, where the sign of this side matters. */
  readonly sign?: Sign;
  readonly lit?: boolean;
};

/** The date side of a card. It is dark, so that known dates stand out from guesses. */
export const DateCard = memo(function DateCard(props: Props) {
  const { card, width, height, sign, lit = false } = props;
  const { language } = useComfort();
  const isFull = height >= width * TALL;
  const titleSize = Math.max(LEAST, width * TITLE);
  return (
    <View style={[styles.card, { width, height, borderRadius: width * ROUND }, lit && styles.lit]}>
      {isFull && <Picture card={card} side="date" size={height * PICTURE} />}
      <DateWords {...props} isFull={isFull} />
      {isFull && (
        <Type
          align="center"
          numberOfLines={2}
          style={[
            styles.title,
            { paddingHorizontal: width * ASIDE, fontSize: titleSize, lineHeight: titleSize * LINE },
          ]}
        >
          {card[language].title}
        </Type>
      )}
      {sign && (
        <View style={styles.sign}>
          <SignMark sign={sign} size={width * SIGN} />
        </View>
      )}
    </View>
  );
});

function DateWords({ date, width, height, isFull }: Props & { isFull: boolean }) {
  const { language } = useComfort();
  const room = { width: width - 2 * PADDING, height: height * (isFull ? DATE : ALL) };
  const told = (width < NARROW ? shortDate : dateWords)(language, date);
  const whole = inOnePiece(told);
  const words = fitsIn(whole, room, LEAST) ? whole : told;
  const fontSize = fittingSize(words, room, width * LARGEST, LEAST);
  return (
    <View style={[styles.dated, isFull && { height: room.height }]}>
      <Type align="center" style={[styles.date, { fontSize, lineHeight: fontSize * LINE }]}>
        {words}
      </Type>
    </View>
  );
}

const PADDING = 5;
/** From this ratio of height to width on, picture and title fit beside the date. */
const TALL = 1.2;
/** On a narrower card, the date is shortened. */
const NARROW = 84;
// Shares of the height: the picture, the date below it, and the date on a card without a picture.
const [PICTURE, DATE, ALL] = [0.32, 0.3, 0.92];
// Shares of the width: title letters, title padding, the largest date letters, sign, corner radius.
const [TITLE, ASIDE, LARGEST, SIGN, ROUND] = [0.112, 0.03, 0.29, 0.36, 0.1];
const LEAST = 10;

const styles = StyleSheet.create({
  card: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: PADDING - 2,
    overflow: 'hidden',
    borderWidth: 1.5,
    borderColor: colors.nightRim,
    backgroundColor: colors.night,
  },
  lit: { borderColor: colors.lamp },
  dated: { alignSelf: 'stretch', justifyContent: 'center' },
  date: { fontFamily: fonts.strong, color: colors.nightInk },
  title: { color: colors.nightSoft },
  sign: { position: 'absolute', left: -3, top: -3 },
});
