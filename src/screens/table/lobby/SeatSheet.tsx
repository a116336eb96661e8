import { useState } from 'react';
import type { TablePlace } from '@/games/board';
import { mayHaveBots } from '@/games/games';
import type { Seat } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { BotLevels } from '../seats/BotLevels';
import { SendAway } from '../seats/SendAway';
import type { useTable } from '../useTable';
import { OwnSeatForm } from './OwnSeatForm';
import { useSeatName } from './SeatDisc';
import { Swaps } from './Swaps';

type Table = ReturnType<typeof useTable>;
type Props = {
  /** Null: the sheet is closed. */
  seat: Seat | null;
  table: Table;
  close: () => void;
};
type PlaceProps = { place: TablePlace; table: Table; close: () => void };

/** What can be done about one seat: by its player, by the host, or by somebody looking for one. */
export function SeatSheet({ seat, table, close }: Props) {
  const place = table.places.find(it => it.seat === seat);
  const title = useSeatName({ place, board: table.board, isOwn: isOwnIn(table, place) });
  return (
    <Sheet title={title} open={place !== undefined} onClose={close} testID="seat-sheet">
      {place && <About key={place.seat} {...{ place, table, close }} />}
    </Sheet>
  );
}

const isOwnIn = ({ own }: Table, place: TablePlace | undefined): boolean =>
  place !== undefined && own.includes(place.seat);

function About(props: PlaceProps) {
  const { place, table } = props;
  if (isOwnIn(table, place)) return <OwnSeatForm {...props} />;
  if (place.sits === 'nobody') return <FreeSeat {...props} />;
  if (!table.isHost) return <OnlyTheHost />;
  return place.sits === 'bot' ? <SeatOfBot {...props} /> : <SeatOfPlayer {...props} />;
}

function OnlyTheHost() {
  const say = useTableWords();
  return <Type tone="soft">{say('lobby.onlyHost')}</Type>;
}

function FreeSeat({ place: { seat }, table, close }: PlaceProps) {
  const say = useTableWords();
  const { evening, device, settings } = useWorld();
  const [from] = table.own;
  const sit = () => {
    device.unlockSound();
    evening.wish({ wish: 'sit', seat });
    close();
  };
  const move = () => {
    settings.getState().change({ colour: seat });
    sit();
    if (from) evening.wish({ wish: 'rise', seat: from });
  };
  return (
    <>
      <Button
        wide
        kind="main"
        title={say(from ? 'lobby.move' : 'lobby.sit')}
        onPress={move}
        testID={`sit-${seat}`}
      />
      {from && (
        <Button
          wide
          icon="people"
          title={say('lobby.second')}
          onPress={sit}
          testID={`second-${seat}`}
        />
      )}
      {table.isHost && <BotHere {...{ table, close }} seat={seat} />}
    </>
  );
}

function SeatOfBot({ place: { seat }, table, close }: PlaceProps) {
  const say = useTableWords();
  const { evening } = useWorld();
  const free = () => {
    evening.order({ order: 'free', seat });
    close();
  };
  return (
    <>
      <BotHere {...{ table, close, seat }} />
      <Button
        wide
        icon="close"
        title={say('lobby.botAway')}
        onPress={free}
        testID={`free-${seat}`}
      />
    </>
  );
}

type BotProps = { seat: Seat; table: Table; close: () => void };

function BotHere({ seat, table, close }: BotProps) {
  const say = useTableWords();
  const { evening } = useWorld();
  const mayHave = mayHaveBots(useSession(it => it.guest?.shared?.game));
  if (!mayHave) return null;
  return (
    <>
      <Type as="heading">{say('lobby.botHere')}</Type>
      <BotLevels
        level={table.levels[seat]}
        warning={undefined}
        onChoose={level => {
          evening.order({ order: 'bot', seat, level });
          close();
        }}
        testID={`level-${seat}`}
      />
    </>
  );
}

function SeatOfPlayer({ place, table, close }: PlaceProps) {
  const say = useTableWords();
  const [isSure, ask] = useState(false);
  const { seat, name, here } = place;
  if (isSure) return <SendAway {...{ seat, name, close }} />;
  return (
    <>
      {here && <Swaps {...{ place, table, close }} />}
      <Button
        wide
        kind="danger"
        icon="door"
        title={say('lobby.sendAway')}
        onPress={() => ask(true)}
        testID={`send-away-${seat}`}
      />
    </>
  );
}
