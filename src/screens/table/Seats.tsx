import { StyleSheet, View } from 'react-native';
import type { Place } from '@/games/board';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useComfort } from '@/ui/comfort';
import { useTableWords } from '../tableWords';
import { useEvening, useWorld } from '../world';
import type { useTable } from './useTable';

type Table = ReturnType<typeof useTable>;

/** Every seat by its colour: free to sit down on, or whose it is. */
export function Seats({ table }: { table: Table }) {
  const say = useTableWords();
  const watchers = useEvening(it => it.guest?.shared?.watchers ?? 0);
  const isLobby = useEvening(it => it.guest?.shared?.phase === 'lobby');
  const others = watchers - 1; // the host's own phone always sees the board
  return (
    <Panel testID="seats">
      <Type as="heading">{say('lobby.seats')}</Type>
      {table.isHost && isLobby && <Size count={table.places.length} />}
      {table.places.map(place => (
        <SeatRow key={place.seat} place={place} table={table} />
      ))}
      <Type as="small" tone="soft">
        {say(table.own.length === 0 ? 'lobby.needSeat' : 'lobby.several')}
      </Type>
      {others > 0 && (
        <Type as="small" tone="soft">
          {say('lobby.watchers', { count: others })}
        </Type>
      )}
    </Panel>
  );
}

function Size({ count }: { count: number }) {
  const say = useTableWords();
  const { evening } = useWorld();
  return (
    <Choice
      name={say('lobby.people')}
      options={[3, 4].map(value => ({ value, title: String(value) }))}
      value={count}
      onChange={places => evening.order({ order: 'size', places })}
      testID="places"
    />
  );
}

function SeatRow({ place, table }: { place: Place; table: Table }) {
  const { seat, sits, name, here } = place;
  const { board, own } = table;
  const say = useTableWords();
  const { language } = useComfort();
  const colour = board?.colour(seat) ?? colors.line;
  const who = { player: name, bot: `${name} · ${say('lobby.bot')}`, nobody: say('lobby.free') }[
    sits
  ];
  const isOwn = own.includes(seat);
  return (
    <View style={[styles.seat, { borderLeftColor: colour }]} testID={`seat-${seat}`}>
      <View style={styles.who}>
        <Type as="heading" tone={sits === 'nobody' ? 'soft' : 'ink'} numberOfLines={1}>
          {isOwn ? `${who} (${say('lobby.you')})` : who}
        </Type>
        <Type as="small" style={{ color: colour }}>
          {board?.seatName(language, seat) ?? ''}
          {sits === 'player' && !here ? ` · ${say('lobby.away')}` : ''}
        </Type>
      </View>
      <SeatActs place={place} table={table} isOwn={isOwn} />
    </View>
  );
}

type ActsProps = { place: Place; table: Table; isOwn: boolean };

function SeatActs({ place: { seat, sits, name }, table, isOwn }: ActsProps) {
  const say = useTableWords();
  const { language } = useComfort();
  const { evening, settings, device } = useWorld();
  const colour = table.board?.seatName(language, seat) ?? seat;
  const sit = () => {
    evening.wish({ wish: 'sit', seat });
    settings.getState().change({ colour: seat });
    device.unlockSound();
  };
  const free = () => evening.order({ order: 'free', seat });
  if (isOwn)
    return (
      <Button
        kind="quiet"
        title={say('lobby.rise')}
        onPress={() => evening.wish({ wish: 'rise', seat })}
        testID={`rise-${seat}`}
      />
    );
  if (sits === 'nobody')
    return (
      <View style={styles.acts}>
        <Button
          title={say('lobby.sit')}
          name={say('lobby.sitAs', { seat: colour })}
          onPress={sit}
          testID={`sit-${seat}`}
        />
        {table.isHost && (
          <IconButton
            icon="robot"
            name={say('lobby.botHere', { seat: colour })}
            onPress={() => evening.order({ order: 'bot', seat, level: 'player' })}
            testID={`bot-${seat}`}
          />
        )}
      </View>
    );
  if (!table.isHost) return null;
  const names = { bot: 'lobby.botAway', player: 'lobby.giveBack' } as const;
  return (
    <IconButton
      icon="close"
      name={say(names[sits], { seat: colour, name })}
      onPress={free}
      testID={`free-${seat}`}
    />
  );
}

const styles = StyleSheet.create({
  seat: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingLeft: space.m,
    paddingRight: space.xs,
    paddingVertical: space.s,
    borderLeftWidth: 6,
    borderRadius: radius.m,
    backgroundColor: colors.raised,
  },
  who: { flexGrow: 1, flexShrink: 1, flexBasis: 72 },
  acts: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
