import type { ComponentType, Ref } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { space } from '@/ui/theme/tokens';
import { CoachLineSlot } from '../slots/coachSlots';
import { Above } from './Above';
import { Below } from './Below';
import { CentrePage } from './CentrePage';
import { Dock } from './dock/Dock';
import type { Dropping } from './dock/dropping';
import { type Page } from './hand';
import { useFromSeat } from './HandContext';
import { hasBegun } from './handSelectors';
import type { MatLayout } from './layout';
import { Lines } from './Lines';
import { MapPage } from './MapPage';
import { MatsPage } from './MatsPage';
import { Pager } from './Pager';
import { TopBar } from './TopBar';

type Props = Dropping & {
  readonly size: { readonly width: number; readonly height: number };
  readonly leftHand: boolean;
  readonly matRef: Ref<View>;
  onLaid(mat: MatLayout): void;
};

type PagesProps = Pick<Props, 'matRef' | 'onLaid'> & {
  readonly page: Page;
  readonly bare?: boolean;
};

const Pages = ({ page, ...centre }: PagesProps) => {
  switch (page) {
    case 'centre':
      return <CentrePage {...centre} />;
    case 'map':
      return <MapPage />;
    case 'mats':
      return <MatsPage />;
  }
};

/** A phone held upright: the glasses are at the bottom, within reach of the thumb. */
export const Upright: ComponentType<Props> = ({ size, matRef, onLaid, finger, onLetGo }) => (
  <View style={styles.column}>
    <TopBar paged narrow={size.width < NARROW} />
    <View style={styles.rest}>
      <Pager>{page => <Pages {...{ page, matRef, onLaid }} />}</Pager>
      <Lines />
    </View>
    <CoachLineSlot />
    <Glasses {...{ finger, onLetGo }} height={dockShare(size.height)} width={size.width} />
  </View>
);

/** A phone on its side: the glasses are beside the mat. */
export const OnItsSide: ComponentType<Props> = props => {
  const { size, leftHand, matRef, onLaid, finger, onLetGo } = props;
  const side = size.width * SIDE_SHARE;
  return (
    <View style={leftHand ? styles.mirrored : styles.row}>
      <View style={styles.rest}>
        <Pager>{page => <Pages {...{ page, matRef, onLaid }} bare />}</Pager>
        <Lines />
      </View>
      <View style={[styles.column, { flexGrow: 0, flexBasis: side }]}>
        <TopBar paged narrow={side < NARROW} />
        <ScrollView contentContainerStyle={styles.strips}>
          <Counters />
        </ScrollView>
        <CoachLineSlot />
        <Glasses {...{ finger, onLetGo }} height={size.height * SIDE_HEIGHT} width={side} />
      </View>
    </View>
  );
};

function Counters() {
  if (!useFromSeat(hasBegun)) return null;
  return (
    <>
      <Above />
      <Below />
    </>
  );
}

/** A tablet: the star map, the others' centres and the player's own side by side. */
export const Wide: ComponentType<Props> = props => {
  const { size, leftHand, matRef, onLaid, finger, onLetGo } = props;
  const pane = paneOf(size.width);
  return (
    <View style={leftHand ? styles.mirrored : styles.row}>
      <View style={styles.rest}>
        <MapPage />
        <View style={styles.others}>
          <MatsPage whole />
        </View>
      </View>
      <View style={[styles.column, { flexGrow: 0, flexBasis: pane }]}>
        <TopBar paged={false} />
        <View style={styles.rest}>
          <CentrePage matRef={matRef} onLaid={onLaid} />
          <Lines />
        </View>
        <CoachLineSlot />
        <Glasses {...{ finger, onLetGo }} height={dockShare(size.height)} width={pane} />
      </View>
    </View>
  );
};

type GlassesProps = Dropping & { readonly height: number; readonly width: number };

function Glasses({ height, width, ...dropping }: GlassesProps) {
  const { textScale } = useComfort();
  if (!useFromSeat(hasBegun)) return null;
  const column = textScale > COLUMN_FROM;
  const least = column ? LOWEST + WORDS * textScale : LOWEST;
  const room = Math.round(Math.max(least, Math.min(HIGHEST, height)));
  return <Dock height={room} width={width} column={column} {...dropping} />;
}

const SHARE = 0.22;
const ROOMY = { from: 640, share: 0.27 };
const dockShare = (height: number): number => height * (height < ROOMY.from ? SHARE : ROOMY.share);
const SIDE_HEIGHT = 0.5;
const SIDE_SHARE = 0.42;
const NARROW = 360;
/** A third of a large screen, but always enough for a mat. */
const paneOf = (width: number): number =>
  Math.min(width / 2, Math.max(PANE.least, Math.min(PANE.most, width * PANE.share)));
const PANE = { least: 460, share: 0.34, most: 680 };
const LOWEST = 110;
const WORDS = 42;
const HIGHEST = 230;
const COLUMN_FROM = 1.3;

const styles = StyleSheet.create({
  column: { flex: 1 },
  row: { flex: 1, flexDirection: 'row' },
  mirrored: { flex: 1, flexDirection: 'row-reverse' },
  rest: { flex: 1, minHeight: 0 },
  strips: { gap: space.s, padding: space.s },
  others: { flexBasis: '38%', paddingTop: space.s },
});
