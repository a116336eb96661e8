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
  /** Spoken along with the title. */
  readonly about?: string;
  readonly isChosen: boolean;
  readonly disabled?: boolean;
  readonly sign?: ReactNode;
  readonly children?: ReactNode;
  readonly testID: string;
  onPress(): void;
};

/** One of the things an agent can do; chosen, it has a green rim and a tick. */
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
        {isChosen && (
          <View style={styles.tick}>
            <Icon name="check" size={18} color={glaze.white} />
          </View>
        )}
        <Print as="heading" style={styles.title}>
          {title}
        </Print>
        {sign}
      </View>
      {children}
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
  chosen: { borderWidth: 3, borderColor: glaze.go },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 32 },
  title: { flex: 1 },
  tick: {
    width: 28,
    height: 28,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 14,
    backgroundColor: glaze.go,
  },
});
