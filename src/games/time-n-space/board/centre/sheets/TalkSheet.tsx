import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TalkMessage } from '@/games/game';
import type { Seat } from '@/kit/seat';
import { Choice } from '@/ui/forms/Choice';
import { Press } from '@/ui/Press';
import { Stepper } from '@/ui/forms/Stepper';
import { colors, radius, space } from '@/ui/theme/tokens';
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

const ALL = 'all' as const;

/** Sends a request in two taps: one opens this sheet, one picks a sentence. */
export function TalkSheet() {
  const { view, seat } = useSeat('view', 'seat');
  const { open, ask } = useActs();
  const { ask: say, piece } = useVoice();
  const [to, setTo] = useState<Seat | typeof ALL>(ALL);
  const [count, setCount] = useState<number | null>(null);
  const [minutes, setMinutes] = useState(1);
  const others = view.seats.filter(it => it !== seat);
  const send = (words: TalkMessage) => {
    if (to === ALL) ask(words);
    else ask(words, to);
    open(null);
  };
  return (
    <HandSheet title={say('title')} testID="talk-sheet">
      <Choice
        name={say('toWhom')}
        options={[
          { value: ALL, title: say('all') },
          ...others.map(value => ({ value, title: seatName(piece, value) })),
        ]}
        value={to}
        onChange={setTo}
        testID="talk-to"
      />
      {ABOUT_GOODS.map(code => (
        <View key={code} style={styles.group}>
          <Type as="label">{say(`stem.${code}`)}</Type>
          <View style={styles.goods}>
            {GOODS.map(good => {
              const many = count ?? countToBring(view, seat, good);
              const wish = wishAbout(code, { good, count: many, minutes });
              return (
                <Sentence
                  key={good}
                  words={wishSentence(say, wish)}
                  onPress={() => send(wish)}
                  testID={`say-${code}-${good}`}
                >
                  <Cube good={good} size={26} />
                  {code === 'bring' && <Type as="label">{`×${many}`}</Type>}
                </Sentence>
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
          <Sentence
            key={code}
            words={wishSentence(say, plainWish(code))}
            onPress={() => send(plainWish(code))}
            testID={`say-${code}`}
          >
            <Type>{wishSentence(say, plainWish(code))}</Type>
          </Sentence>
        ))}
      </View>
    </HandSheet>
  );
}

type SentenceProps = { words: string; onPress(): void; testID: string; children: ReactNode };

const Sentence = ({ words, onPress, testID, children }: SentenceProps) => (
  <Press name={words} onPress={onPress} testID={testID} style={styles.sentence}>
    {children}
  </Press>
);

const styles = StyleSheet.create({
  group: { gap: space.xs },
  goods: { flexDirection: 'row', gap: space.s },
  sentence: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
  answers: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
