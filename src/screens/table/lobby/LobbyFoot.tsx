import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { LARGE, SIDE, space } from '@/ui/theme/tokens';
import { useSetting } from '../../settings/useSetting';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { useIsPackMissing } from '../packs/useTablePack';
import { startWord } from '../startWord';
import type { useTable } from '../useTable';

type Props = { table: ReturnType<typeof useTable>; openOptions: () => void };

/** The start, which only the host has, and the options. Guests have these in the head. */
export function LobbyFoot({ table, openOptions }: Props) {
  const say = useTableWords();
  const { textScale } = useComfort();
  const isNarrow = useWindowDimensions().width < NARROW;
  return (
    <View style={styles.foot}>
      {isNarrow && textScale > LARGE ? (
        <IconButton
          icon="settings"
          name={say('lobby.optionsName')}
          onPress={openOptions}
          testID="to-options"
        />
      ) : (
        <Button
          icon={isNarrow ? undefined : 'settings'}
          title={say('lobby.optionsShort')}
          name={say('lobby.optionsName')}
          onPress={openOptions}
          testID="to-options"
        />
      )}
      <Start table={table} />
    </View>
  );
}

const NARROW = 420;

function Start({ table: { places, own } }: Pick<Props, 'table'>) {
  const say = useTableWords();
  const { session, device } = useWorld();
  const [, knowsAbsence] = useSetting('knowsAbsence');
  const hasDoor = useSession(it => (it.hosting?.door.is ?? 'none') !== 'none');
  const start = () => {
    device.unlockSound();
    if (hasDoor) knowsAbsence(true);
    session.deal();
  };
  const isNarrow = useWindowDimensions().width < NARROW;
  const word = startWord(places, own);
  const count = places.filter(({ sits }) => sits === 'player').length;
  const isAlone = word === 'lobby.startAlone';
  return (
    <View style={styles.start}>
      <Button
        kind={isAlone && hasDoor ? 'plain' : 'main'}
        wide
        icon={isAlone || isNarrow ? undefined : 'hourglass'}
        title={say(word, { count })}
        disabled={useIsPackMissing()}
        onPress={start}
        testID="start"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  foot: {
    flexDirection: 'row',
    justifyContent: 'center',
    gap: space.s,
    width: '100%',
    maxWidth: SIDE + 60,
    alignSelf: 'center',
  },
  start: { flex: 1 },
});
