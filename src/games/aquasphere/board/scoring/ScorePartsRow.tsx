import { StyleSheet, View } from 'react-native';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { InterimScore } from '../../rules/state';
import { changeOf } from '../hand/Price';
import { Piece } from '../pieces/Piece';
import { SCORE_PARTS, type ScorePart, ScorePicture } from '../watch/NowRow';

type Props = {
  readonly score: InterimScore | undefined;
  /** Others are not counted yet. */
  isShown?(part: ScorePart): boolean;
};

/** Control fields, bots, crystals and octopods, with their points. */
export const ScorePartsRow = ({ score, isShown = () => true }: Props) => (
  <View style={styles.parts}>
    {SCORE_PARTS.map(part => {
      const points = score && isShown(part) ? score[part] : undefined;
      return (
        <View key={part} style={[styles.part, !points && styles.dim]}>
          <Piece size={20}>
            <ScorePicture part={part} />
          </Piece>
          <Type style={[styles.value, points !== undefined && points < 0 && styles.loss]}>
            {points === undefined ? ' ' : changeOf(points)}
          </Type>
        </View>
      );
    })}
  </View>
);

const styles = StyleSheet.create({
  parts: { flex: 1, flexDirection: 'row' },
  part: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 3 },
  dim: { opacity: 0.55 },
  value: { fontFamily: fonts.strong },
  loss: { color: colors.stop },
});
