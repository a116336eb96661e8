import { StyleSheet } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession } from '../../world';
import { spaced } from './spaced';

type Props = {
  /** The code already lies on the table. */
  isLaid: boolean;
  onPress: () => void;
};

/** The code of the table. A touch lays its QR code on the table, or takes it away. */
export function InviteChip({ isLaid, onPress }: Props) {
  const say = useTableWords();
  const { textScale } = useComfort();
  const door = useSession(it => it.hosting?.door);
  if (!door) return null;
  const code = door.is === 'open' ? spaced(door.code) : undefined;
  const icon = ({ open: 'qr', opening: 'qr', shut: 'warning', none: 'door' } as const)[door.is];
  return (
    <Press
      name={code ? say('lobby.chip', { code }) : say('lobby.invite')}
      onPress={onPress}
      expanded={isLaid}
      testID="invite-chip"
      style={[styles.chip, isLaid && styles.laid]}
    >
      <Icon name={icon} size={20 * Math.min(1.4, textScale)} color={colors.sand} />
      {code && (
        <Type as="heading" tone="sand" numberOfLines={1} testID="table-code">
          {code}
        </Type>
      )}
    </Press>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.m - 2,
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
  laid: { borderColor: colors.brass },
});
