import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { thingAt } from '../../../rules/centre';
import { CHOSEN_AT_START, type Field, type Order } from '../../../rules/components';
import { Pointed } from '@/ui/lesson/slots';
import { useLaidBefore } from '../../slots/laidBefore';
import { Counter } from '../../pieces/Counter';
import { orderName } from '../../pieces/naming';
import { fieldsToBlock } from '../filling';
import { useActs, useSeat } from '../HandContext';
import { withField } from '../laying';
import { Fields } from '../tasks/Fields';
import { shortField } from '../shortField';
import { useVoice } from '../useVoice';
import { handOf } from './progress';

/** Places the two orders on fields; a suggestion is laid out, and touching moves it. */
export function PlacingPage() {
  const { view, seat, pending } = useSeat('view', 'seat', 'pending');
  const { act } = useActs();
  const { say } = useVoice();
  const hand = handOf(view, seat);
  const laid = useLaidBefore();
  const [fields, setFields] = useState(
    () => laid.fields ?? fieldsToBlock(view, seat, CHOSEN_AT_START),
  );
  const [chosen, choose] = useState(0);
  const placings = hand.flatMap((order, n) => {
    const field = fields[n];
    return field ? [{ order, field }] : [];
  });
  const planned = Object.fromEntries(placings.map(({ order, field }) => [field, order]));
  const centre = of(view.centres, seat);
  const onField = (field: Field) =>
    thingAt(centre, field) === null
      ? () => {
          setFields(withField(placings, chosen, field).map(placing => placing.field));
          choose(1 - chosen);
        }
      : undefined;
  const [one, two] = fields;
  return (
    <Panel>
      <Type as="title">{say('opening.placeTitle')}</Type>
      <Type tone="soft">{say('opening.placeHint')}</Type>
      <View role="radiogroup" aria-label={say('opening.placeTitle')} style={styles.row}>
        {placings.map(({ order, field }, n) => (
          <One key={n} order={order} field={field} chosen={n === chosen} choose={() => choose(n)} />
        ))}
      </View>
      <Fields planned={planned} onField={onField} />
      <Pointed at="place">
        <Button
          wide
          kind="main"
          title={say('opening.place')}
          busy={pending.some(({ type }) => type === 'place')}
          onPress={() => one && two && act({ type: 'place', fields: [one, two] })}
          testID="place"
        />
      </Pointed>
    </Panel>
  );
}

type OneProps = { order: Order; field: Field; chosen: boolean; choose(): void };

function One({ order, field, chosen, choose }: OneProps) {
  const { seat } = useSeat('seat');
  const { say, piece } = useVoice();
  const [name, where] = [orderName(piece, order), shortField(say, field)];
  return (
    <Press
      name={say('opening.placing', { order: name, field: where })}
      onPress={choose}
      role="radio"
      checked={chosen}
      style={[styles.one, chosen && styles.chosen]}
    >
      <Counter order={order} seat={seat} size={44} />
      <Type as="small" tone="soft" align="center">
        {where}
      </Type>
    </Press>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s },
  one: {
    flex: 1,
    alignItems: 'center',
    gap: space.xs,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: colors.line,
  },
  chosen: { borderColor: colors.sand, backgroundColor: colors.raised },
});
