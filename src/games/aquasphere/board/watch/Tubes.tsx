import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import type { Seen } from '../../rules/state';
import { linesBetween } from '../../rules/track';
import { changeOf } from '../hand/Price';
import { handWords } from '../hand/words';
import { BotPiece } from '../pieces/BotPiece';
import { enamelOf, sea, seatColour } from '../pieces/colours';
import { Figure } from '../pieces/Figure';
import { ControlField, Crystal } from '../pieces/Goods';
import { nameOf } from '../pieces/naming';
import { Numeral } from '../pieces/Numeral';
import { Octopod } from '../pieces/Octopod';
import { At } from '../pieces/Piece';
import { layersOf, type Part, scaleOf, type Tube, tubeOf } from './layers';

type Props = { readonly view: Seen; readonly places: readonly TablePlace[] };

/** In a box of 1220 by 800. */
const [WIDTH, HEIGHT] = [1220, 800];
const [TOP, BOTTOM] = [90, 680];
const LAYERS: Readonly<Record<Part, string>> = {
  majority: '#8A5A1B',
  bots: '#4E5C8F',
  crystals: '#7D90B8',
};

/** Four glass tubes on one scale, in the order of passing. */
export function Tubes({ view, places }: Props) {
  const { language } = useComfort();
  const say = handWords.useSay();
  const [isShown, show] = useState(false);
  const tubes = view.passed.map(seat => tubeOf(view, seat));
  const scale = scaleOf(tubes);
  const y = (points: number) =>
    BOTTOM - ((points - scale.from) / (scale.to - scale.from)) * (BOTTOM - TOP);
  const step = WIDTH / tubes.length;
  const spoken = tubes
    .map(({ seat, points, score }) =>
      [nameOf(language, places, seat), points, say('nowName', { ...score, lines: 0 })].join(', '),
    )
    .join('. ');
  return (
    <View
      accessible
      aria-label={spoken}
      style={styles.all}
      onLayout={() => show(true)}
      testID="tubes"
    >
      {isShown && (
        <Svg aria-hidden width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {tens(scale.from, scale.to).map(points => (
            <G key={points}>
              <Path
                d={`M60 ${y(points)}H${WIDTH}`}
                stroke={sea.panelLine}
                strokeWidth={2}
                strokeDasharray="3 9"
              />
              <Numeral x={30} y={y(points)} size={34} fill={colors.inkSoft}>
                {points}
              </Numeral>
            </G>
          ))}
          {tubes.map((tube, n) => (
            <G key={tube.seat} transform={`translate(${60 + n * (step - 15)}, 0)`}>
              <TubeShape
                tube={tube}
                y={y}
                scale={scale}
                name={nameOf(language, places, tube.seat)}
                isAsked={view.turn === tube.seat}
              />
            </G>
          ))}
        </Svg>
      )}
    </View>
  );
}

const tens = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / 10) + 1 }, (_, n) => from + n * 10);

type TubeProps = {
  readonly tube: Tube;
  readonly scale: { readonly from: number; readonly to: number };
  readonly name: string;
  readonly isAsked: boolean;
  y(points: number): number;
};

const [LEFT, RIGHT] = [24, 118];
const MIDDLE = (LEFT + RIGHT) / 2;

function TubeShape({ tube, scale, name, isAsked, y }: TubeProps) {
  const { seat, points, left } = tube;
  const top = points + Math.max(0, left);
  return (
    <>
      {isAsked && (
        <Rect
          x={-6}
          y={4}
          width={286}
          height={HEIGHT - 12}
          rx={22}
          fill={seatColour(seat)}
          fillOpacity={0.1}
          stroke={seatColour(seat)}
          strokeWidth={4}
        />
      )}
      <At x={36} y={40} size={50}>
        <Figure seat={seat} />
      </At>
      <Numeral x={70} y={42} size={36} anchor="start">
        {name.length > 9 ? `${name.slice(0, 8)}…` : name}
      </Numeral>
      <Rect
        x={LEFT}
        y={TOP - 6}
        width={RIGHT - LEFT}
        height={BOTTOM - TOP + 12}
        rx={8}
        fill={sea.glass}
      />
      <Rect
        x={LEFT}
        y={y(points)}
        width={RIGHT - LEFT}
        height={Math.max(0, BOTTOM - y(points))}
        fill={enamelOf(seat).bright}
        fillOpacity={0.42}
      />
      {layersOf(tube).map(({ part, from, to }) => (
        <G key={part}>
          <Rect
            x={LEFT}
            y={y(to)}
            width={RIGHT - LEFT}
            height={y(from) - y(to)}
            fill={LAYERS[part]}
            stroke={sea.edge}
            strokeWidth={2}
          />
        </G>
      ))}
      {tube.score.octopods < 0 && !tube.isDone && (
        <At x={MIDDLE + 12} y={y(top) - 24} size={68}>
          <Octopod isCross />
        </At>
      )}
      {linesBetween(scale.from, scale.to).map(line => (
        <Path
          key={line}
          d={`M${LEFT - 16} ${y(line - 0.5)}H${RIGHT + 16}`}
          stroke="#FF5A4C"
          strokeWidth={7}
          strokeLinecap="round"
        />
      ))}
      <Rect
        x={LEFT}
        y={TOP - 6}
        width={RIGHT - LEFT}
        height={BOTTOM - TOP + 12}
        rx={8}
        fill="none"
        stroke="#3B5A96"
        strokeWidth={4}
      />
      {[TOP - 22, BOTTOM + 4].map(at => (
        <Rect
          key={at}
          x={LEFT - 10}
          y={at}
          width={RIGHT - LEFT + 20}
          height={22}
          rx={8}
          fill={colors.brass}
        />
      ))}
      <Circle
        cx={LEFT}
        cy={y(points)}
        r={26}
        fill={sea.edge}
        stroke={seatColour(seat)}
        strokeWidth={4}
      />
      <At x={LEFT} y={y(points)} size={34}>
        <Figure seat={seat} />
      </At>
      <Items tube={tube} />
      <Numeral x={MIDDLE} y={750} size={64} fill={seatColour(seat)}>
        {points}
      </Numeral>
      {left > 0 && (
        <Numeral x={206} y={752} size={44} fill={colors.inkSoft}>
          {`${points + left}?`}
        </Numeral>
      )}
    </>
  );
}

/** The parts of the score beside the tube, and their sum. */
function Items({ tube: { score } }: { readonly tube: Tube }) {
  const rows = [
    ['majority', <ControlField key="m" />, score.majority],
    ['bots', <BotPiece key="b" seat={null} />, score.bots],
    ['crystals', <Crystal key="c" />, score.crystals],
    ['octopods', <Octopod key="o" />, score.octopods],
  ] as const;
  return (
    <>
      {rows.map(([key, picture, count], n) => (
        <G key={key} opacity={count === 0 ? 0.5 : 1}>
          <At x={164} y={170 + n * 64} size={46}>
            {picture}
          </At>
          <Numeral
            x={262}
            y={172 + n * 64}
            size={38}
            anchor="end"
            fill={count < 0 ? colors.stop : colors.ink}
          >
            {changeOf(count)}
          </Numeral>
        </G>
      ))}
      <Path d="M142 404H266" stroke="#3B5A96" strokeWidth={3} />
      <Numeral x={262} y={440} size={48} anchor="end" fill={colors.go}>
        {changeOf(score.total)}
      </Numeral>
    </>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
