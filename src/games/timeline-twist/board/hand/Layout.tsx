import { type ComponentProps, type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { LARGE, space } from '@/ui/theme/tokens';
import { Ribbon } from '../line/Ribbon';
import type { Zoom } from '../line/ribbonLayout';
import { MomentPanel } from '../moment/MomentPanel';
import { Caption } from './Caption';
import { Dock } from './Dock';
import { Fan } from './Fan';
import { useActs, useChosen, useFromSeat, useGap, useSeat, useSeenTurning } from './HandContext';
import { Others } from './Others';
import { canLayIn } from './selectors';
import { ribbonHeight, shapeOf } from './shape';
import { Spread } from './Spread';
import { TopBar } from './TopBar';
import type { PaperSheet } from './usePaper';

type Size = { readonly width: number; readonly height: number };
type Props = {
  readonly size: Size;
  readonly menu: ReactNode;
  readonly news: ReactNode;
  readonly paper: PaperSheet;
};

/** The line above, one’s cards below, and what can be done in reach of a thumb. */
export function Layout({ size, menu, news, paper }: Props) {
  const way = useFromSeat(({ view }) => view.way);
  const { textScale } = useComfort();
  const shape = shapeOf(size);
  const high = ribbonHeight(size, way === 'together');
  const line = <Line paper={paper} height={high} />;
  const foot = <Foot news={news} />;
  return (
    <View style={styles.all}>
      {shape === 'low' ? (
        <OnItsSide menu={menu} line={line} foot={foot} />
      ) : textScale > LARGE ? (
        <Scrolled menu={menu} line={line} foot={foot} />
      ) : (
        <>
          <TopBar menu={menu} others={shape === 'wide'} />
          {line}
          {shape === 'upright' && <Others />}
          {shape === 'wide' ? (
            <ScrollView contentContainerStyle={styles.spread}>
              <Spread />
            </ScrollView>
          ) : (
            <Fan isLow={shape === 'small'} scrolls />
          )}
          {foot}
        </>
      )}
      <Turned size={size} width={high * MOMENT} />
    </View>
  );
}

type PartProps = {
  readonly menu: ReactNode;
  readonly line: ReactNode;
  readonly foot: ReactNode;
};

/** News of the people at the table lie just above the buttons, and move nothing. */
const Foot = ({ news }: { readonly news: ReactNode }) => (
  <View>
    <View style={styles.news}>{news}</View>
    <Dock />
  </View>
);

const OnItsSide = ({ menu, line, foot }: PartProps) => (
  <View style={styles.beside}>
    <View style={styles.half}>
      <TopBar menu={menu} />
      {line}
    </View>
    <View style={styles.half}>
      <Fan isLow scrolls />
      {foot}
    </View>
  </View>
);

/** With large words no part has a fixed height, so everything scrolls. */
const Scrolled = ({ menu, line, foot }: PartProps) => (
  <>
    <ScrollView>
      <TopBar menu={menu} />
      {line}
      <Fan isLow={false} scrolls={false} />
    </ScrollView>
    {foot}
  </>
);

type LineProps = { readonly paper: PaperSheet; readonly height: number };

function Line({ paper: { sheet, note }, height }: LineProps) {
  const [zoom, setZoom] = useState<Zoom>('near');
  return (
    <View>
      <View ref={sheet} collapsable={false}>
        <OwnRibbon zoom={zoom} height={height} onLaid={note} />
      </View>
      <Caption zoom={zoom} setZoom={setZoom} />
    </View>
  );
}

type RibbonProps = Pick<ComponentProps<typeof Ribbon>, 'zoom' | 'height' | 'onLaid'>;

function OwnRibbon(props: RibbonProps) {
  const turning = useSeenTurning();
  const { lay, open } = useActs();
  const { view } = useSeat('view');
  const isLaying = useFromSeat(canLayIn);
  const [gap, chosen] = [useGap(), useChosen()];
  return (
    <Ribbon
      {...props}
      view={view}
      laying={isLaying && chosen ? { held: chosen, gap, lay } : null}
      lit={turning?.card ?? null}
      read={at => open({ what: 'line', at })}
    />
  );
}

type TurnedProps = {
  readonly size: Size;
  readonly width: number;
};

function Turned({ size, width }: TurnedProps) {
  const turning = useSeenTurning();
  const { view } = useSeat('view');
  if (!turning) return null;
  return (
    <View pointerEvents="none" style={styles.moment}>
      <MomentPanel
        key={turning.card}
        {...{ view, turning }}
        width={Math.min(WIDEST, width, size.width * MOST)}
      />
    </View>
  );
}

/** A share of the ribbon's height, and a share of the screen's width. */
const [MOMENT, MOST] = [0.72, 0.46];
const WIDEST = 220;
const BAR = 54;

const styles = StyleSheet.create({
  all: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  half: { flex: 1 },
  news: {
    position: 'absolute',
    bottom: '100%',
    left: space.s,
    right: space.s,
    maxWidth: 560,
    marginHorizontal: 'auto',
    zIndex: 1,
    pointerEvents: 'box-none',
  },
  spread: { flexGrow: 1, justifyContent: 'center', paddingVertical: space.m },
  moment: {
    position: 'absolute',
    top: BAR,
    left: space.s,
    right: space.s,
    alignItems: 'center',
  },
});
