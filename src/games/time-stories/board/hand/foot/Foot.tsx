import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { RefusalNotice } from '@/ui/RefusalNotice';
import { space } from '@/ui/theme/tokens';
import { glaze } from '../../pieces/palette';
import { whySentence } from '../../whyNot';
import { useActs, useHand, useSpeech } from '../HandContext';
import { BallotPanel } from './BallotPanel';
import { Happened } from './Happened';
import { NextStep } from './NextStep';
import { Others } from './Others';

/** Below a line of brass: the matters of the group, and the one button for what comes next. */
export function Foot({ news }: { readonly news: ReactNode }) {
  const { view } = useSpeech();
  return (
    <View style={styles.foot}>
      <View style={styles.news}>{news}</View>
      <Refused />
      <Happened />
      <Others />
      {view.ballot ? <BallotPanel ballot={view.ballot} /> : <NextStep />}
    </View>
  );
}

/** Why something was refused, where the finger is. */
export function Refused() {
  const { view, words, places, language } = useSpeech();
  const { refusal } = useHand('refusal');
  const { dismiss } = useActs();
  const names = { seen: view, mission: words, places };
  return <RefusalNotice why={refusal && whySentence(language, refusal, names)} dismiss={dismiss} />;
}

const styles = StyleSheet.create({
  foot: {
    gap: space.s,
    padding: space.s,
    paddingHorizontal: space.m,
    borderTopWidth: 2,
    borderColor: glaze.brass,
    backgroundColor: glaze.white,
  },
  news: {
    position: 'absolute',
    bottom: '100%',
    left: space.s,
    right: space.s,
    zIndex: 1,
    pointerEvents: 'box-none',
  },
});
