import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { playerOf } from '../../rules/pieces';
import type { Seen } from '../../rules/state';
import { nextLine, pointsDue } from '../../rules/track';
import { BotPiece } from '../pieces/BotPiece';
import { Engineer } from '../pieces/Crew';
import { sea, seatColour } from '../pieces/colours';
import { ControlField, Crystal, LightBulb, TimeMarker } from '../pieces/Goods';
import { nameOf } from '../pieces/naming';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';
import { FarWords } from './FarWords';
import { useStage } from './stage';
import { Tubes } from './Tubes';
import { watchWords } from './words';

type Props = { readonly view: Seen; readonly places: readonly TablePlace[] };

/** The interim scoring: everybody’s points in a glass tube, and beside them the one who decides. */
export function Interim({ view, places }: Props) {
  const say = watchWords.useSay();
  const px = useStage();
  return (
    <View
      style={[
        styles.all,
        { left: px(84), right: px(84), top: px(72), bottom: px(72), gap: px(10) },
      ]}
      testID="interim-tv"
    >
      <View style={[styles.row, { gap: px(40) }]}>
        <FarWords size={46} face="display">
          {say('interim', { round: view.round })}
        </FarWords>
        <Steps isMoving={view.phase.name === 'points'} />
      </View>
      <View style={[styles.row, styles.body, { gap: px(28) }]}>
        <View style={styles.tubes}>
          <Tubes view={view} places={places} />
        </View>
        <Decision view={view} places={places} />
      </View>
    </View>
  );
}

const STEPS: readonly ReactNode[] = [
  <TimeMarker key="time" />,
  <ControlField key="fields" />,
  <BotPiece key="bots" seat={null} />,
  <Crystal key="crystals" />,
  <Octopod key="octopods" />,
  <LightBulb key="move" />,
];

/** All points are counted before a counter moves, so only the first and the last step take time. */
function Steps({ isMoving }: { readonly isMoving: boolean }) {
  const say = watchWords.useSay();
  const px = useStage();
  const now = isMoving ? STEPS.length - 1 : 0;
  return (
    <View
      accessible
      aria-label={say(isMoving ? 'move' : 'time')}
      style={[styles.row, { gap: px(14) }]}
    >
      {STEPS.map((picture, n) => (
        <View
          key={n}
          style={[
            styles.step,
            { width: px(72), height: px(72), borderRadius: px(36) },
            n === now && styles.now,
          ]}
        >
          <Piece size={px(46)}>{picture}</Piece>
          {n < now && (
            <View style={styles.tick}>
              <Svg aria-hidden width={px(26)} height={px(26)} viewBox="-13 -13 26 26">
                <Circle r={12} fill={colors.go} />
                <Path d="M-5 0L-1.6 4L5.4 -4" stroke={sea.edge} strokeWidth={3} fill="none" />
              </Svg>
            </View>
          )}
        </View>
      ))}
      <FarWords size={34} tone="soft">
        {say(isMoving ? 'move' : 'time')}
      </FarWords>
    </View>
  );
}

/** The player who decides, why, and both outcomes; the choice itself is made on their phone. */
function Decision({ view, places }: Props) {
  const say = watchWords.useSay();
  const px = useStage();
  const { language } = useComfort();
  const due = pointsDue(view);
  const { points, crystals } = playerOf(view, view.turn);
  const line = nextLine(points);
  const total = points + (due?.points ?? 0);
  return (
    <View
      style={[
        styles.decision,
        {
          width: px(470),
          gap: px(18),
          padding: px(28),
          borderRadius: px(24),
          borderColor: seatColour(view.turn),
        },
      ]}
      testID="decision"
    >
      <View style={[styles.row, { gap: px(16) }]}>
        <Piece size={px(120)}>
          <BotPiece seat={view.turn} />
        </Piece>
        <FarWords size={38} face="display" lines={2} style={styles.grow}>
          {say('decides', { name: nameOf(language, places, view.turn) })}
        </FarWords>
      </View>
      {due && total >= line ? (
        <>
          <FarWords size={36}>{say('lineAt', { line })}</FarWords>
          {crystals === 0 && (
            <FarWords size={34} tone="stop">
              {say('noCrystal')}
            </FarWords>
          )}
          <Outcome isGood title={say('crossTo', { points: total })}>
            {say(crystals > 0 ? 'byCrystal' : 'byBot')}
          </Outcome>
          <Outcome title={say('stopAt', { at: line - 1 })}>
            {say('lost', { count: total - line + 1 })}
          </Outcome>
        </>
      ) : (
        <FarWords size={36} tone="soft">
          {say('time')}
        </FarWords>
      )}
      <View style={styles.grow} />
      <FarWords size={32} tone="soft">
        {view.nextProgramme === null ? say('orderLast') : say('order', { round: view.round + 1 })}
      </FarWords>
      <View style={[styles.row, { gap: px(16) }]}>
        {view.passed.map(seat => (
          <Piece key={seat} size={px(82)}>
            <Engineer seat={seat} />
          </Piece>
        ))}
      </View>
    </View>
  );
}

type OutcomeProps = {
  readonly title: string;
  readonly children: string;
  readonly isGood?: boolean;
};

function Outcome({ title, children, isGood = false }: OutcomeProps) {
  const px = useStage();
  return (
    <View
      style={[styles.outcome, { padding: px(18), borderRadius: px(18) }, isGood && styles.good]}
    >
      <FarWords size={40}>{title}</FarWords>
      <FarWords size={34} tone={isGood ? 'go' : 'stop'}>
        {children}
      </FarWords>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { position: 'absolute' },
  row: { flexDirection: 'row', alignItems: 'center' },
  body: { flex: 1, alignItems: 'stretch' },
  tubes: { flex: 1 },
  grow: { flex: 1 },
  step: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderColor: sea.panelLine,
    backgroundColor: sea.glass,
  },
  now: { borderColor: colors.lamp, backgroundColor: sea.room },
  tick: { position: 'absolute', right: -6, bottom: -6 },
  decision: { borderWidth: 4, backgroundColor: sea.panel },
  outcome: { borderWidth: 2, borderColor: colors.line, backgroundColor: colors.raised },
  good: { borderColor: colors.go, backgroundColor: '#14382C' },
});
