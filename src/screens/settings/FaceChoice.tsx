import { useRef, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import { AnimalFace } from '@/ui/faces/AnimalFace';
import { FACE_IDS, type FaceId } from '@/ui/faces/faces';
import { faceWords } from '@/ui/faces/faceWords';
import { Press } from '@/ui/Press';
import { colors, radius, space, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useKeys } from '@/ui/useKeys';
import { settingsWords } from './settingsWords';

type Props = {
  value: FaceId;
  onChange: (face: FaceId) => void;
  /** Names of the others, by their faces. */
  takenBy?: ReadonlyMap<string, string>;
};

/** All faces, chosen by touch. Two players may have the same one, but they see that they would. */
export function FaceChoice({ value, onChange, takenBy }: Props) {
  const say = settingsWords.useSay();
  const faces = useRef<(View | null)[]>([]);
  const chosen = FACE_IDS.indexOf(value);
  const { size, measure } = useFaceSize();
  const step = (by: number) => {
    const to = (chosen + by + FACE_IDS.length) % FACE_IDS.length;
    const face = FACE_IDS[to];
    if (!face) return;
    onChange(face);
    faces.current[to]?.focus();
  };
  const [next, last] = [() => step(1), () => step(-1)];
  const keys = useKeys({ ArrowRight: next, ArrowDown: next, ArrowLeft: last, ArrowUp: last });
  return (
    <View style={styles.all}>
      <Type as="label" tone="soft">
        {say('face.title')}
      </Type>
      <View
        {...keys}
        role="radiogroup"
        aria-label={say('face.title')}
        onLayout={measure}
        style={styles.faces}
      >
        {FACE_IDS.map((face, at) => (
          <Face
            key={face}
            ref={it => void (faces.current[at] = it)}
            {...{ face, size }}
            isChosen={face === value}
            taken={takenBy?.get(face)}
            onPress={() => onChange(face)}
          />
        ))}
      </View>
    </View>
  );
}

/** Six in a row on a phone, as wide as the row is. */
function useFaceSize() {
  const { width } = useWindowDimensions();
  const [room, setRoom] = useState(width - 4 * space.m);
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setRoom(nativeEvent.layout.width);
  const fits = Math.floor((room - (ROW - 1) * GAP) / ROW);
  return { size: Math.max(TOUCH, Math.min(LARGEST, fits)), measure };
}

const ROW = 6;
const GAP = 3;
const LARGEST = 72;

type FaceProps = {
  face: FaceId;
  size: number;
  isChosen: boolean;
  taken: string | undefined;
  onPress: () => void;
  ref: (it: View | null) => void;
};

function Face({ face, size, isChosen, taken, onPress, ref }: FaceProps) {
  const say = faceWords.useSay();
  const name = taken === undefined ? say(face) : `${say(face)}, ${taken}`;
  return (
    <Press
      ref={ref}
      role="radio"
      checked={isChosen}
      tabIndex={isChosen ? 0 : -1}
      name={name}
      onPress={onPress}
      testID={`face-${face}`}
      style={[styles.face, { width: size, height: size }, isChosen && styles.chosen]}
    >
      <View style={taken !== undefined && !isChosen && styles.faint}>
        <AnimalFace id={face} size={size * 0.78} />
      </View>
      {taken !== undefined && <Taken name={taken} most={size} />}
    </Press>
  );
}

const Taken = ({ name, most }: { name: string; most: number }) => (
  <View aria-hidden style={[styles.taken, { maxWidth: most }]}>
    <Type as="label" numberOfLines={1} style={styles.name}>
      {name}
    </Type>
  </View>
);

const styles = StyleSheet.create({
  all: { gap: space.s },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  face: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: 1.5,
    borderColor: colors.line,
    backgroundColor: colors.space,
  },
  chosen: { borderColor: colors.brass, borderWidth: 2.5, backgroundColor: colors.raised },
  faint: { opacity: 0.35 },
  taken: {
    position: 'absolute',
    bottom: 0,
    paddingHorizontal: 4,
    borderRadius: radius.s,
    backgroundColor: colors.space,
  },
  name: { fontSize: 11, lineHeight: 15 },
});
