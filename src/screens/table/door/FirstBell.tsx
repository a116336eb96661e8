import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { AnyBoard } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { seenView } from '@/stores/seats';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { LateBells } from '../../settings/LateBells';
import { settingsWords } from '../../settings/settingsWords';
import { useBells } from '../../settings/useBells';
import { useSession, useSettings, useWorld } from '../../world';

type Props = { board: AnyBoard; seat: Seat };

/**
 * Explains why a glass may ring late, when a player turns their first. Later the settings say so.
 */
export function FirstBell(props: Props) {
  const { settings } = useWorld();
  const isLate = useBells().when === 'late';
  const isNew = useSettings(it => it.known && !it.bellsExplained);
  const [isOpen, setOpen] = useState(false);
  const explain = () => {
    setOpen(true);
    settings.getState().change({ bellsExplained: true });
  };
  if (!isLate) return null;
  if (isOpen) return <Explained close={() => setOpen(false)} />;
  return isNew ? <Awaiting {...props} onTurned={explain} /> : null;
}

/** Mounted only while the explanation is due, because it looks at every change of the view. */
function Awaiting({ board, seat, onTurned }: Props & { onTurned: () => void }) {
  const { language } = useComfort();
  const runs = useSession(({ guest, lesson }) => {
    const view = guest && !lesson && seenView(guest, seat);
    if (!view) return false;
    return board.alarms(language, view, seat).some(({ cue }) => cue?.startsWith('glass-'));
  });
  useEffect(() => {
    if (runs) onTurned();
  }, [runs, onTurned]);
  return null;
}

function Explained({ close }: { close: () => void }) {
  const say = settingsWords.useSay();
  const { top } = useSafeAreaInsets();
  return (
    <View style={[styles.over, { top: top + space.s }]} testID="first-bell">
      <LateBells />
      <Button kind="quiet" title={say('bells.notNow')} onPress={close} testID="bells-not-now" />
    </View>
  );
}

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    left: space.s,
    right: space.s,
    zIndex: 1,
    maxWidth: 480,
    alignSelf: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.brass,
    backgroundColor: colors.panel,
  },
});
