import type { ReactNode } from 'react';
import { Modal, StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useComfort } from '../comfort';
import { colors, space } from '../theme/tokens';

type ModalProps = {
  readonly title: string;
  close(): void;
  readonly children: ReactNode;
};

/** A finished match over the whole screen. */
export function ReplayModal({ title, close, children }: ModalProps) {
  const { still } = useComfort();
  return (
    <Modal
      visible
      animationType={still ? 'none' : 'fade'}
      onRequestClose={close}
      aria-label={title}
    >
      <GestureHandlerRootView style={styles.ground}>{children}</GestureHandlerRootView>
    </Modal>
  );
}

type TableProps = {
  readonly header: ReactNode;
  /** News, the line of time and the controls. */
  readonly dock: ReactNode;
  readonly children: ReactNode;
};

/** The table as everybody could see it, with what moves it below. */
export function ReplayTable({ header, dock, children }: TableProps) {
  const edges = useSafeAreaInsets();
  const inset = { paddingTop: edges.top, paddingLeft: edges.left, paddingRight: edges.right };
  return (
    <View testID="replay" style={[styles.ground, inset]}>
      {header}
      {children}
      <View style={[styles.dock, { paddingBottom: edges.bottom + space.s }]}>{dock}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1, backgroundColor: colors.space },
  dock: {
    gap: space.xs,
    paddingTop: space.s,
    paddingHorizontal: space.m,
    borderTopWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.panel,
  },
});
