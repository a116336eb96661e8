import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { playerOf } from '../../rules/pieces';
import { interimScore } from '../../rules/score';
import { linesBetween } from '../../rules/track';
import { BotPiece } from '../pieces/BotPiece';
import { ControlField, Crystal } from '../pieces/Goods';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';
import { ReadPlate } from './Plate';
import { useSeat } from './HandContext';
import { changeOf } from './Price';
import { useSizes } from './shape';
import { handWords } from './words';

/** The points that an interim scoring would bring now. */
export function ScoredNow() {
  const say = handWords.useSay();
  const { isTight } = useSizes();
  const { view, seat } = useSeat('view', 'seat');
  const score = interimScore(view, seat);
  const { points } = playerOf(view, seat);
  const lines = linesBetween(points, points + Math.max(0, score.total)).length;
  return (
    <ReadPlate
      name={say('nowName', { ...score, lines })}
      topic={{ about: 'now' }}
      testID="scored-now"
      style={styles.now}
    >
      <Type as={isTight ? 'label' : 'body'} tone="soft" numberOfLines={1}>
        {say(isTight ? 'nowShort' : 'now')}
      </Type>
      <Part value={score.majority} picture={<ControlField />} />
      <Part value={score.bots} picture={<BotPiece seat={null} />} />
      <Part value={score.crystals} picture={<Crystal />} />
      <Part value={score.octopods} picture={<Octopod />} />
      {lines > 0 && (
        <View style={styles.part}>
          <View style={styles.line} />
          <Piece size={20}>
            <Crystal />
          </Piece>
        </View>
      )}
      <Type tone="go" style={styles.total}>
        {changeOf(score.total)}
      </Type>
    </ReadPlate>
  );
}

type PartProps = { readonly value: number; readonly picture: ReactNode };

const Part = ({ value, picture }: PartProps) => (
  <View style={styles.part}>
    <Piece size={22}>{picture}</Piece>
    <Type style={[styles.value, value < 0 && styles.loss]}>
      {value < 0 ? changeOf(value) : value}
    </Type>
  </View>
);

const styles = StyleSheet.create({
  now: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: 12,
    borderRadius: 22,
    borderColor: '#33518F',
    backgroundColor: '#0E1C3D',
  },
  part: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  value: { fontFamily: fonts.strong },
  loss: { color: colors.stop },
  line: { width: 4, height: 22, borderRadius: 2, backgroundColor: '#FF5A4C' },
  total: { fontFamily: fonts.strong, fontSize: 20 },
});
