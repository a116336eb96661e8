import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Pointer } from './Pointer';
import { useLessonState } from './LessonContext';
import type { LessonSpot } from './step';

type Props = { readonly at: LessonSpot; readonly children: ReactNode };

/** A control that a lesson may point at; else it stands as it would alone. */
export function Pointed({ at, children }: Props) {
  if (!useLessonState()) return children;
  return (
    <View style={styles.pointed}>
      {children}
      <Pointer at={at} />
    </View>
  );
}

const styles = StyleSheet.create({ pointed: { maxWidth: '100%' } });
