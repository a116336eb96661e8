import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { controlledBy, interimScore, majorityIn } from '../../rules/score';
import type { InterimScore, Seen } from '../../rules/state';
import { BotPiece } from '../pieces/BotPiece';
import { ControlField, Crystal } from '../pieces/Goods';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';
import { FarText } from './FarText';
import { gainWords } from './gainWords';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly seat: Seat;
  readonly opened: boolean;
};

/** The sectors a player controls, and what an interim scoring would give them now. */
export function NowRow({ view, seat, opened }: Props) {
  const { px } = useStage();
  const score = interimScore(view, seat);
  if (opened) return <Parts score={score} />;
  return (
    <View style={[styles.row, { gap: px(8) }]}>
      <Piece size={px(36)}>
        <ControlField />
      </Piece>
      <Fields {...{ view, seat }} />
      <View style={styles.grows} />
      <Now total={score.total} />
    </View>
  );
}

function Fields({ view, seat }: Pick<Props, 'view' | 'seat'>) {
  const say = watchWords.useSay();
  const first = majorityIn(view);
  const rank = first.includes(seat) ? say(first.length === 1 ? 'leads' : 'tied') : '';
  return (
    <FarText size={34} tone={rank ? 'heed' : 'ink'} lines={1}>
      {`${controlledBy(view, seat).length} ${rank}`.trim()}
    </FarText>
  );
}

function Now({ total }: { readonly total: number }) {
  const say = watchWords.useSay();
  return (
    <FarText size={34} tone={total > 0 ? 'go' : total < 0 ? 'stop' : 'soft'} lines={1}>
      {say('now', { points: gainWords(total) })}
    </FarText>
  );
}

export const SCORE_PARTS = ['majority', 'bots', 'crystals', 'octopods'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

const PICTURES: Readonly<Record<ScorePart, () => ReactNode>> = {
  majority: () => <ControlField />,
  bots: () => <BotPiece seat={null} />,
  crystals: () => <Crystal />,
  octopods: () => <Octopod />,
};
export const ScorePicture = ({ part }: { readonly part: ScorePart }) => PICTURES[part]();

function Parts({ score }: { readonly score: InterimScore }) {
  const { px } = useStage();
  return (
    <View style={styles.row}>
      {SCORE_PARTS.map(part => (
        <View key={part} style={[styles.row, styles.part, { gap: px(3) }]}>
          <Piece size={px(32)}>
            <ScorePicture part={part} />
          </Piece>
          <FarText size={34} tone={score[part] < 0 ? 'stop' : score[part] > 0 ? 'go' : 'soft'}>
            {gainWords(score[part])}
          </FarText>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  grows: { flex: 1 },
  part: { flex: 1 },
});
