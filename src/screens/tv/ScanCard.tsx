import { StyleSheet, View } from 'react-native';
import { Qr } from '@/ui/qr/Qr';
import { colors } from '@/ui/theme/tokens';
import { spaced } from '../table/lobby/spaced';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';
import { AfarText } from './AfarText';
import { LEAST_TEXT, type TvSizes } from './tvSizes';

type Props = { invite: string; sizes: TvSizes };

/** The code to scan and to type. It shrinks into a corner when nobody else is expected. */
export function ScanCard({ invite, sizes }: Props) {
  const say = useTableWords();
  const { as, unit, qr, isSmall, card } = sizes;
  const isRow = as === 'tall' && !isSmall;
  const shape = {
    width: card.width,
    height: card.height,
    borderRadius: 36 * unit,
    paddingHorizontal: (isSmall ? 10 : 30) * unit,
  };
  return (
    <View style={[styles.card, isRow && styles.row, shape, { gap: (isSmall ? 8 : 18) * unit }]}>
      {!isSmall && !isRow && <Title size={42 * unit} />}
      <Qr text={invite} size={qr} name={say('tv.join')} testID="invitation" />
      <View style={[styles.typed, isRow && styles.side, { gap: 6 * unit }]}>
        {isRow && <Title size={52 * unit} />}
        <Typed {...{ invite, sizes }} />
      </View>
    </View>
  );
}

function Title({ size }: { size: number }) {
  const say = useTableWords();
  return (
    <AfarText as="title" size={size} align="center">
      {say('tv.join')}
    </AfarText>
  );
}

/** A code can be typed into any browser at the address of the table. */
function Typed({ invite, sizes: { unit, letters, isSmall } }: Props) {
  const say = useTableWords();
  const code = useSession(it => it.guest?.code ?? null);
  const address = /^https?:\/\/([^/]+)/.exec(invite)?.[1];
  if (code === null) return null;
  return (
    <>
      {!isSmall && (
        <AfarText tone="soft" size={LEAST_TEXT * unit} align="center">
          {say('tv.orType')}
        </AfarText>
      )}
      <AfarText
        as="clock"
        tone="sand"
        size={letters}
        align="center"
        numberOfLines={1}
        testID="tv-table-code"
      >
        {spaced(code)}
      </AfarText>
      {!isSmall && address !== undefined && (
        <AfarText tone="soft" size={LEAST_TEXT * unit} align="center">
          {address}
        </AfarText>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  card: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderColor: colors.raised,
    borderTopColor: colors.line,
    backgroundColor: colors.panel,
  },
  row: { flexDirection: 'row' },
  typed: { alignItems: 'center', maxWidth: '100%' },
  side: { flexGrow: 1, flexShrink: 1 },
});
