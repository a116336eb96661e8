import { Notice } from '@/ui/Notice';
import { useTableWords } from '../../tableWords';
import type { useTable } from '../useTable';
import { GamePanel } from './GamePanel';
import { RuleCards } from './RuleCards';
import { useHints } from './useHints';

type Props = { table: ReturnType<typeof useTable>; game: string; isShort: boolean };

/** For guests who wait: the rules in four cards, or how to get a seat at a full table. */
export function GuestPanel({ table, game, isShort }: Props) {
  const hints = useHints(game);
  const isFull = table.places.every(({ sits }) => sits !== 'nobody');
  if (table.own.length === 0 && isFull) return <NoSeat />;
  return hints ? <RuleCards {...{ game, hints, isShort }} /> : <GamePanel {...{ game, isShort }} />;
}

function NoSeat() {
  const say = useTableWords();
  return (
    <Notice
      tone="soft"
      icon="people"
      title={say('lobby.noSeat')}
      text={say('lobby.noSeatText')}
      testID="no-seat"
    />
  );
}
