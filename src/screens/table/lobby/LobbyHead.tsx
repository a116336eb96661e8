import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { titleOf } from '@/games/games';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { kitWords } from '@/ui/kitWords';
import { space, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession } from '../../world';
import type { useTable } from '../useTable';
import { InviteChip } from './InviteChip';

type Props = {
  table: ReturnType<typeof useTable>;
  /** What was chosen to play. */
  way: string;
  goHome(): void;
  isLaid: boolean;
  showCode: () => void;
  openOptions: () => void;
};

/** Below this width the code takes the place of the title. */
const NARROW = 360;

/** What stands on either side of the title. */
const SIDES = 70;
/** The width of the longest title, in font sizes. */
const LONGEST = 7.4;

export function LobbyHead({ table, way, goHome, isLaid, showCode, openOptions }: Props) {
  const say = useTableWords();
  const back = kitWords.useSay()('back');
  const { language, textScale } = useComfort();
  const game = useSession(it => it.guest?.shared?.game ?? '');
  const { width } = useWindowDimensions();
  const fits = { fontSize: Math.min(24 * textScale ** 0.6, (width - 2 * SIDES) / LONGEST) };
  const hasTitle = !table.isHost || width >= NARROW * textScale;
  return (
    <View style={styles.head}>
      <IconButton icon="back" name={back} onPress={goHome} testID="back" />
      <View style={styles.title}>
        {hasTitle && (
          <Type as="title" numberOfLines={1} style={!table.isHost && fits}>
            {table.isHost ? say('lobby.title') : titleOf(game, language)}
          </Type>
        )}
        {!table.isHost && way !== '' && (
          <Type as="label" tone="sand" numberOfLines={1} style={styles.way} testID="way-of-playing">
            {way}
          </Type>
        )}
      </View>
      {table.isHost ? (
        <InviteChip isLaid={isLaid} onPress={showCode} />
      ) : (
        <IconButton
          icon="settings"
          name={say('lobby.optionsName')}
          onPress={openOptions}
          testID="to-options"
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: TOUCH },
  title: { flex: 1 },
  // Both lines together are as high as a button.
  way: { marginTop: -4 },
});
