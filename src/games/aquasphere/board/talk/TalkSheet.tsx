import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TalkMessage } from '@/games/game';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { Choice } from '@/ui/forms/Choice';
import { Sheet } from '@/ui/Sheet';
import { SayButton, TO_ALL, ToWhom } from '@/ui/talk/saying';
import { talkWords } from '@/ui/talk/talkWords';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { type Letter, LETTERS } from '../../rules/components';
import { useActs, useFromSeat, useHand, useSeat } from '../hand/HandContext';
import { ownIn } from '../hand/selectors';
import { nameOf } from '../pieces/naming';
import { ABOUT_SECTORS, ANSWERS, leaderBeside, sentenceOf, PLAIN } from './asking';
import { requestWords, sentenceWords } from './requestWords';

/** Says something in two taps: one opens this sheet, one picks a sentence. */
export function TalkSheet() {
  const say = talkWords.useSay();
  const { isTalking } = useHand('isTalking');
  const { talk } = useActs();
  return (
    <Sheet title={say('title')} open={isTalking} onClose={() => talk(false)} testID="talk-sheet">
      {isTalking && <Sentences />}
    </Sheet>
  );
}

function Sentences() {
  const { language } = useComfort();
  const { view, seat, places } = useSeat('view', 'seat', 'places');
  const { ask, talk } = useActs();
  const { scientist } = useFromSeat(ownIn);
  const [to, setTo] = useState<Seat | typeof TO_ALL>(TO_ALL);
  const [letter, setLetter] = useState<Letter>(scientist.sector);
  const leader = leaderBeside(view, seat);
  const send = (message: TalkMessage) => {
    if (to === TO_ALL) ask(message);
    else ask(message, to);
    talk(false);
  };
  const others = view.seats.filter(it => it !== seat);
  return (
    <>
      <ToWhom
        others={others.map(it => ({ seat: it, name: nameOf(language, places, it) }))}
        to={to}
        onChange={setTo}
      />
      <WhichSector letter={letter} onChange={setLetter} />
      <Group send={send} messages={ABOUT_SECTORS.map(code => sentenceOf({ code, letter }))} />
      <Group
        send={send}
        messages={[
          ...(leader ? [sentenceOf({ code: 'stop-leader', leader })] : []),
          ...PLAIN.map(code => sentenceOf({ code })),
        ]}
      />
      <Group send={send} messages={ANSWERS.map(code => sentenceOf({ code }))} />
    </>
  );
}

type WhichProps = { readonly letter: Letter; onChange(letter: Letter): void };

function WhichSector({ letter, onChange }: WhichProps) {
  const say = sentenceWords.useSay();
  return (
    <Choice
      name={say('which')}
      options={LETTERS.map(it => ({ value: it, title: say('sector', { letter: it }), short: it }))}
      value={letter}
      onChange={onChange}
      testID="talk-sector"
    />
  );
}

type GroupProps = { readonly messages: readonly TalkMessage[]; send(message: TalkMessage): void };

function Group({ messages, send }: GroupProps) {
  const { language } = useComfort();
  return (
    <View style={styles.group}>
      {messages.map(message => {
        const words = requestWords(language, message);
        return (
          <SayButton
            key={message.code}
            words={words}
            onPress={() => send(message)}
            testID={`say-${message.code}`}
          >
            <Type align="center">{words}</Type>
          </SayButton>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
