import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { IconButton } from '../IconButton';
import { Press } from '../Press';
import { colors, radius, space } from '../theme/tokens';
import { Type } from '../Type';
import { requestsTo } from './requestsTo';
import { talkWords } from './talkWords';

/** How a game shows one request. */
type Shown = {
  readonly id: number;
  readonly from: Seat;
  readonly to?: Seat | undefined;
  /** The name and the mark of the player who asks. */
  readonly name: string;
  readonly mark: ReactNode;
  readonly words: string;
  readonly wantsAnswer: boolean;
};
type Answer = 'yes' | 'no';

type Props = {
  readonly requests: readonly Shown[];
  readonly seat: Seat;
  answer(code: Answer, to: Seat): void;
};

/** The newest request to this player, with answers that take one tap. */
export function RequestNotice({ requests, seat, answer }: Props) {
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [newest, ...others] = requestsTo(requests, seat, answered);
  if (!newest) return null;
  const settle = () => setAnswered(ids => [...ids, newest.id]);
  return <Line key={newest.id} {...{ answer, settle }} request={newest} more={others.length} />;
}

type LineProps = Pick<Props, 'answer'> & { request: Shown; more: number; settle(): void };

function Line({ request, more, settle, answer }: LineProps) {
  const say = talkWords.useSay();
  const { name, words, mark } = request;
  return (
    <View role="status" aria-live="polite" style={styles.line} testID="request">
      {mark}
      <View style={styles.words}>
        <Type as="small">
          {say(request.to ? 'toYou' : 'from', { name, words })}
          {more > 0 ? ` (${say('more', { count: more })})` : ''}
        </Type>
      </View>
      {request.wantsAnswer &&
        (['yes', 'no'] as const).map(code => (
          <AnswerButton
            key={code}
            {...{ code, name }}
            onPress={() => {
              answer(code, request.from);
              settle();
            }}
          />
        ))}
      <IconButton
        icon="close"
        name={say('hide', { name })}
        onPress={settle}
        testID="request-hide"
      />
    </View>
  );
}

type AnswerProps = { code: Answer; name: string; onPress(): void };

function AnswerButton({ code, name, onPress }: AnswerProps) {
  const say = talkWords.useSay();
  const title = say(`short.${code}`);
  return (
    <Press
      name={say('answer', { name, words: title })}
      onPress={onPress}
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
