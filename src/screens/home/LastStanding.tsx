import { useMemo } from 'react';
import { Modal, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { createStore } from 'zustand/vanilla';
import type { ViewStore } from '@/games/board';
import { titleOf } from '@/games/games';
import type { SessionState } from '@/stores/sessionState';
import { Cockpit } from '@/ui/Cockpit';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useBoard } from '../useBoard';

type Props = {
  open: boolean;
  game: string;
  standing: NonNullable<NonNullable<SessionState['older']>['standing']>;
  onClose: () => void;
};

/** The board of a match that cannot go on, as it was last kept. */
export function LastStanding({ open, game, standing, onClose }: Props) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const edges = useSafeAreaInsets();
  const board = useBoard(open ? game : undefined);
  const store = useMemo(() => stillStore(standing), [standing]);
  return (
    <Modal visible={open} onRequestClose={onClose} statusBarTranslucent>
      <Cockpit scroll={false} style={styles.bare}>
        <View style={[styles.bar, { paddingTop: edges.top }]} testID="last-standing">
          <Type as="heading">{titleOf(game, language)}</Type>
          <IconButton
            icon="close"
            name={say('older.close')}
            onPress={onClose}
            testID="last-close"
          />
        </View>
        <View style={styles.board}>{board ? <board.Watch store={store} /> : <Spinner />}</View>
      </Cockpit>
    </Modal>
  );
}

/** A store of one view that never changes. */
function stillStore({ view, at, places }: Props['standing']): ViewStore<unknown, unknown> {
  const clock = { now: () => at, running: false, speed: 1 };
  const store = createStore(() => ({ view, clock, places, requests: [] }));
  return { ...store, events: { subscribe: () => () => undefined } };
}

const styles = StyleSheet.create({
  bare: { paddingTop: 0, paddingBottom: 0, paddingLeft: 0, paddingRight: 0 },
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: space.m,
  },
  board: { flex: 1, justifyContent: 'center' },
});
