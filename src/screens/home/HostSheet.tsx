import { useState } from 'react';
import { mayHaveBots } from '@/games/games';
import { type Manifest, seatCounts } from '@/games/manifest';
import { MANIFESTS } from '@/games/manifests';
import type { HostWish } from '@/stores/session';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/forms/Choice';
import { Notice } from '@/ui/Notice';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { NameField } from '../settings/NameField';
import { startWords } from '../startWords';
import { GameChoice } from './GameChoice';
import { useNamed } from './useNamed';

type Props = {
  open: boolean;
  onClose: () => void;
  /** A new table would replace the one that was left. */
  wouldClear: boolean;
  onHost: (wish: HostWish) => void;
};

export function HostSheet({ open, onClose, ...rest }: Props) {
  const say = startWords.useSay();
  return (
    <Sheet title={say('host.title')} open={open} onClose={onClose} testID="host-sheet">
      <NewTable {...rest} />
    </Sheet>
  );
}

/** With more games than this, a list of taglines is too long. */
const MANY = 4;

function NewTable({ wouldClear, onHost }: Pick<Props, 'wouldClear' | 'onHost'>) {
  const say = startWords.useSay();
  const [game, setGame] = useState<Manifest>(MANIFESTS[0]);
  const [places, setPlaces] = useState(game.seats.usual);
  const name = useNamed();
  const host = () =>
    onHost({ game: game.id, places, options: game.modes[0].options, name, alone: false });
  const counts = seatCounts(game);
  const choose = (chosen: Manifest) => {
    setGame(chosen);
    setPlaces(chosen.seats.usual);
  };
  return (
    <>
      <GameChoice game={game} onChange={choose} />
      <NameField onSubmit={host} />
      <Type as="label" tone="soft">
        {say('host.places')}
      </Type>
      <Choice
        name={say('host.places')}
        options={counts.map(count => ({
          value: count,
          title: say('host.placesOf', { count }),
          ...(counts.length > MANY && { short: `${count}` }),
        }))}
        value={places}
        onChange={setPlaces}
        testID="host-places"
      />
      {mayHaveBots(game.id) && (
        <Type as="small" tone="soft">
          {say('host.bots')}
        </Type>
      )}
      {wouldClear && <Notice tone="heed" title={say('left.instead')} testID="host-clears" />}
      <Button
        wide
        kind="main"
        icon="hourglass"
        title={say('host.open')}
        onPress={host}
        testID="host-open"
      />
    </>
  );
}
