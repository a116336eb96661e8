/** The places on a player's screen where a lesson draws. Lessons are fetched when one begins. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { StyleSheet, View } from 'react-native';

type LineProps = { readonly over?: boolean };
type PointerProps = {
  /** The testID of the control. */
  readonly at: string;
};

export type LessonParts = {
  /** The lesson's sentence, and again on a sheet that covers it (`over`). */
  readonly Line: ComponentType<LineProps>;
  /** Marks the control that the finger has to touch next. */
  readonly Pointer: ComponentType<PointerProps>;
};

/** Null outside lessons. */
const Context = createContext<LessonParts | null>(null);
export const LessonSlots = Context.Provider;

export function LessonLineSlot(props: LineProps) {
  const parts = useContext(Context);
  return parts && <parts.Line {...props} />;
}

export function PointerSlot(props: PointerProps) {
  const parts = useContext(Context);
  return parts && <parts.Pointer {...props} />;
}

type PointedProps = PointerProps & { readonly children: ReactNode };

/** A control that a lesson may point at; without a lesson, nothing is around it. */
export function Pointed({ at, children }: PointedProps) {
  const parts = useContext(Context);
  if (!parts) return children;
  return (
    <View style={styles.pointed}>
      {children}
      <parts.Pointer at={at} />
    </View>
  );
}

/** Lets the end of a page be scrolled out from under the bubble. */
export const BubbleRoom = () => useContext(Context) && <View style={styles.room} />;

const styles = StyleSheet.create({ room: { height: 120 }, pointed: { maxWidth: '100%' } });
