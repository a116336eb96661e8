import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Pointer } from './Pointer';
import { useLesson } from './LessonContext';
import type { Spot } from './step';

type Props = { readonly at: Spot; readonly children: ReactNode };

/** A control that a lesson may point at; else it stands as it would alone. */
export function Pointed({ at, children }: Props) {
  if (!useLesson()) return children;
  return (
    <View style={styles.pointed}>
      {children}
      <Pointer at={at} />
    </View>
  );
}

const styles = StyleSheet.create({ pointed: { maxWidth: '100%' } });
