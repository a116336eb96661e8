import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Panel } from '@/ui/Panel';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';

type Props = {
  readonly title: string;
  readonly about?: string | undefined;
  readonly testID: string;
  readonly children: ReactNode;
};

export const Chart = ({ title, about, testID, children }: Props) => (
  <Panel testID={testID} style={styles.chart}>
    <View style={styles.head}>
      <Type as="heading">{title}</Type>
      {about && (
        <Type as="small" tone="soft">
          {about}
        </Type>
      )}
    </View>
    {children}
  </Panel>
);

type CanvasProps = {
  /** Describes the whole drawing in words. */
  readonly said: string;
  readonly testID: string;
  readonly children: (width: number) => ReactNode;
};

/** A drawing as wide as its place, described in words for screen readers. */
export function Canvas({ said, testID, children }: CanvasProps) {
  const [width, setWidth] = useState(0);
  return (
    <View
      accessible
      role="img"
      aria-label={said}
      testID={testID}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={styles.canvas}
    >
      {width > 0 && children(width)}
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.s + 2, flexGrow: 1, flexShrink: 1, flexBasis: 400, minWidth: 0 },
  head: { gap: 2 },
  canvas: { minHeight: 20 },
});
