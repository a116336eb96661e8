import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Millis } from '@/kit/millis';
import { Button } from '@/ui/Button';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { asFound } from '../../../rules/atLift';
import { ANSWER_MS } from '../../../rules/components';
import { mostValuable } from '../../../rules/offers';
import { nodeName, orderName, seatName } from '../../pieces/naming';
import { Counter } from '../../pieces/Counter';
import { SeatMark } from '../../pieces/SeatMark';
import { useActs, useSeat } from '../HandContext';
import { type Question, questionsTo } from '../meeting';
import { shortField } from '../shortField';
import { useVoice } from '../useVoice';
import { Countdown } from './Countdown';

/** Questions after ships have met, which need an answer at once; the most urgent comes first. */
export function Meetings() {
  const { view, seat } = useSeat('view', 'seat');
  const [declined, decline] = useState<readonly Millis[]>([]);
  const [first] = questionsTo(view, seat).filter(
    ({ ask, until }) => ask !== 'exchange' || !declined.includes(until),
  );
  if (!first) return null;
  return (
    <Asked key={`${first.ask}-${first.until}`} until={first.until}>
      {first.ask === 'admit' && <Admit {...first} />}
      {first.ask === 'redo' && <Redo {...first} />}
      {first.ask === 'exchange' && (
        <Exchange {...first} keep={() => decline(all => [...all, first.until])} />
      )}
      {first.ask === 'wait' && <Wait {...first} />}
    </Asked>
  );
}

type Of<K extends Question['ask']> = Extract<Question, { ask: K }>;

const Asked = ({ until, children }: { until: Millis; children: ReactNode }) => (
  <View role="alert" aria-live="assertive" style={styles.asked} testID="meeting">
    {children}
    <Countdown until={until} full={ANSWER_MS} />
  </View>
);

function Admit({ visitors }: Of<'admit'>) {
  const { act } = useActs();
  const { say, piece } = useVoice();
  return (
    <>
      <Type as="heading">{say('meet.admit')}</Type>
      <View style={styles.choices}>
        {visitors.map(visitor => (
          <View key={visitor} style={styles.choice}>
            <SeatMark seat={visitor} size={28} />
            <View style={styles.words}>
              <Button
                wide
                kind="main"
                title={say('meet.first', { seat: seatName(piece, visitor) })}
                onPress={() => act({ type: 'admit', visitor })}
                testID={`admit-${visitor}`}
              />
            </View>
          </View>
        ))}
      </View>
    </>
  );
}

function Redo({ planet }: Of<'redo'>) {
  const { view, seat } = useSeat('view', 'seat');
  const { act, open } = useActs();
  const { say, piece } = useVoice();
  const best = mostValuable(asFound(view, seat), seat, planet);
  return (
    <>
      <Type as="heading">{say('meet.redo', { planet: nodeName(piece, planet) })}</Type>
      <View style={styles.choices}>
        {best.length > 0 && (
          <Button
            kind="main"
            title={say('meet.redoBest', { count: best.length })}
            onPress={() => act({ type: 'redo', deliveries: best })}
            testID="redo-best"
          />
        )}
        <Button
          title={say('meet.redoChange')}
          onPress={() => open({ what: 'redo' })}
          testID="redo-change"
        />
        <Button
          kind="quiet"
          title={say('meet.redoNothing')}
          onPress={() => act({ type: 'redo', deliveries: [] })}
          testID="redo-nothing"
        />
      </View>
    </>
  );
}

function Exchange({ order, gone, others, keep }: Of<'exchange'> & { keep(): void }) {
  const { seat } = useSeat('seat');
  const { act } = useActs();
  const { say, piece } = useVoice();
  return (
    <>
      <View style={styles.said}>
        <Counter order={order} seat={seat} size={30} />
        <Type style={styles.words}>{say('meet.exchange', { order: orderName(piece, order) })}</Type>
      </View>
      <View style={styles.choices}>
        {others.map(from => (
          <Button
            key={from}
            title={say('meet.instead', { field: shortField(say, from) })}
            onPress={() => act({ type: 'exchange', from, to: gone })}
            testID={`exchange-${from}`}
          />
        ))}
        <Button kind="quiet" title={say('meet.keep')} onPress={keep} testID="exchange-keep" />
      </View>
    </>
  );
}

function Wait({ planet }: Of<'wait'>) {
  const { say, piece } = useVoice();
  return <Type>{say('meet.wait', { planet: nodeName(piece, planet) })}</Type>;
}

const styles = StyleSheet.create({
  asked: {
    gap: space.s,
    padding: space.m - 2,
    borderRadius: radius.l,
    borderWidth: 2,
    borderColor: colors.heed,
    backgroundColor: colors.raised,
  },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'center' },
  choice: { width: '100%', flexDirection: 'row', alignItems: 'center', gap: space.s },
  said: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
