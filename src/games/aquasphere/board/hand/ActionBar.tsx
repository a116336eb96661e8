import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import type { SeatUndo } from '@/games/board';
import { Icon } from '@/ui/Icon';
import { PointerSlot } from '@/ui/lesson/slots';
import { Press } from '@/ui/Press';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { taskIn } from '../../rules/acts';
import { WhatNow } from '../coach/WhatNow';
import { sea } from '../pieces/colours';
import { pieceWords } from '../pieces/words';
import { useWhyNot } from '../table/useWhyNot';
import { whySentence } from '../whyNot';
import { useActs, useFromSeat, useHand, useSeat } from './HandContext';
import { HoldToExplain } from './HoldToExplain';
import { isAskedIn, isSentIn, momentIn, ownIn } from './selectors';
import { useMessage } from './TopBar';
import { useUndo } from './undo';
import { handWords } from './words';

/**
 * Passing on the left, the chosen act on the right; neither ever moves. After an act of this turn,
 * taking it back stands where passing would be refused.
 */
export function ActionBar() {
  const isAsked = useFromSeat(isAskedIn);
  if (!isAsked) return <Waiting />;
  return (
    <View style={styles.bar} testID="action-bar">
      <PassOrUndo />
      <Main />
    </View>
  );
}

function PassOrUndo() {
  const undo = useUndo();
  const why = useWhyNot({ type: 'pass' });
  if (!undo?.isInTurn) return <PassButton />;
  return (
    <>
      <UndoButton undo={undo} />
      {why === undefined && <PassButton />}
    </>
  );
}

function UndoButton({ undo }: { readonly undo: SeatUndo }) {
  const say = handWords.useSay();
  return (
    <Press
      name={say('undoName')}
      onPress={undo.takeBack}
      testID="undo"
      style={[styles.pass, styles.undo]}
    >
      <Icon name="undo" size={20} color={colors.sand} />
      <Type align="center" tone="sand" style={styles.strong}>
        {say('undo')}
      </Type>
    </Press>
  );
}

function PassButton() {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { act, explain } = useActs();
  const { places } = useSeat('places');
  const { engineer } = useFromSeat(ownIn);
  const why = useWhyNot({ type: 'pass' });
  const left = engineer === 'start' || engineer === null ? 3 : engineer.startsWith('a') ? 2 : 1;
  const note = why?.code === 'not-on-top' ? say('passAfter', { count: left }) : '';
  return (
    <HoldToExplain topic={ORDER}>
      <Press
        name={why ? `${say('pass')}. ${whySentence(language, why, places)}` : say('pass')}
        disabled={why !== undefined}
        onPress={() => act({ type: 'pass' })}
        onLongPress={() => explain(ORDER)}
        testID="pass"
        style={[styles.pass, styles.fills, why !== undefined && styles.off]}
      >
        <PointerSlot at="pass" />
        <Type align="center" tone={why ? 'soft' : 'ink'} style={styles.strong}>
          {say('pass')}
        </Type>
        {note !== '' && (
          <Type as="label" tone="soft" align="center" numberOfLines={1}>
            {note}
          </Type>
        )}
      </Press>
    </HoldToExplain>
  );
}

/** The order of passing is the next order of turns. */
const ORDER = { about: 'next' } as const;

function Main() {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { act } = useActs();
  const { picked } = useHand('picked');
  const { view } = useSeat('view');
  const isSent = useFromSeat(isSentIn);
  const moment = useFromSeat(momentIn);
  if (picked?.what === 'room') {
    const { room } = picked;
    const title = say('programme', { task: piece(`task.${taskIn(view, room)}`) });
    return (
      <MainButton {...{ title }} isBusy={isSent} onPress={() => act({ type: 'step', room })} />
    );
  }
  if (picked?.what === 'buy' && picked.task) {
    const { task } = picked;
    const title = say('programmeFor', { task: piece(`task.${task}`) });
    return <MainButton {...{ title }} isBusy={isSent} onPress={() => act({ type: 'buy', task })} />;
  }
  if (picked?.what === 'buy') return <Hint>{say('chooseTask')}</Hint>;
  return (
    <WhatNow>
      <Hint>{say(hintFor(moment))}</Hint>
    </WhatNow>
  );
}

const hintFor = (moment: ReturnType<typeof momentIn>) =>
  moment === 'return' ? 'returnOne' : 'touchGlow';

type MainProps = {
  readonly title: string;
  readonly name?: string;
  readonly note?: ReactNode;
  readonly isBusy?: boolean;
  readonly disabled?: boolean;
  readonly testID?: string;
  onPress(): void;
};

/** The one button that does what has been planned. */
export const MainButton = ({
  title,
  name = title,
  note,
  isBusy = false,
  disabled = false,
  testID = 'do-it',
  onPress,
}: MainProps) => (
  <Press
    name={name}
    onPress={onPress}
    busy={isBusy}
    disabled={disabled || isBusy}
    testID={testID}
    style={[styles.main, styles.go, disabled && styles.hint]}
  >
    <PointerSlot at={testID} />
    <Type
      as="heading"
      tone={disabled ? 'soft' : 'dark'}
      align="center"
      numberOfLines={1}
      style={styles.display}
    >
      {title}
    </Type>
    {note}
  </Press>
);

export const Hint = ({ children }: { readonly children: string }) => (
  <View style={[styles.main, styles.hint]} testID="hint">
    <Type tone="soft" align="center" style={styles.strong}>
      {children}
    </Type>
  </View>
);

/** The same words as above, where a small phone has no line for them. */
function Waiting() {
  const message = useMessage();
  const undo = useUndo();
  return (
    <View style={styles.bar} testID="action-bar">
      {undo && <UndoButton undo={undo} />}
      <Hint>{message}</Hint>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: 6 },
  pass: {
    minWidth: 108,
    minHeight: 50,
    alignItems: 'center',
    paddingHorizontal: 8,
    borderRadius: 16,
    borderWidth: 1.5,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
  fills: { flexGrow: 1, justifyContent: 'center' },
  undo: { flexDirection: 'row', gap: 6, minWidth: 84 },
  off: { borderColor: sea.panelLine, backgroundColor: sea.glass },
  main: {
    flex: 1,
    minHeight: 50,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 10,
    borderRadius: 16,
    borderWidth: 1.5,
  },
  go: {
    borderColor: colors.brassLight,
    borderBottomWidth: 3,
    borderBottomColor: colors.sandShade,
    backgroundColor: colors.sand,
  },
  hint: {
    borderStyle: 'dashed',
    borderBottomWidth: 1.5,
    borderColor: colors.line,
    borderBottomColor: colors.line,
    backgroundColor: sea.glass,
  },
  strong: { fontFamily: fonts.strong },
  display: { fontFamily: fonts.display },
});
