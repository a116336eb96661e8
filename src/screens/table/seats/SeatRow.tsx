import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { BotLevels } from './BotLevels';
import { isLevel } from './levels';
import { SeatActs } from './SeatActs';
import { SendAway } from './SendAway';
import type { useTable } from '../useTable';

type Props = { place: TablePlace; table: ReturnType<typeof useTable> };

/** One seat: its player, and what this phone may do about it. */
export function SeatRow({ place, table }: Props) {
  const { seat, sits, name } = place;
  const say = useTableWords();
  const { session } = useWorld();
  const [asked, ask] = useState<'bot' | 'send-away' | null>(null);
  const isAsked = asked === 'bot';
  const isOwn = table.own.includes(seat);
  // A bot may replace a player who has to leave.
  const mayBot = table.isHost && !isOwn;
  const colour = table.board?.colour(seat) ?? colors.line;
  return (
    <View style={[styles.seat, { borderLeftColor: colour }]} testID={`seat-${seat}`}>
      <View style={styles.line}>
        <Who {...{ place, table, isOwn, colour }} />
        <SeatActs
          {...{ place, table, isOwn }}
          bot={mayBot ? { isAsked, ask: () => ask(isAsked ? null : 'bot') } : undefined}
          sendAway={() => ask('send-away')}
        />
      </View>
      {mayBot && isAsked && (
        <BotLevels
          level={table.levels[seat]}
          warning={sits === 'player' ? say('bots.instead', { name }) : undefined}
          onChoose={level => {
            ask(null);
            session.order({ order: 'bot', seat, level });
          }}
          testID={`level-${seat}`}
        />
      )}
      {asked === 'send-away' && sits === 'player' && (
        <SendAway {...{ seat, name }} close={() => ask(null)} />
      )}
    </View>
  );
}

type WhoProps = Props & { isOwn: boolean; colour: string };

function Who({ place: { seat, sits, name, here }, table, isOwn, colour }: WhoProps) {
  const say = useTableWords();
  const { language } = useComfort();
  const isRelayed = useSession(it => it.hosting?.relayed.includes(seat) ?? false);
  const level = table.levels[seat];
  const who = sits === 'nobody' ? say('lobby.free') : name;
  const more = [
    table.board?.seatName(language, seat),
    sits === 'bot' && say('lobby.bot'),
    isLevel(level) && say(`bots.${level}`),
    sits === 'player' && !here && say('lobby.away'),
    isRelayed && say('lobby.relayed'),
  ];
  return (
    <View style={styles.who}>
      <Type as="heading" tone={sits === 'nobody' ? 'soft' : 'ink'}>
        {isOwn ? `${who} (${say('lobby.you')})` : who}
      </Type>
      <Type as="small" style={{ color: colour }}>
        {more.filter(Boolean).join(' · ')}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  seat: {
    gap: space.s,
    paddingLeft: space.m,
    paddingRight: space.xs,
    paddingVertical: space.s,
    borderLeftWidth: 6,
    borderRadius: radius.m,
    backgroundColor: colors.raised,
  },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  who: { flexGrow: 1, flexShrink: 1, flexBasis: 72 },
});
