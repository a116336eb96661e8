import { StyleSheet } from 'react-native';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { Type } from '@/ui/Type';
import { whyNot } from '../../rules/rules';
import { TASKS } from '../../rules/components';
import { ActionWindow } from '../pieces/ActionWindow';
import { pieceWords } from '../pieces/words';
import { Plate } from './Plate';
import { useActs, useHand, useSeat } from './HandContext';
import { HoldToExplain } from './HoldToExplain';
import { useSizes } from './shape';
import { handWords } from './words';

/** The symbols for a bot bought for three markers. */
export function Choosing() {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { pick, explain } = useActs();
  const { picked } = useHand('picked');
  const { view, seat } = useSeat('view', 'seat');
  const { room } = useSizes();
  const chosen = picked?.what === 'buy' ? picked.task : null;
  return (
    <Plate style={styles.choosing} testID="choosing">
      {TASKS.map(task => {
        const why = whyNot(view, { type: 'buy', task }, { seat, at: 0, finger: 0 });
        const name = piece(`task.${task}`);
        return (
          <HoldToExplain key={task} topic={{ about: 'task', task }} style={styles.task}>
            <Press
              name={say('programmeFor', { task: name })}
              disabled={why !== undefined}
              role="radio"
              checked={chosen === task}
              onPress={() => pick({ what: 'buy', task })}
              onLongPress={() => explain({ about: 'task', task })}
              testID={`buy-${task}`}
              style={styles.touch}
            >
              <PointerSlot at={`buy-${task}`} />
              <ActionWindow
                task={task}
                size={room * 0.72}
                state={why ? 'blocked' : chosen === task ? 'chosen' : 'ready'}
              />
              <Type as="label" align="center" numberOfLines={1}>
                {name}
              </Type>
            </Press>
          </HoldToExplain>
        );
      })}
      <Press
        name={say('back')}
        onPress={() => pick(null)}
        testID="choosing-back"
        style={[styles.task, styles.touch, styles.back]}
      >
        <PointerSlot at="choosing-back" />
        <Type as="label" tone="sand" align="center">
          {say('back')}
        </Type>
      </Press>
    </Plate>
  );
}

const styles = StyleSheet.create({
  choosing: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-evenly',
    rowGap: 4,
    padding: 8,
  },
  task: { width: '24%' },
  touch: { alignItems: 'center', gap: 3 },
  back: { justifyContent: 'center' },
});
