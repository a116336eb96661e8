import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { GOODS } from '../../rules/components';
import { score } from '../../rules/score';
import type { Centre } from '../../rules/state';
import { Bonus, CounterShape } from '../pieces/Counter';
import { Cube } from '../pieces/Cube';
import { above, below, fanned, type Owned } from '../pieces/counters';
import { countersName } from './naming';
import { useMatVoice } from './useMatVoice';

const SIZE = 24;
const MARGIN = 4;

type RowProps = { readonly centre: Centre; readonly width: number };

/** The width of one good's column. */
const columnOf = (width: number): number => width / GOODS.length - 2 * MARGIN;

/** Orders not yet in play. A good with none left here can score. */
export function AboveRow({ centre, seat, width }: RowProps & { seat: Seat }) {
  const voice = useMatVoice();
  const { mats } = voice;
  const all = GOODS.flatMap(good => above(centre, good, seat));
  const orders = countersName(voice, all, false);
  const name = all.length > 0 ? mats('aboveName', { orders }) : mats('aboveNone');
  return (
    <Row title={mats('above')} name={name}>
      {GOODS.map(good => {
        const counters = above(centre, good, seat);
        return (
          <View key={good} style={styles.column}>
            {counters.length > 0 && <Fan counters={counters} width={columnOf(width)} />}
            {counters.length === 0 && <Cube good={good} size={18} />}
            {counters.length === 0 && <Icon name="check" size={18} color={colors.go} />}
          </View>
        );
      })}
    </Row>
  );
}

/** Counters earned, in columns under the goods above. */
export function BelowRow({ centre, width }: RowProps) {
  const voice = useMatVoice();
  const { mats, piece } = voice;
  const { rows } = score(centre);
  const all = GOODS.flatMap(good => below(centre, good));
  const earned = all.length > 0 ? [countersName(voice, all, true)] : [];
  const orders = [...earned, ...Array<string>(centre.bonus).fill(piece('bonus'))].join(', ');
  return (
    <Row title={mats('below')} name={orders ? mats('belowName', { orders }) : mats('belowNone')}>
      {GOODS.map(good => {
        const { bonus } = rows[good];
        const counters = below(centre, good);
        const room = columnOf(width) - bonus * SIZE * 0.7;
        return (
          <View key={good} style={styles.column}>
            {Array.from({ length: bonus }, (_, n) => (
              <Bonus key={n} size={SIZE * 0.7} />
            ))}
            {counters.length > 0 && <Fan counters={counters} width={room} />}
            {counters.length + bonus === 0 && <View style={styles.dot} />}
          </View>
        );
      })}
    </Row>
  );
}

function Row({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <View accessible role="img" aria-label={name} style={styles.row}>
      <Type as="label" tone="soft" style={styles.title}>
        {title}
      </Type>
      <View style={styles.columns}>{children}</View>
    </View>
  );
}

/**
 * The last counter of a pile lies on top, so that its number shows; the edges show how many there
 * are.
 */
function Fan({ counters, width }: { counters: readonly Owned[]; width: number }) {
  const places = fanned(counters, SIZE, width);
  const wide = SIZE + (places[places.length - 1] ?? 0);
  return (
    <Svg aria-hidden width={wide} height={SIZE} viewBox={`0 0 ${wide} ${SIZE}`}>
      {counters.map((counter, n) => (
        <CounterShape
          key={n}
          {...counter}
          size={SIZE * 0.97}
          x={SIZE / 2 + (places[n] ?? 0)}
          y={SIZE / 2}
        />
      ))}
    </Svg>
  );
}

const styles = StyleSheet.create({
  row: { gap: 2 },
  title: { paddingHorizontal: space.xs },
  columns: {
    flexDirection: 'row',
    minHeight: SIZE + 8,
    borderRadius: radius.s,
    backgroundColor: colors.space,
  },
  column: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 1 },
  dot: { width: 6, height: 6, borderRadius: radius.round, backgroundColor: colors.line },
});
