import { type ReactNode, useEffect, useRef } from 'react';
import { View } from 'react-native';
import { guideTo } from './guide';

type Props = {
  /** The step; with each one the focus moves to the button again. */
  readonly of: string;
  readonly children: ReactNode;
};

/** Moves the focus to the button, so that a player with a keyboard can go on. */
export function ToRead({ of, children }: Props) {
  const mark = useRef<View>(null);
  useEffect(() => (of ? guideTo(mark.current) : undefined), [of]);
  return (
    <View>
      {children}
      <View ref={mark} aria-hidden pointerEvents="none" />
    </View>
  );
}
