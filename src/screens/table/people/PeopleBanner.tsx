import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { FaceDisc } from '@/ui/faces/FaceDisc';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { faceOf } from '../../faceOf';
import { useTable } from '../useTable';
import { giftsFor } from './gifts';
import { GiveSeat } from './GiveSeat';
import type { PeopleNews } from './peopleNews';
import { usePeopleWords } from './usePeopleWords';

type Props = {
  news: PeopleNews | null;
  /** Read from across the room. */
  isAfar?: boolean;
};

/** Shows that somebody has come, asks for a seat, or has dropped out; the host can give a seat. */
export function PeopleBanner({ news, isAfar = false }: Props) {
  const words = usePeopleWords();
  const { textScale } = useComfort();
  // With little room, the button alone says which seat a computer plays.
  const isTight = useWindowDimensions().width < NARROW * textScale && !isAfar;
  if (!news) return null;
  const { title, text } = words.news(news);
  return (
    <View role="status" aria-live="polite" style={styles.banner} testID={`people-${news.is}`}>
      <NewsFace news={news} />
      <View style={styles.words}>
        <Type as={isAfar ? 'heading' : 'label'}>{title}</Type>
        {text !== '' && !isTight && (
          <Type as={isAfar ? 'body' : 'small'} tone="soft">
            {text}
          </Type>
        )}
      </View>
      <Gift news={news} />
    </View>
  );
}

const FACE = 40;
const NARROW = 360;

function NewsFace({ news }: { news: PeopleNews }) {
  const { textScale } = useComfort();
  const { board } = useTable();
  const { face, name } = 'guest' in news ? news.guest : news.place;
  const color = 'place' in news ? board?.colour(news.place.seat) : undefined;
  return <FaceDisc face={faceOf(face, name)} size={FACE * textScale} color={color} />;
}

/** Only on the host's phone, and only if there is a seat to give. */
function Gift({ news }: { news: PeopleNews }) {
  const { places, isHost } = useTable();
  if (!isHost || !('guest' in news)) return null;
  const [gift] = giftsFor(news.guest, places);
  return gift && <GiveSeat guest={news.guest} seat={gift.seat} isMain />;
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.xs,
    paddingLeft: space.s,
    borderRadius: radius.m,
    borderWidth: 1.5,
    borderColor: colors.brass,
    backgroundColor: colors.raised,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 96 },
});
