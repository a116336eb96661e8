import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { space } from '@/ui/theme/tokens';
import { useTableWords } from '../../tableWords';
import { useWorld } from '../../world';
import type { useTable } from '../useTable';

type Props = {
  place: TablePlace;
  table: ReturnType<typeof useTable>;
  isOwn: boolean;
  /**
   * Whether the levels of a bot show, and a command to show them; undefined: no bot may play here.
   */
  bot: { readonly isAsked: boolean; ask(): void } | undefined;
  /** Asks before a player is sent away. */
  sendAway(): void;
};

export function SeatActs({ place: { seat, sits, name }, table, isOwn, bot, sendAway }: Props) {
  const say = useTableWords();
  const { language } = useComfort();
  const { session } = useWorld();
  const colour = table.board?.seatName(language, seat) ?? seat;
  if (isOwn) return null;
  const freed = { bot: 'lobby.botAway', player: 'lobby.giveBack', nobody: null } as const;
  const free = freed[sits];
  return (
    <View style={styles.acts}>
      {sits === 'nobody' && <Sit seat={seat} colour={colour} />}
      {bot && (
        <IconButton
          icon="robot"
          name={say('lobby.botLevel', { seat: colour })}
          onPress={bot.ask}
          expanded={bot.isAsked}
          testID={`bot-${seat}`}
        />
      )}
      {table.isHost && free && (
        <IconButton
          icon="close"
          name={say(free, { seat: colour, name })}
          onPress={() => (sits === 'player' ? sendAway() : session.order({ order: 'free', seat }))}
          testID={`free-${seat}`}
        />
      )}
    </View>
  );
}

function Sit({ seat, colour }: { seat: Seat; colour: string }) {
  const say = useTableWords();
  const { session, settings, device } = useWorld();
  const sit = () => {
    session.wish({ wish: 'sit', seat });
    settings.getState().change({ colour: seat });
    device.unlockSound();
  };
  return (
    <Button
      title={say('lobby.sit')}
      name={say('lobby.sitAs', { seat: colour })}
      onPress={sit}
      testID={`sit-${seat}`}
    />
  );
}

const styles = StyleSheet.create({
  acts: {
    flexDirection: 'row',
    flexWrap: 'wrap', // large words fill the row alone
    alignItems: 'center',
    maxWidth: '100%',
    gap: space.xs,
  },
});
