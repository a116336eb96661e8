import { ownOf } from '@/kit/seat';
import { tints } from '../signs/station';
import { GlazeText } from '../watch/GlazeText';
import { listed, playerName } from '../watch/people';
import { useWatched } from '../watch/WatchContext';
import { betweenWords } from './words';

/** Going again is a decision of the group, so it shows who is ready; and so is stopping. */
export function ReadyNames() {
  const say = betweenWords.useSay();
  const watched = useWatched();
  const { view, sizes, language } = watched;
  const { ballot } = view;
  const ready =
    ballot?.proposal.do === 'again'
      ? view.seats.filter(seat => ownOf(ballot.votes, seat) === true)
      : [];
  const names = listed(
    language,
    ready.map(it => playerName(watched, it)),
  );
  return (
    <GlazeText size={sizes.small} color={tints.soft} align="center" lines={2} testID="ready-names">
      {ballot?.proposal.do === 'stop'
        ? say('stop', { name: playerName(watched, ballot.by) })
        : ready.length > 0
          ? say('ready', { names })
          : say('wait')}
    </GlazeText>
  );
}
