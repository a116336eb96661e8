import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { colors } from '@/ui/theme/tokens';
import { BotPiece } from '../../pieces/BotPiece';
import { sea } from '../../pieces/colours';
import { ControlField, Crystal, LightBulb, TimeMarker } from '../../pieces/Goods';
import { Octopod } from '../../pieces/Octopod';
import { Piece } from '../../pieces/Piece';
import type { Rect } from '../layout';
import { rectStyle } from '../rectStyle';
import { useStage } from '../stage';
import { watchWords } from '../words';
import { isReached, SCORING_STEPS, type ScoringStep, stepNow } from './scoringSteps';

const PICTURES: Readonly<Record<ScoringStep, () => ReactNode>> = {
  time: () => <TimeMarker />,
  majority: () => <ControlField />,
  bots: () => <BotPiece seat={null} />,
  crystals: () => <Crystal />,
  octopods: () => <Octopod />,
  move: () => <LightBulb />,
};

type Props = { readonly reached: number; readonly rect: Rect };

/** The steps of the scoring; those that are done stay lit. */
export function StepsRow({ reached, rect }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const now = stepNow(reached);
  return (
    <View style={[styles.row, rectStyle(px, rect)]} testID="interim-steps">
      {SCORING_STEPS.map((step, n) => (
        <View key={step} style={styles.step}>
          {n > 0 && <View style={[styles.link, { width: px(26), height: px(4) }]} />}
          <View
            accessible
            role="img"
            aria-label={say(`interim.step.${step}`)}
            style={[
              styles.sign,
              { width: px(78), height: px(78), borderRadius: px(39), borderWidth: px(4) },
              isReached(step, reached) && styles.done,
              step === now && styles.now,
            ]}
          >
            <View style={!isReached(step, reached) && step !== now && styles.later}>
              <Piece size={px(54)}>{PICTURES[step]()}</Piece>
            </View>
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
  },
  step: { flexDirection: 'row', alignItems: 'center' },
  sign: {
    alignItems: 'center',
    justifyContent: 'center',
    borderColor: sea.panelLine,
    backgroundColor: sea.panel,
  },
  done: { borderColor: colors.go },
  now: { borderColor: colors.lamp, backgroundColor: sea.berth },
  later: { opacity: 0.35 },
  link: { backgroundColor: sea.panelLine },
});
