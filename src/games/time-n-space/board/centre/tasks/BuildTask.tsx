import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { SLOTS, type Slot } from '../../../rules/components';
import { whyNotBuild } from '../../../rules/research';
import { buildingName, tileName } from '../../pieces/naming';
import { BuildingPiece, Tile } from '../../pieces/Tile';
import { useActs, useSeat } from '../HandContext';
import { useVoice } from '../useVoice';
import type { EditorProps } from './editorProps';

const SIZE = 54;
const AROUND = 2 * (2 + 2);

export function BuildTask({ deed, edit }: EditorProps<'build'>) {
  const { view, seat } = useSeat('view', 'seat');
  const { refuse } = useActs();
  const { say, piece } = useVoice();
  const { research } = of(view.centres, seat);
  if (!research) return null;
  return (
    <>
      <View style={styles.tile}>
        <Tile tile={research} size={72} />
        <Type style={styles.words}>{tileName(piece, research)}</Type>
      </View>
      <Type tone="soft">{say('build.hint')}</Type>
      <View role="radiogroup" aria-label={say('build.hint')} style={styles.slots}>
        {SLOTS.map(slot => {
          const why = whyNotBuild(view, seat, slot);
          return (
            <Site
              key={slot}
              slot={slot}
              chosen={deed.slot === slot}
              open={!why}
              onPress={() => (why ? refuse(why) : edit({ ...deed, slot }))}
            />
          );
        })}
      </View>
    </>
  );
}

type SiteProps = { slot: Slot; chosen: boolean; open: boolean; onPress(): void };

function Site({ slot, chosen, open, onPress }: SiteProps) {
  const { view, seat } = useSeat('view', 'seat');
  const { piece } = useVoice();
  const building = of(view.centres, seat).buildings[slot];
  return (
    <Press
      name={buildingName(piece, slot, building, seat)}
      onPress={onPress}
      role="radio"
      checked={chosen}
      testID={`site-${slot}`}
      style={[styles.site, chosen && styles.chosen, !open && styles.closed]}
    >
      <BuildingPiece slot={slot} building={building} seat={seat} size={SIZE} />
      {chosen && (
        <View style={styles.mark}>
          <Icon name="check" size={14} color={colors.inkDark} />
        </View>
      )}
    </Press>
  );
}

const styles = StyleSheet.create({
  tile: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
  /** Four in a row, as on the mat. */
  slots: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.xs,
    maxWidth: 4 * (SIZE + AROUND) + 3 * space.xs,
  },
  site: { padding: 2, borderRadius: radius.m + 2, borderWidth: 2, borderColor: 'transparent' },
  chosen: { borderColor: colors.sand },
  closed: { opacity: 0.4 },
  mark: {
    position: 'absolute',
    right: -2,
    top: -2,
    width: 18,
    height: 18,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    backgroundColor: colors.sand,
  },
});
