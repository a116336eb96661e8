import { type ReactNode, useState } from 'react';
import { View } from 'react-native';

type Props = {
  /** Drawn once the width of the room is known. */
  readonly children: (width: number) => ReactNode;
};

/** For pictures that are as wide as their room. */
export function Measured({ children }: Props) {
  const [width, setWidth] = useState(0);
  return (
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      {width > 0 && children(width)}
    </View>
  );
}
