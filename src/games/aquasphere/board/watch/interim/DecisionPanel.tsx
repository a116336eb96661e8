import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { of } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { lineAsked, nextLine, pointsDue } from '../../../rules/track';
import type { Seen } from '../../../rules/state';
import { ActionWindow } from '../../pieces/ActionWindow';
import { BotPiece } from '../../pieces/BotPiece';
import { seatColour, sea } from '../../pieces/colours';
import { Crystal } from '../../pieces/Goods';
import { nameOf } from '../../pieces/naming';
import { Piece } from '../../pieces/Piece';
import { FarText } from '../FarText';
import type { Rect } from '../layout';
import { rectStyle } from '../rectStyle';
import { useStage } from '../stage';
import { watchWords } from '../words';
import { isScoring } from './interimShow';
import { stepNow } from './scoringSteps';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly reached: number;
  readonly rect: Rect;
};

/** Names the player who decides, why, and both outcomes; the choice is made on that phone. */
export function DecisionPanel({ rect, ...props }: Props) {
  const { px } = useStage();
  const { view } = props;
  const isAsked = isScoring(view);
  return (
    <View
      accessible
      role="status"
      aria-live="polite"
      testID="interim-panel"
      style={[
        styles.panel,
        rectStyle(px, rect),
        { borderRadius: px(22), borderWidth: px(isAsked ? 5 : 2), padding: px(20), gap: px(18) },
        isAsked && { borderColor: seatColour(view.turn) },
      ]}
    >
      {isAsked ? <Asked {...props} isNarrow={rect.width < NARROW} /> : <StepWords {...props} />}
    </View>
  );
}

/** On a tablet. */
const NARROW = 450;

/** What counts in the step that is shown. */
function StepWords({ reached }: Pick<Props, 'reached'>) {
  const say = watchWords.useSay();
  const step = stepNow(reached);
  return (
    <>
      <FarText size={46} face="display">
        {say(`interim.step.${step}`)}
      </FarText>
      <FarText size={38} tone="soft" face="text">
        {say(`interim.about.${step}`)}
      </FarText>
    </>
  );
}

type AskedProps = Pick<Props, 'view' | 'places'> & { readonly isNarrow: boolean };

function Asked({ view, places, isNarrow }: AskedProps) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { language } = useComfort();
  const line = lineAsked(view);
  const crystals = of(view.players, view.turn).crystals;
  return (
    <>
      <View style={[styles.row, { gap: px(14) }]}>
        <Piece size={px(isNarrow ? 92 : 132)}>
          <BotPiece seat={view.turn} />
        </Piece>
        <View style={styles.grows}>
          <FarText size={isNarrow ? 34 : 42} face="display" lines={2}>
            {say('interim.decides', { name: nameOf(language, places, view.turn) })}
          </FarText>
          {line !== undefined && (
            <FarText size={isNarrow ? 32 : 36}>{say('interim.line', { line })}</FarText>
          )}
          {line !== undefined && crystals === 0 && (
            <FarText size={isNarrow ? 32 : 36} tone="stop">
              {say('interim.noCrystal')}
            </FarText>
          )}
        </View>
      </View>
      {line === undefined ? (
        <Outcome isGood title={say('interim.card')} about={say('interim.oneTime')} />
      ) : (
        <>
          <Outcomes {...{ view, line }} />
          {!isNarrow && (
            <FarText size={34} tone="soft" face="text">
              {say('interim.about.move')}
            </FarText>
          )}
        </>
      )}
    </>
  );
}

function Outcomes({ view, line }: Pick<Props, 'view'> & { readonly line: number }) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { crystals, programmed } = of(view.players, view.turn);
  const points = pointsDue(view)?.points ?? 0;
  const across = Math.min(line - 1 + points, nextLine(line) - 1);
  return (
    <>
      <Outcome
        isGood
        title={say('interim.crossTo', { points: across })}
        about={say(crystals > 0 ? 'interim.costsCrystal' : 'interim.costsBot')}
      >
        {crystals > 0 ? (
          <Piece size={px(60)}>
            <Crystal />
          </Piece>
        ) : (
          programmed.map(task => <ActionWindow key={task} task={task} size={px(62)} />)
        )}
      </Outcome>
      <Outcome
        title={say('interim.stopAt', { points: line - 1 })}
        about={say('interim.lost', { count: points })}
      />
    </>
  );
}

type OutcomeProps = {
  readonly title: string;
  readonly about: string;
  readonly isGood?: boolean;
  readonly children?: ReactNode;
};

function Outcome({ title, about, isGood = false, children }: OutcomeProps) {
  const { px } = useStage();
  return (
    <View
      style={[
        styles.outcome,
        { borderRadius: px(18), borderWidth: px(3), padding: px(18) },
        isGood && styles.good,
      ]}
    >
      <View style={[styles.row, { gap: px(8) }]}>
        <View style={styles.grows}>
          <FarText size={42}>{title}</FarText>
        </View>
        {children}
      </View>
      <FarText size={36} tone={isGood ? 'go' : 'stop'}>
        {about}
      </FarText>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { position: 'absolute', backgroundColor: sea.panel, borderColor: sea.panelLine },
  row: { flexDirection: 'row', alignItems: 'center' },
  grows: { flex: 1, minWidth: 0 },
  outcome: { backgroundColor: colors.raised, borderColor: colors.line },
  good: { backgroundColor: sea.flaskDark, borderColor: colors.go },
});
