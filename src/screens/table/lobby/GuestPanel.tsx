import { Panel } from '@/ui/Panel';
import { AskForSeat, useHasNoSeat } from '../people/AskForSeat';
import { useSeatWish } from '../people/useSeatWish';
import { GamePanel } from './GamePanel';
import { RuleCards } from './RuleCards';
import { useHints } from './useHints';

type Props = { game: string; way: string; isShort: boolean };

/** For guests who wait: the rules in four cards, or how to get a seat at a full table. */
export function GuestPanel({ game, way, isShort }: Props) {
  const hints = useHints(game);
  const { wish } = useSeatWish();
  if (useHasNoSeat() && wish !== 'free')
    return (
      <Panel>
        <AskForSeat isShort={isShort} />
      </Panel>
    );
  return hints ? (
    <RuleCards {...{ game, hints, isShort }} />
  ) : (
    <GamePanel {...{ game, way, isShort }} />
  );
}
