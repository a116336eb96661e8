import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { GuideLight } from '@/ui/lesson/light';
import { useLit } from '@/ui/lesson/light';
import { Spotlight } from '@/ui/lesson/Spotlight';
import { Press } from '@/ui/Press';
import { colors, fonts, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Action } from '../../rules/actions';
import { counsel } from '../../rules/bot/counsel';
import { useSeat } from '../hand/HandContext';
import { Okta } from '../lesson/Okta';
import { pieceWords } from '../pieces/words';
import { fingerFor } from '../pointing/finger';
import { useScreen } from '../pointing/useScreen';
import { useAdvice } from './AdviceContext';
import { followed, reasonFor } from './reason';
import { coachWords } from './words';

/** The answer of the coach: light on the next control, and one sentence. */
export function AdviceLine() {
  const { view, seat } = useSeat('view', 'seat');
  const advice = useAdvice();
  const action = useMemo(() => counsel(view, seat), [view, seat]);
  if (!advice || !action) return null;
  return <Answer {...advice} action={action} />;
}

type AnswerProps = { readonly light: GuideLight; readonly action: Action; hush(): void };

function Answer({ light, action, hush }: AnswerProps) {
  const say = coachWords.useSay();
  const piece = pieceWords.useSay();
  const { view, seat } = useSeat('view', 'seat');
  const screen = useScreen();
  useLit(light, fingerFor(followed(view, seat, action), screen), true);
  const { code, task, letter = '', count = 0 } = reasonFor(view, seat, action);
  const words = say(`why.${code}`, { task: task ? piece(`task.${task}`) : '', letter, count });
  return (
    <Spotlight light={light} dims={false}>
      <Press name={`${words} ${say('hide')}`} onPress={hush} testID="coach" style={styles.row}>
        <Okta size={44} />
        <View role="status" aria-live="polite" style={styles.words}>
          <Type style={styles.print}>{words}</Type>
        </View>
      </Press>
    </Spotlight>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.s + 2 },
  words: { flex: 1 },
  print: { color: colors.print, fontFamily: fonts.text },
});
