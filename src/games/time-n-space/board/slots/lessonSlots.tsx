/** The places on a player's screen where a lesson draws. Lessons are fetched when one begins. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Field, Order } from '../../rules/components';

type LineProps = { readonly over?: boolean };
type PointerProps = {
  /** The testID of the control. */
  readonly at: string;
};
type LaidBefore = { readonly orders?: readonly Order[]; readonly fields?: readonly Field[] };

export type LessonParts = {
  /** The lesson's sentence: above the centre, and again on a sheet that covers it. */
  readonly Line: ComponentType<LineProps>;
  /** Marks the control that the finger has to touch next. */
  readonly Pointer: ComponentType<PointerProps>;
  /** Orders and fields that are laid out before the start. */
  readonly laidBefore: LaidBefore;
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

export const useLaidBefore = (): LaidBefore => useContext(Context)?.laidBefore ?? NOTHING;

const NOTHING: LaidBefore = {};

const styles = StyleSheet.create({ pointed: { maxWidth: '100%' } });
