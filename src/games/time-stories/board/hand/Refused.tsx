import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { kitWords } from '@/ui/kitWords';
import { Press } from '@/ui/Press';
import { RefusalNotice } from '@/ui/RefusalNotice';
import { radius, space } from '@/ui/theme/tokens';
import { clay, glaze } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { whySentence } from '../whyNot';
import { MOST_WIDE } from './Columns';
import { useActs, useHand, useSpeech } from './HandContext';

type Props = {
  /** What it stands on: white glaze, clay under the lamp, or a sheet of the app. */
  readonly ground?: 'glaze' | 'clay' | 'sheet';
};

/** Why something was refused, where the finger is. */
export function Refused({ ground = 'glaze' }: Props) {
  const { view, words, places, language } = useSpeech();
  const { refusal } = useHand('refusal');
  const { dismiss } = useActs();
  if (refusal === null) return null;
  const why = whySentence(language, refusal, { seen: view, mission: words, places });
  if (ground === 'sheet') return <RefusalNotice {...{ why, dismiss }} />;
  return <RefusalTile {...{ why, dismiss }} isClay={ground === 'clay'} />;
}

type TileProps = { readonly why: string; readonly isClay: boolean; dismiss(): void };

function RefusalTile({ why, isClay, dismiss }: TileProps) {
  const say = kitWords.useSay();
  return (
    <View testID="refusal" style={[styles.tile, isClay && styles.clay]}>
      <View accessible role="alert" style={styles.why}>
        <Icon name="cross" size={22} color={glaze.stop} />
        <Print tone={isClay ? 'clay' : 'ink'} style={styles.words}>
          {why}
        </Print>
      </View>
      <Press name={say('dismiss')} onPress={dismiss} style={styles.done} testID="refusal-action">
        <Print as="label" tone={isClay ? 'clay' : 'cobalt'} align="center">
          {say('dismiss')}
        </Print>
      </Press>
    </View>
  );
}

const styles = StyleSheet.create({
  tile: {
    width: '100%',
    maxWidth: MOST_WIDE - 2 * space.m,
    alignSelf: 'center',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space.s,
    paddingLeft: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderLeftWidth: 4,
    borderColor: glaze.coral,
    borderLeftColor: glaze.stop,
    backgroundColor: '#FBE9E2',
  },
  clay: { borderColor: clay.edge, backgroundColor: clay.light },
  why: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 150,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.s,
  },
  words: { flex: 1 },
  done: { paddingHorizontal: space.s },
});
