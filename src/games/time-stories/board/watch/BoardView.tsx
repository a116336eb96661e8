import { StyleSheet, View } from 'react-native';
import type { EventFeed } from '@/games/board';
import { useStage } from './stage';
import { Press } from '@/ui/Press';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';
import { aloudCard } from '../pieces/aloud';
import { tints } from '../signs/station';
import { BaseWall } from './BaseWall';
import { Desk } from './Desk';
import { GlazeText } from './GlazeText';
import { useDice } from './moving/useDice';
import { useFallen } from './moving/useFallen';
import { useRuleBox } from './moving/useRuleBox';
import { isReadingAloud } from './nowLines';
import { AloudPanel, HintPanel, RulePanel } from './OverDesk';
import { platesOf } from './plates';
import { RailRow } from './RailRow';
import { TimeBar } from './TimeBar';
import { TitleRow } from './TitleRow';
import { WallView } from './WallView';
import { useWatched } from './WatchContext';
import { watchWords } from './words';

type Props = {
  readonly events: EventFeed<Seen, GameEvent>;
  readonly look?: ((slot: string) => void) | undefined;
  readonly album?: (() => void) | undefined;
};

/** Title and clock, the bar of time, the wall, the rail below it, and the desk. */
export function BoardView({ events, look, album }: Props) {
  const { px } = useStage();
  const { view, sizes, kind } = useWatched();
  const fallen = useFallen(events);
  const dice = useDice(events);
  const { rules, hint, close } = useRuleBox(events);
  // A proposal and a question are more urgent than a rule, which every phone keeps.
  const isQuiet = view.ballot === null && view.asking === null;
  const plates = platesOf(view, fallen);
  const isOut = view.phase.name === 'base' || view.phase.name === 'party';
  const cardA = aloudCard(view);
  const isAloud = isReadingAloud(view) && cardA !== null && dice === null;
  return (
    <View testID="watch-board">
      <View style={{ paddingHorizontal: px(sizes.edge), paddingTop: px(6) }}>
        <TitleRow />
        <TimeBar />
      </View>
      <View style={[styles.wall, { borderTopWidth: px(4) }]}>
        {isOut ? <BaseWall /> : <WallView plates={plates} look={look} />}
      </View>
      {!isOut && !(isAloud && kind === 'far') && <RailRow plates={plates} />}
      {isAloud && <AloudPanel card={cardA} />}
      {rules.length > 0 && isQuiet ? (
        <RulePanel rules={rules} close={close} />
      ) : hint !== null && isQuiet ? (
        <HintPanel puzzle={hint} close={close} />
      ) : (
        !isAloud && <Desk dice={dice} />
      )}
      {album && view.run + view.readInRun.length > 1 && <AlbumButton open={album} />}
    </View>
  );
}

function AlbumButton({ open }: { readonly open: () => void }) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { sizes } = useWatched();
  return (
    <Press
      name={say('album.open')}
      onPress={open}
      testID="album-open"
      style={[
        styles.album,
        {
          borderRadius: px(12),
          paddingHorizontal: px(24),
          marginTop: px(14),
          marginLeft: px(sizes.edge),
        },
      ]}
    >
      <GlazeText size={sizes.small} color={tints.glaze}>
        {say('album.open')}
      </GlazeText>
    </Press>
  );
}

const styles = StyleSheet.create({
  wall: { borderTopColor: tints.brass, zIndex: 1 },
  album: {
    alignSelf: 'flex-start',
    backgroundColor: tints.plate,
    borderWidth: 2,
    borderColor: tints.brass,
  },
});
