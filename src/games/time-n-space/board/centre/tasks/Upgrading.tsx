import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { slotOn } from '../../../rules/components';
import { tileName } from '../../pieces/naming';
import { Tile } from '../../pieces/Tile';
import { useSeat } from '../HandContext';
import { useVoice } from '../useVoice';
import type { EditorProps } from './editorProps';

export function Upgrading({ on }: EditorProps<'upgrade'>) {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  const { tile } = of(view.centres, seat).buildings[slotOn(on)];
  if (!tile) return null;
  return (
    <>
      <View style={styles.row}>
        <Tile tile={tile} size={72} />
        <Icon name="chevronRight" color={colors.sand} />
        <Tile tile={tile} stage={3} size={72} />
      </View>
      <Type>{say('upgrade.becomes', { tile: tileName(piece, tile, 3) })}</Type>
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
