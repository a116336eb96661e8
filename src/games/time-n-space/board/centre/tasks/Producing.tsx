import { of } from '@/kit/seat';
import { Type } from '@/ui/Type';
import { fieldsOf, makesAt, thingAt } from '../../../rules/centre';
import { type Field, slotOn } from '../../../rules/components';
import { cubeName, cubesName, fieldName, thingName } from '../../pieces/naming';
import { useSeat } from '../HandContext';
import { withFilled } from '../laying';
import { useVoice } from '../useVoice';
import type { EditorProps } from './editorProps';
import { FieldButton } from './FieldButton';
import { FieldCard } from './Fields';

export function Producing({ deed, on, choices, edit }: EditorProps<'produce'>) {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  const slot = slotOn(on);
  const centre = of(view.centres, seat);
  const fields = fieldsOf(slot, centre.buildings[slot]);
  const goods = [...new Set(fields.flatMap(field => makesAt(centre, field) ?? []))];
  const canBe = (field: Field) => choices.fields?.includes(field) ?? false;
  return (
    <>
      <Type tone="soft">{say('produce.hint')}</Type>
      <FieldCard slot={slot}>
        {fields.map(field => {
          const good = makesAt(centre, field);
          const thing = thingAt(centre, field) ?? null;
          const chosen = deed.fields.includes(field);
          const says =
            thing === null && good ? cubeName(piece, good) : thingName(piece, thing, seat);
          return (
            <FieldButton
              key={field}
              name={`${fieldName(piece, field)}: ${says}`}
              thing={thing}
              seat={seat}
              trace={good}
              planned={chosen ? good : undefined}
              chosen={canBe(field) ? chosen : undefined}
              onPress={canBe(field) ? () => edit(withFilled(deed, field)) : undefined}
              testID={`unit-${field.slice(-1)}`}
            />
          );
        })}
      </FieldCard>
      <Type as="small" tone="soft">
        {say('produce.left', {
          cubes: goods.map(good => cubesName(piece, good, view.supply[good])).join(', '),
        })}
      </Type>
    </>
  );
}
