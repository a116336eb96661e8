import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Spinner } from '@/ui/Spinner';
import { colors, fonts, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../../startWords';
import { troubleOf, type TroubleName } from '../troubles';
import type { CodePageSizes } from './codePageSizes';

export type CodeNews = TroubleName | 'looking' | undefined;
type Props = {
  news: CodeNews;
  sizes: CodePageSizes;
  isWrong: boolean;
  onAgain: () => void;
};

/** The reserved place between boxes and keys. */
export const CodeNotice = ({ news, ...rest }: Props) => (
  <View style={[styles.place, { height: rest.sizes.messageHeight }]} aria-live="polite">
    {news === 'looking' && <Looking />}
    {news !== undefined && news !== 'looking' && <Said trouble={news} {...rest} />}
  </View>
);

function Looking() {
  const say = startWords.useSay();
  return (
    <View role="status" style={styles.row} testID="seeking">
      <Spinner />
      <Type tone="soft" style={styles.words}>
        {say('seek.looking')}
      </Type>
    </View>
  );
}

type SaidProps = Omit<Props, 'news'> & { trouble: TroubleName };

function Said({ trouble, sizes, isWrong, onAgain }: SaidProps) {
  const say = startWords.useSay();
  const { icon, again } = troubleOf(trouble);
  const tone = isWrong ? 'stop' : 'heed';
  return (
    <View style={styles.row}>
      <View
        accessible
        role="alert"
        style={[styles.row, styles.words]}
        testID={`trouble-${trouble}`}
      >
        {!sizes.isSmall && <Icon name={icon} size={26} color={colors[tone]} />}
        <View style={styles.words}>
          <Type as={sizes.isSmall ? 'small' : 'body'} tone={tone} style={styles.what}>
            {say(`trouble.${trouble}.what`)}
          </Type>
          <Type as="small">{say(`trouble.${trouble}.todo`)}</Type>
        </View>
      </View>
      {again && (
        <IconButton icon="again" name={say('seek.again')} onPress={onAgain} testID="seek-again" />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { alignSelf: 'stretch', justifyContent: 'center', overflow: 'hidden' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  what: { fontFamily: fonts.strong },
});
