import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { of } from '@/kit/seat';
import { face, fieldsOf, makesAt, thingAt } from '../../../rules/centre';
import { type Field, SLOTS, type Slot } from '../../../rules/components';
import type { Thing } from '../../../rules/state';
import { plateColours } from '../../pieces/colours';
import { fieldName, thingName } from '../../pieces/naming';
import { useSeat } from '../HandContext';
import { useVoice } from '../useVoice';
import { FieldButton } from './FieldButton';

type Props = {
  /** The thing that will lie on each field. */
  readonly planned: Readonly<Partial<Record<Field, Thing>>>;
  /** Undefined: this field cannot be chosen. */
  onField(field: Field): (() => void) | undefined;
};

/**
 * All fields of the player's centre, by building, to put orders on; plants are on top, as on the
 * mat.
 */
export function Fields(props: Props) {
  return (
    <View style={styles.rows}>
      <Buildings {...props} slots={PLANTS} />
      <Buildings {...props} slots={OTHERS} />
    </View>
  );
}

const isPlant = (slot: Slot) => slot.startsWith('plant');
const PLANTS = SLOTS.filter(isPlant);
const OTHERS = SLOTS.filter(slot => !isPlant(slot));

type BuildingsProps = Props & { readonly slots: readonly Slot[] };

function Buildings({ planned, onField, slots }: BuildingsProps) {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  const centre = of(view.centres, seat);
  return (
    <View style={styles.buildings}>
      {slots
        .filter(slot => centre.buildings[slot].units.length > 0)
        .map(slot => (
          <FieldCard key={slot} slot={slot} title={say(`place.short.${slot}`)}>
            {fieldsOf(slot, centre.buildings[slot]).map(field => (
              <FieldButton
                key={field}
                name={`${fieldName(piece, field)}: ${thingName(piece, planned[field] ?? thingAt(centre, field) ?? null, seat)}`}
                thing={thingAt(centre, field) ?? null}
                seat={seat}
                trace={makesAt(centre, field)}
                planned={planned[field]}
                chosen={thingAt(centre, field) === null ? planned[field] !== undefined : undefined}
                onPress={onField(field)}
                testID={`field-${field.replace('.', '-')}`}
              />
            ))}
          </FieldCard>
        ))}
    </View>
  );
}

type CardProps = { readonly slot: Slot; readonly title?: string; readonly children: ReactNode };

/** A building in its colours, with fields large enough for a thumb. */
export function FieldCard({ slot, title, children }: CardProps) {
  const { view, seat } = useSeat('view', 'seat');
  const { kind } = face(slot, of(view.centres, seat).buildings[slot]);
  const { fill, rim } = plateColours(kind);
  return (
    <View style={styles.card}>
      {title && (
        <Type as="label" tone="soft">
          {title}
        </Type>
      )}
      <View style={[styles.plate, { backgroundColor: fill, borderColor: rim }]}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.s },
  // The gap is narrow so that all four plants fit in one row on a small phone too.
  buildings: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.s, columnGap: space.xs + 2 },
  card: { gap: 2, alignItems: 'center', alignSelf: 'flex-start' },
  plate: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
    padding: space.xs,
    borderRadius: radius.m,
    borderWidth: 2,
  },
});
