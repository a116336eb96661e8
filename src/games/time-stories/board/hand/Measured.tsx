import { type ReactNode, useState } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';

type Props = {
  readonly style?: StyleProp<ViewStyle>;
  /** Drawn once the width of the room is known. */
  readonly children: (width: number) => ReactNode;
};

/** For pictures that are as wide as their room. */
export function Measured({ style, children }: Props) {
  const [width, setWidth] = useState(0);
  return (
    <View style={style} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      {width > 0 && children(width)}
    </View>
  );
}
