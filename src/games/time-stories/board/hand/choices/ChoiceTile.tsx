import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import { glaze } from '../../pieces/palette';
import { Print } from '../../pieces/Print';

type Props = {
  readonly title: string;
  /** Spoken along with the title, since the parts inside are not. */
  readonly about?: string;
  readonly isChosen: boolean;
  readonly disabled?: boolean;
  readonly sign?: ReactNode;
  readonly children?: ReactNode;
  readonly testID: string;
  onPress(): void;
};

/** One of the things an agent can do; chosen, it has a green rim, and a tick on its corner. */
export function ChoiceTile({ title, about, isChosen, sign, children, ...rest }: Props) {
  return (
    <Press
      {...rest}
      role="radio"
      checked={isChosen}
      name={about ? `${title}: ${about}` : title}
      style={[styles.tile, isChosen && styles.chosen]}
    >
      <View style={styles.head}>
        <Print as="heading" style={styles.title}>
          {title}
        </Print>
        {sign}
      </View>
      {children}
      {isChosen && (
        <View style={styles.tick}>
          <Icon name="check" size={16} color={glaze.white} />
        </View>
      )}
      <PointerSlot at={rest.testID} />
    </Press>
  );
}

const styles = StyleSheet.create({
  tile: {
    gap: space.s,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: '#CDC2A8',
    backgroundColor: glaze.white,
  },
  chosen: { borderWidth: 3, padding: space.s - 1, borderColor: glaze.go },
  // Many shields stand below a long title, and not on it.
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    rowGap: space.xs,
    minHeight: 32,
  },
  title: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
  // On the corner, so that nothing moves when another tile is chosen.
  tick: {
    position: 'absolute',
    top: -12,
    left: -12,
    width: 24,
    height: 24,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 12,
    backgroundColor: glaze.go,
  },
});
