import { StyleSheet, View } from 'react-native';
import Svg, { Defs } from 'react-native-svg';
import { Press } from '@/ui/Press';
import { useSvgIds } from '@/ui/useSvgIds';
import type { Letter, Task } from '../../rules/components';
import { playerOf } from '../../rules/pieces';
import { useActs, useSeat } from '../hand/HandContext';
import { handWords } from '../hand/words';
import { pieceWords } from '../pieces/words';
import { paneMiddle, RADIUS } from '../station/geometry';
import { SectorShape } from '../station/SectorShape';
import { Brass } from '../station/StationShape';

type Props = {
  readonly sector: Letter;
  readonly task: Task;
  readonly size: number;
  readonly isDone: boolean;
  readonly overflows: boolean;
};

const HALF_BOX = RADIUS + 12;

/** The chosen sector with ghosts of what would come; another bot’s pane changes to that bot. */
export function SectorView({ sector, task, size, isDone, overflows }: Props) {
  const piece = pieceWords.useSay();
  const say = handWords.useSay();
  const [brass] = useSvgIds('brass');
  const { view, seat } = useSeat('view', 'seat');
  const { swap, explain } = useActs();
  const usable = isDone ? [task] : playerOf(view, seat).programmed;
  const scale = size / (2 * HALF_BOX);
  const touch = Math.max(44, 96 * scale);
  return (
    <View style={{ width: size, height: size }} testID="sector-view">
      <Svg
        aria-hidden
        width={size}
        height={size}
        viewBox={`${-HALF_BOX} ${-HALF_BOX} ${2 * HALF_BOX} ${2 * HALF_BOX}`}
      >
        <Defs>
          <Brass id={brass} />
        </Defs>
        <SectorShape
          view={view}
          letter={sector}
          brass={`url(#${brass})`}
          plan={{ seat, usable, task, launches: task === 'submarine', overflows, isDone }}
        />
      </Svg>
      {usable.map(it => {
        const { x, y } = paneMiddle(it);
        const at = {
          left: size / 2 + x * scale - touch / 2,
          top: size / 2 + y * scale - touch / 2,
        };
        return (
          <Press
            key={it}
            name={say('useBot', { task: piece(`task.${it}`) })}
            role="radio"
            checked={it === task}
            disabled={isDone}
            onPress={() => swap(it)}
            onLongPress={() => explain({ about: 'task', task: it })}
            testID={`pane-${it}`}
            style={[styles.pane, at, { width: touch, height: touch }]}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ pane: { position: 'absolute' } });
