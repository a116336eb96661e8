import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TalkMessage } from '@/games/game';
import type { Seat } from '@/kit/seat';
import { Stepper } from '@/ui/forms/Stepper';
import { SayButton, TO_ALL, ToWhom } from '@/ui/talk/saying';
import { talkWords } from '@/ui/talk/talkWords';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { GOODS } from '../../../rules/components';
import { Cube } from '../../pieces/Cube';
import { seatName } from '../../pieces/naming';
import {
  ABOUT_GOODS,
  ANSWERS,
  countToBring,
  LATEST,
  MOST_CUBES,
  plainWish,
  wishAbout,
} from '../asking';
import { useActs, useSeat } from '../HandContext';
import { whenWords, wishSentence } from '../requestWords';
import { useVoice } from '../useVoice';
import { HandSheet } from './HandSheet';

/** Sends a request in two taps: one opens this sheet, one picks a sentence. */
export function TalkSheet() {
  const { view, seat } = useSeat('view', 'seat');
  const { open, ask } = useActs();
  const { ask: say, piece } = useVoice();
  const title = talkWords.useSay()('title');
  const [to, setTo] = useState<Seat | typeof TO_ALL>(TO_ALL);
  const [count, setCount] = useState<number | null>(null);
  const [minutes, setMinutes] = useState(1);
  const others = view.seats.filter(it => it !== seat);
  const send = (words: TalkMessage) => {
    if (to === TO_ALL) ask(words);
    else ask(words, to);
    open(null);
  };
  return (
    <HandSheet title={title} testID="talk-sheet">
      <ToWhom
        others={others.map(it => ({ seat: it, name: seatName(piece, it) }))}
        to={to}
        onChange={setTo}
      />
      {ABOUT_GOODS.map(code => (
        <View key={code} style={styles.group}>
          <Type as="label">{say(`stem.${code}`)}</Type>
          <View style={styles.goods}>
            {GOODS.map(good => {
              const many = count ?? countToBring(view, seat, good);
              const wish = wishAbout(code, { good, count: many, minutes });
              return (
                <SayButton
                  key={good}
                  words={wishSentence(say, wish)}
                  onPress={() => send(wish)}
                  testID={`say-${code}-${good}`}
                >
                  <Cube good={good} size={26} />
                  {code === 'bring' && <Type as="label">{`×${many}`}</Type>}
                </SayButton>
              );
            })}
          </View>
        </View>
      ))}
      <View style={styles.group}>
        <Stepper
          title={say('count')}
          value={count ?? 1}
          min={1}
          max={MOST_CUBES}
          onChange={setCount}
          testID="bring-count"
        />
        <Stepper
          title={say('when')}
          value={minutes}
          min={0}
          max={LATEST}
          format={it => whenWords(say, it)}
          onChange={setMinutes}
          testID="bring-when"
        />
      </View>
      <View style={styles.answers}>
        {ANSWERS.map(code => (
          <SayButton
            key={code}
            words={wishSentence(say, plainWish(code))}
            onPress={() => send(plainWish(code))}
            testID={`say-${code}`}
          >
            <Type>{wishSentence(say, plainWish(code))}</Type>
          </SayButton>
        ))}
      </View>
    </HandSheet>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.xs },
  goods: { flexDirection: 'row', gap: space.s },
  answers: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
