import { StyleSheet, View } from 'react-native';
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

type Props = { news: PeopleNews | null };

/** Shows that somebody has come, asks for a seat, or has dropped out; the host can give a seat. */
export function PeopleBanner({ news }: Props) {
  const words = usePeopleWords();
  if (!news) return null;
  const { title, text } = words.news(news);
  return (
    <View role="status" aria-live="polite" style={styles.banner} testID={`people-${news.is}`}>
      <NewsFace news={news} />
      <View style={styles.words}>
        <Type as="label">{title}</Type>
        {text !== '' && (
          <Type as="label" tone="soft" style={styles.text}>
            {text}
          </Type>
        )}
      </View>
      <Gift news={news} />
    </View>
  );
}

const FACE = 40;

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
  text: { fontWeight: '400' },
});
