import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { fieldsOf, thingAt } from '../../../rules/centre';
import { type Field, slotOn } from '../../../rules/components';
import { fieldName, thingName } from '../../pieces/naming';
import { useSeat } from '../HandContext';
import { withCargo } from '../laying';
import { useVoice } from '../useVoice';
import type { EditorProps } from './editorProps';
import { FieldButton } from './FieldButton';
import { FieldCard } from './Fields';

export function Loading({ deed, on, choices, edit }: EditorProps<'load'>) {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  const slot = slotOn(on);
  const centre = of(view.centres, seat);
  const { from = [], fields = [] } = choices;
  const cargo = (field: Field) => deed.moves.find(({ to }) => to === field)?.from;
  const thing = (field: Field) => thingAt(centre, field) ?? null;
  return (
    <>
      <Type tone="soft">{say('load.hint', { count: fields.length })}</Type>
      <Type as="label">{say('load.from')}</Type>
      <View style={styles.cubes}>
        {from.map(cube => (
          <FieldButton
            key={cube}
            name={`${thingName(piece, thing(cube))}, ${fieldName(piece, cube)}`}
            thing={thing(cube)}
            seat={seat}
            chosen={deed.moves.some(move => move.from === cube)}
            onPress={() => edit(withCargo(deed, cube, fields))}
            testID={`cube-${cube.replace('.', '-')}`}
          />
        ))}
      </View>
      <Type as="label">{say('load.to')}</Type>
      <FieldCard slot={slot}>
        {fieldsOf(slot, centre.buildings[slot]).map(field => {
          const cube = cargo(field);
          const coming = cube && thing(cube);
          const back = cube ? () => edit(withCargo(deed, cube, fields)) : undefined;
          return (
            <FieldButton
              key={field}
              name={`${fieldName(piece, field)}: ${thingName(piece, coming ?? thing(field), seat)}`}
              thing={thing(field)}
              seat={seat}
              planned={coming ?? undefined}
              chosen={cube ? true : undefined}
              onPress={back}
              testID={`unit-${field.slice(-1)}`}
            />
          );
        })}
      </FieldCard>
    </>
  );
}

const styles = StyleSheet.create({
  cubes: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
