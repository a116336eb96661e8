import { StyleSheet, View } from 'react-native';
import { ownOf } from '@/kit/seat';
import { space } from '@/ui/theme/tokens';
import { SETTLE_AFTER_MS } from '../../../rules/components';
import { votersFor } from '../../../rules/proposals';
import type { OpenBallot } from '../../../rules/state';
import { Print } from '../../pieces/Print';
import { SeatMark } from '../../pieces/SeatMark';
import { StationButton } from '../../pieces/StationButton';
import { useRoom } from '../../pieces/useRoom';
import { VoteSign } from '../../signs/Signs';
import { consequence } from '../../watch/consequence';
import { proposalWords } from '../actionWords';
import { useActs, useSeat, useSpeech } from '../HandContext';
import { handWords } from '../words';
import { useSecondsLeft } from './useSecondsLeft';

/** The proposal, everybody's votes, and the buttons for one's own. */
export function BallotPanel({ ballot }: { readonly ballot: OpenBallot }) {
  const say = handWords.useSay();
  const speech = useSpeech();
  const { view, player } = speech;
  const { seat } = useSeat('seat');
  const { act } = useActs();
  const what = proposalWords(speech, ballot.proposal);
  const { isLow } = useRoom();
  const isMine = ballot.by === seat;
  const voters = votersFor(view, ballot.proposal);
  const own = ownOf(ballot.votes, seat);
  return (
    <View style={[styles.panel, isLow && styles.close]} testID="ballot">
      <View style={styles.row}>
        <SeatMark seat={ballot.by} size={26} />
        <Print as="heading" style={styles.grow}>
          {isMine
            ? say('group.youPropose', { what })
            : say('group.proposes', { name: player(ballot.by), what })}
        </Print>
      </View>
      <View style={[styles.row, styles.votes]}>
        {voters.map(voter => {
          const vote = ownOf(ballot.votes, voter);
          const key = vote === undefined ? 'open' : vote ? 'agreed' : 'refused';
          return (
            <View
              key={voter}
              accessible
              role="img"
              aria-label={say(`group.${key}`, { name: player(voter) })}
              style={styles.vote}
            >
              <SeatMark seat={voter} size={18} />
              <VoteSign size={18} vote={vote === undefined ? 'open' : vote ? 'yes' : 'no'} />
            </View>
          );
        })}
        <Print as="small" tone="soft" style={styles.cost} testID="ballot-cost">
          {consequence(speech, ballot.proposal)}
        </Print>
      </View>
      <View style={styles.buttons}>
        {isMine ? (
          <StationButton
            kind="pale"
            wide
            title={say('group.withdraw')}
            onPress={() => act({ type: 'withdraw' })}
            testID="withdraw"
          />
        ) : (
          voters.includes(seat) && (
            <>
              <StationButton
                kind="pale"
                title={say('group.notYet')}
                disabled={own === false}
                onPress={() => act({ type: 'vote', agrees: false })}
                testID="vote-no"
              />
              <StationButton
                wide
                title={say('group.agree')}
                disabled={own === true}
                onPress={() => act({ type: 'vote', agrees: true })}
                testID="vote-yes"
              />
            </>
          )
        )}
        {view.captain === seat && <Settle ballot={ballot} own={own ?? true} />}
      </View>
      {!voters.includes(seat) && (
        <Print as="small" tone="soft">
          {say('group.noVote')}
        </Print>
      )}
    </View>
  );
}

type SettleProps = { readonly ballot: OpenBallot; readonly own: boolean };

/** If nobody hurries, the captain settles it by the votes that were cast. */
function Settle({ ballot, own }: SettleProps) {
  const say = handWords.useSay();
  const { act } = useActs();
  const seconds = useSecondsLeft(ballot.at + SETTLE_AFTER_MS);
  return (
    <StationButton
      kind="pale"
      title={seconds > 0 ? say('group.settleIn', { seconds }) : say('group.settle')}
      disabled={seconds > 0}
      onPress={() => act({ type: 'settle', agrees: own })}
      testID="settle"
    />
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  close: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  votes: { flexWrap: 'wrap', columnGap: space.s, rowGap: 2 },
  cost: { flexGrow: 1, flexShrink: 1, textAlign: 'right' },
  vote: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  grow: { flex: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
