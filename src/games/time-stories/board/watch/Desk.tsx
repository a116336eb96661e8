import { StyleSheet, View } from 'react-native';
import { useStage } from './stage';
import { AgentChip } from './AgentChip';
import { chipsOf } from './chips';
import { DiceTray } from './moving/DiceTray';
import type { ShownDice } from './moving/useDice';
import { MapTile } from './MapTile';
import { NowPanel } from './NowPanel';
import { TeamTracks, TokenTray } from './Trays';
import { useWatched } from './WatchContext';

type Props = { readonly dice: ShownDice | null };

/** Below the wall: the map, what is proposed, the agents, and what the team has. */
export function Desk({ dice }: Props) {
  const { px } = useStage();
  const { kind, sizes } = useWatched();
  const right = kind === 'far' ? 456 : sizes.map[0];
  if (kind === 'slim') return <SlimDesk dice={dice} />;
  return (
    <View
      style={[
        styles.desk,
        {
          paddingHorizontal: px(kind === 'far' ? 24 : sizes.edge),
          gap: px(28),
          paddingTop: px(kind === 'far' ? 6 : 10),
        },
      ]}
    >
      <View style={{ gap: px(16) }}>
        <MapTile size={sizes.map} />
        {kind === 'near' && <TokenTray width={sizes.map[0]} />}
      </View>
      <View style={[styles.middle, { gap: px(kind === 'far' ? 12 : 16) }]}>
        <NowPanel />
        <Chips dice={dice} />
        {kind === 'near' && <TeamTracks width={430} />}
      </View>
      {kind === 'far' && (
        <View style={[styles.right, { width: px(right), gap: px(18) }]}>
          <TokenTray width={right} />
          <TeamTracks width={right} />
        </View>
      )}
    </View>
  );
}

/** Dice that have just fallen lie where the chips are, until they have been read. */
function Chips({ dice }: Props) {
  const { px } = useStage();
  const { view, sizes, kind } = useWatched();
  if (dice) return <DiceTray dice={dice} />;
  return (
    <View
      style={[
        styles.chips,
        { gap: px(kind === 'near' ? 20 : 28), rowGap: px(20), minHeight: px(sizes.chipHeight) },
      ]}
    >
      {chipsOf(view).map(chip => (
        <AgentChip key={chip.figure} chip={chip} />
      ))}
    </View>
  );
}

/** On half of a tablet and on phones everything stands below each other. */
function SlimDesk({ dice }: Props) {
  const { px } = useStage();
  const { sizes, width } = useWatched();
  const room = width - 2 * sizes.edge;
  return (
    <View style={{ padding: px(sizes.edge), gap: px(22) }}>
      <NowPanel />
      <Chips dice={dice} />
      <View style={[styles.desk, { gap: px(16) }]}>
        <MapTile size={sizes.map} />
        <View style={{ gap: px(14) }}>
          <TokenTray width={room - sizes.map[0] - 16} />
          <TeamTracks width={room - sizes.map[0] - 16} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  desk: { flexDirection: 'row' },
  middle: { flex: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap' },
  right: { alignItems: 'flex-end' },
});
