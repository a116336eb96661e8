import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Pointer } from './Pointer';
import { useLesson } from './LessonContext';
import type { Spot } from './step';

type Props = { readonly at: Spot; readonly children: ReactNode };

/** A control that a lesson may point at; else it stands as it would alone. */
export function Pointed({ at, children }: Props) {
  if (!useLesson()) return children;
  return (
    <View>
      {children}
      <Pointer at={at} />
    </View>
  );
}
