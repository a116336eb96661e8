import type { ComponentType, Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { space } from '@/ui/theme/tokens';
import { CentrePage } from './CentrePage';
import { Dock } from './dock/Dock';
import type { Dropping } from './dock/GlassStand';
import { type Page, useHand } from './HandContext';
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

const Pages = ({ page, ...centre }: { page: Page } & Pick<Props, 'matRef' | 'onLaid'>) => {
  switch (page) {
    case 'centre':
      return <CentrePage {...centre} />;
    case 'map':
      return <MapPage />;
    case 'mats':
      return <MatsPage />;
  }
};

/** A phone in one hand: the glasses at the bottom, in reach of the thumb. */
export const Upright: ComponentType<Props> = ({ size, matRef, onLaid, ghost, onLetGo }) => (
  <View style={styles.column}>
    <TopBar paged />
    <View style={styles.rest}>
      <Pager>{page => <Pages {...{ page, matRef, onLaid }} />}</Pager>
      <Lines />
    </View>
    <Glasses {...{ ghost, onLetGo }} height={size.height * SHARE} />
  </View>
);

/** A phone on its side: the glasses beside the mat. */
export const OnItsSide: ComponentType<Props> = props => {
  const { size, leftHand, matRef, onLaid, ghost, onLetGo } = props;
  return (
    <View style={leftHand ? styles.mirrored : styles.row}>
      <View style={styles.rest}>
        <Pager>{page => <Pages {...{ page, matRef, onLaid }} />}</Pager>
        <Lines />
      </View>
      <View style={[styles.column, { flexGrow: 0, flexBasis: size.width * SIDE_SHARE }]}>
        <TopBar paged />
        <View style={styles.rest} />
        <Glasses {...{ ghost, onLetGo }} height={size.height - BAR} />
      </View>
    </View>
  );
};

/** A tablet: star map, the others and one’s own centre side by side. */
export const Wide: ComponentType<Props> = props => {
  const { size, leftHand, matRef, onLaid, ghost, onLetGo } = props;
  return (
    <View style={leftHand ? styles.mirrored : styles.row}>
      <View style={styles.rest}>
        <MapPage />
        <View style={styles.others}>
          <MatsPage />
        </View>
      </View>
      <View style={[styles.column, { flexGrow: 0, flexBasis: Math.min(PANE, size.width / 2) }]}>
        <TopBar paged={false} />
        <View style={styles.rest}>
          <CentrePage matRef={matRef} onLaid={onLaid} />
          <Lines />
        </View>
        <Glasses {...{ ghost, onLetGo }} height={size.height * SHARE} />
      </View>
    </View>
  );
};

function Glasses({ height, ...dropping }: Dropping & { readonly height: number }) {
  const { view } = useHand();
  const { textScale } = useComfort();
  if (view.phase.name !== 'running' && view.phase.name !== 'over') return null;
  const room = Math.round(Math.max(LOWEST * Math.min(textScale, 1.4), Math.min(HIGHEST, height)));
  return <Dock height={room} column={textScale > COLUMN_FROM} {...dropping} />;
}

const SHARE = 0.25;
const SIDE_SHARE = 0.36;
const BAR = 64;
const PANE = 460;
const LOWEST = 124;
const HIGHEST = 230;
const COLUMN_FROM = 1.3;

const styles = StyleSheet.create({
  column: { flex: 1 },
  row: { flex: 1, flexDirection: 'row' },
  mirrored: { flex: 1, flexDirection: 'row-reverse' },
  rest: { flex: 1, minHeight: 0 },
  others: { flexBasis: '38%', paddingTop: space.s },
});
