import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { type Letter, TASKS } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { ActionWindow } from '../pieces/ActionWindow';
import { pieceWords } from '../pieces/words';
import { placeOf, RADIUS } from '../station/geometry';
import { LargeSector } from '../station/LargeSector';
import { areaWords, sectorWords } from '../station/sectorWords';
import type { WatchLayout } from './layout';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly station: WatchLayout['station'];
};

/** On a phone the station is small, so each sector opens large. */
export function SectorsToOpen({ view, places, station: { x, y, scale } }: Props) {
  const say = watchWords.useSay();
  const { language } = useComfort();
  const { px } = useStage();
  const [open, setOpen] = useState<Letter | null>(null);
  const size = px(2 * RADIUS * scale);
  return (
    <>
      {view.ring.map((letter, n) => {
        const middle = placeOf(n);
        const left = px(x + middle.x * scale) - size / 2;
        const top = px(y + middle.y * scale) - size / 2;
        return (
          <Press
            key={letter}
            name={sectorWords(language, view, places, letter)}
            onPress={() => setOpen(letter)}
            testID={`look-${letter}`}
            style={[styles.touch, { left, top, width: size, height: size, borderRadius: size / 2 }]}
          />
        );
      })}
      <Sheet
        title={open ? say('sector.name', { letter: open }) : ''}
        open={open !== null}
        onClose={() => setOpen(null)}
        testID="sector-sheet"
      >
        {open && <Areas view={view} letter={open} />}
      </Sheet>
    </>
  );
}

function Areas({ view, letter }: { readonly view: Seen; readonly letter: Letter }) {
  const { language } = useComfort();
  const piece = pieceWords.useSay();
  return (
    <View style={styles.areas}>
      <LargeSector {...{ view, letter }} size={LARGE} />
      {TASKS.map(task => (
        <View key={task} style={styles.area} testID={`area-${task}`}>
          <ActionWindow task={task} size={38} />
          <View style={styles.words}>
            <Type as="small">{piece(`task.${task}`)}</Type>
            <Type as="small" tone="soft">
              {areaWords(language, view, letter, task)}
            </Type>
          </View>
        </View>
      ))}
    </View>
  );
}

/** In points; it fits on the smallest phone. */
const LARGE = 260;

const styles = StyleSheet.create({
  touch: { position: 'absolute' },
  areas: { gap: 4 },
  area: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1 },
});
