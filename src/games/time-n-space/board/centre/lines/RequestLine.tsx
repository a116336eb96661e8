import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { ShownRequest } from '@/games/board';
import { IconButton } from '@/ui/IconButton';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { plainWish, requestsTo, wantsAnswer } from '../asking';
import { SeatMark } from '../../pieces/SeatMark';
import { seatName } from '../../pieces/naming';
import { useActs, useSeat } from '../HandContext';
import { wishSentence } from '../requestWords';
import { useVoice } from '../useVoice';

/** The newest request to this player, with answers that take one tap. */
export function RequestLine() {
  const { requests, seat } = useSeat('requests', 'seat');
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [newest, ...others] = requestsTo(requests, seat, answered);
  if (!newest) return null;
  const settle = () => setAnswered(ids => [...ids, newest.id]);
  return <Line key={newest.id} request={newest} more={others.length} settle={settle} />;
}

type LineProps = { request: ShownRequest; more: number; settle(): void };

function Line({ request, more, settle }: LineProps) {
  const { ask, piece } = useVoice();
  const from = seatName(piece, request.from);
  const words = wishSentence(ask, request.words);
  return (
    <View role="status" aria-live="polite" style={styles.line} testID="request">
      <SeatMark seat={request.from} size={22} />
      <View style={styles.words}>
        <Type as="small">
          {ask(request.to ? 'toYou' : 'from', { seat: from, words })}
          {more > 0 ? ` (${ask('more', { count: more })})` : ''}
        </Type>
      </View>
      {wantsAnswer(request) && (
        <>
          <Answer code="yes" request={request} settle={settle} />
          <Answer code="no" request={request} settle={settle} />
        </>
      )}
      <IconButton
        icon="close"
        name={ask('hide', { seat: from })}
        onPress={settle}
        testID="request-hide"
      />
    </View>
  );
}

type AnswerProps = { code: 'yes' | 'no'; request: ShownRequest; settle(): void };

function Answer({ code, request, settle }: AnswerProps) {
  const hand = useActs();
  const { ask, piece } = useVoice();
  const title = ask(`short.${code}`);
  const answer = () => {
    hand.ask(plainWish(code), request.from);
    settle();
  };
  return (
    <Press
      name={ask('answer', { seat: seatName(piece, request.from), words: title })}
      onPress={answer}
      testID={`answer-${code}`}
      style={styles.answer}
    >
      <Type as="label" tone={code === 'yes' ? 'go' : 'ink'} align="center">
        {title}
      </Type>
    </Press>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingLeft: space.s + 2,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.brass,
    backgroundColor: colors.raised,
  },
  words: { flex: 1, paddingVertical: space.xs },
  answer: {
    paddingHorizontal: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.panel,
  },
});
