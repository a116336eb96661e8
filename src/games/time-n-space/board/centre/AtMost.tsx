import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ScrollView, useWindowDimensions } from 'react-native';

type Props = {
  /** Of the height of the screen. */
  readonly share: number;
  readonly name: string;
  /** What it is about: of something else it begins at the top. */
  readonly of: string;
  readonly children: ReactNode;
};

/** Large words on a small phone leave room for what they speak of: then they scroll. */
export function AtMost({ share, name, of, children }: Props) {
  const { height } = useWindowDimensions();
  const [needed, need] = useState(0);
  const page = useRef<ScrollView>(null);
  const most = height * share;
  const isCut = needed > most + 1;
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    page.current?.scrollTo({ y: 0, animated: false });
  }, [of]);
  return (
    <ScrollView
      ref={page}
      style={{ maxHeight: most }}
      onContentSizeChange={(_, high) => need(high)}
      scrollEnabled={isCut}
      {...(isCut && { tabIndex: 0, role: 'group', 'aria-label': name })}
    >
      {children}
    </ScrollView>
  );
}
