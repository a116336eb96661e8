/** Where a lesson draws in the hand. What it draws is fetched when a lesson is begun. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Field, Order } from '../../rules/components';

type LineProps = { readonly over?: boolean };
type PointerProps = {
  /** A control, by the name a test knows it by. */
  readonly at: string;
};
type LaidBefore = { readonly orders?: readonly Order[]; readonly fields?: readonly Field[] };

export type LessonParts = {
  /** What the lesson says now: above the centre, and once more on what lies over it. */
  readonly Line: ComponentType<LineProps>;
  /** Over a control, while the finger goes there next. */
  readonly Pointer: ComponentType<PointerProps>;
  /** What is laid out before the start. */
  readonly laidBefore: LaidBefore;
};

/** Null: this is no lesson. */
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

export const useLaidBefore = (): LaidBefore => useContext(Context)?.laidBefore ?? NOTHING;

const NOTHING: LaidBefore = {};

const styles = StyleSheet.create({ pointed: { maxWidth: '100%' } });
