import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { Button } from '@/ui/Button';
import { Press } from '@/ui/Press';
import { Type } from '@/ui/Type';
import { space, TOUCH } from '@/ui/theme/tokens';
import { useComfort } from '@/ui/comfort';
import { useFocusHere } from '@/ui/useFocusHere';
import { cardName } from '../pieces/naming';
import { missionWords } from '../pieces/missionTexts';
import { tints } from '../signs/station';
import type { Seen } from '../../rules/state';
import { placeScenery, sceneryOf } from '../watch/scenery';
import { pictureBox, WALL } from '../watch/wallSpots';
import { WallPicture } from '../watch/WallPicture';
import { watchWords } from '../watch/words';
import { scaleOf, seenSize, zoomedAt } from './frame';
import { FrameStrip } from './FrameStrip';
import { useFrame } from './useFrame';

type Props = {
  readonly view: Seen;
  readonly place: string;
  /** The picture to begin with. */
  readonly slot?: string | undefined;
  close(): void;
};

/** A wall up close: pinch, drag, double tap, and a strip with a frame below it. */
export function LookCloser({ view, place, slot, close }: Props) {
  const say = watchWords.useSay();
  const { language } = useComfort();
  const here = useFocusHere();
  const words = missionWords(view.options.mission, language);
  const [window, setWindow] = useState({ width: 390, height: 480 });
  const isHere = view.place === place && view.laid.length > 0;
  const scenery = isHere ? sceneryOf(view) : placeScenery(view, place);
  const { slots } = scenery;
  const first = pictureBox(slots, slot ?? slots[0] ?? 'B');
  const { frame, setFrame, gesture } = useFrame(
    { x: first.x + first.width / 2, y: WALL.height / 2 },
    window,
  );
  const scale = scaleOf(frame.zoom, window.height);
  const seen = seenSize(frame, window);
  const shown = slots.find(it => {
    const box = pictureBox(slots, it);
    return frame.x >= box.x && frame.x < box.x + box.width;
  });
  // Drawn once, and only stretched while fingers move.
  const drawn = WALL.width * scaleOf(1, window.height);
  const middle = { x: window.width / 2, y: window.height / 2 };
  const zoomBy = (times: number) =>
    setFrame(now => zoomedAt(now, window, now.zoom * times, middle));
  return (
    <View
      ref={here}
      tabIndex={-1}
      role="dialog"
      aria-label={say('closer.title')}
      aria-modal
      testID="look-closer"
      style={styles.whole}
    >
      <View style={styles.top}>
        <Type as="heading" style={styles.ink} numberOfLines={1}>
          {`${words.places[place]?.short ?? place}${shown ? ` ${shown}` : ''}`}
        </Type>
        <View style={styles.zooms}>
          <Zoom
            name={say('closer.smaller')}
            sign="–"
            testID="closer-smaller"
            onPress={() => zoomBy(1 / 1.5)}
          />
          <Zoom
            name={say('closer.larger')}
            sign="+"
            testID="closer-larger"
            onPress={() => zoomBy(1.5)}
          />
        </View>
      </View>
      <GestureDetector gesture={gesture}>
        <View
          testID="closer-stage"
          accessible
          role="img"
          aria-label={shown ? cardNameAt(view, place, shown, words) : ''}
          style={styles.stage}
          onLayout={({ nativeEvent: { layout } }) =>
            setWindow({ width: layout.width, height: layout.height })
          }
        >
          <View
            style={{
              position: 'absolute',
              left: window.width / 2 - frame.x * scale,
              top: window.height / 2 - frame.y * scale,
              transform: [{ scale: frame.zoom }],
              transformOrigin: 'left top',
            }}
          >
            <WallPicture scenery={scenery} width={drawn} closer />
          </View>
        </View>
      </GestureDetector>
      <FrameStrip
        scenery={scenery}
        frame={{ ...frame, ...seen }}
        move={x => setFrame(now => ({ ...now, x }))}
      />
      <Button title={say('closer.close')} kind="main" onPress={close} testID="closer-close" />
    </View>
  );
}

type Words = ReturnType<typeof missionWords>;

function cardNameAt(view: Seen, place: string, slot: string, words: Words): string {
  const laid = view.place === place ? view.laid.find(it => it.slot === slot) : undefined;
  return laid ? cardName(words, laid.card) : (words.places[place]?.name ?? place);
}

type ZoomProps = {
  readonly name: string;
  readonly sign: string;
  readonly testID: string;
  onPress(): void;
};

const Zoom = ({ name, sign, ...rest }: ZoomProps) => (
  <Press name={name} {...rest} style={styles.zoom}>
    <Type as="title" style={styles.ink} align="center">
      {sign}
    </Type>
  </Press>
);

const styles = StyleSheet.create({
  whole: {
    ...StyleSheet.absoluteFillObject,
    backgroundColor: tints.light,
    padding: space.s,
    gap: space.s,
  },
  top: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  zooms: { flexDirection: 'row', gap: space.s },
  zoom: {
    width: TOUCH,
    height: TOUCH,
    borderRadius: TOUCH / 2,
    backgroundColor: tints.plate,
    borderWidth: 2,
    borderColor: tints.brass,
  },
  stage: { flex: 1, overflow: 'hidden', borderRadius: 8, backgroundColor: tints.shade },
  ink: { color: tints.ink },
});
