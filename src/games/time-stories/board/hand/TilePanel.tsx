import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import { glaze } from '../pieces/palette';

type Props = { readonly children: ReactNode; readonly testID?: string };

/** A glazed panel: what it shows, everybody may see. */
export const TilePanel = ({ children, testID }: Props) => (
  <View style={styles.panel} testID={testID}>
    {children}
    {testID !== undefined && <PointerSlot at={testID} />}
  </View>
);

const styles = StyleSheet.create({
  panel: {
    gap: space.s,
    padding: space.m,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: glaze.cobaltMid,
    backgroundColor: glaze.white,
    overflow: 'hidden',
  },
});
