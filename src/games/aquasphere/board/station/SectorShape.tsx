import { Circle, G, Path, Rect } from 'react-native-svg';
import { of, type Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { type Letter, type Task, TASKS } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { BotPiece } from '../pieces/BotPiece';
import { enamelOf, sea, tintOf } from '../pieces/colours';
import { Scientist } from '../pieces/Crew';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { HOURS } from '../pieces/signs';
import { ChargingStation } from './ChargingStation';
import { HUB, paneAt, polar, RADIUS } from './geometry';
import { PaneContent } from './PaneContent';

/** What would be there after the act that a player is planning. */
type SectorPlan = {
  readonly seat: Seat;
  /** The panes that can be used, with the chosen one first. */
  readonly usable: readonly Task[];
  readonly task: Task;
  /** The submarine that would be launched lies there as a ghost. */
  readonly launches: boolean;
  /** The charging station would overflow. */
  readonly overflows: boolean;
  /** The bot already stands on the control field. */
  readonly isDone: boolean;
};

type Props = {
  readonly view: Seen;
  readonly letter: Letter;
  /** The colour of brass that its drawing has defined. */
  readonly brass: string;
  readonly plan?: SectorPlan | undefined;
};

/** A sector as a porthole: seven panes at their hours, the control field in the middle. */
export function SectorShape({ view, letter, brass, plan }: Props) {
  const sector = view.sectors[letter];
  return (
    <>
      <Circle r={RADIUS + 10} fill={sea.edge} fillOpacity={0.55} />
      <Circle r={RADIUS} fill={brass} />
      <Circle r={RADIUS - 6} fill={sector.control ? enamelOf(sector.control).bright : sea.edge} />
      <Circle r={RADIUS - 9.5} fill={sea.edge} />
      {RIVETS.map(({ x, y }) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={2} fill={sea.edge} fillOpacity={0.7} />
      ))}
      {TASKS.map(task => (
        <Pane key={task} {...{ view, letter, task, plan }} />
      ))}
      <ChargingStation
        seats={sector.charging}
        players={view.seats.length}
        overflows={plan?.overflows ?? false}
      />
      <Hub {...{ letter, brass, plan }} control={sector.control} />
    </>
  );
}

const RIVETS = Array.from({ length: 16 }, (_, n) => polar((n * 12) / 16 + 0.375, RADIUS - 3));

type PaneProps = Pick<Props, 'view' | 'letter' | 'plan'> & { readonly task: Task };

function Pane({ view, letter, task, plan }: PaneProps) {
  const isUsable = plan?.usable.includes(task) ?? false;
  const isChosen = plan?.task === task;
  const { glass } = tintOf(task);
  const hour = HOURS[task];
  return (
    <G opacity={plan && !isUsable ? 0.38 : 1}>
      <Path
        d={paneAt(hour)}
        fill={glass}
        stroke={isUsable ? colors.go : sea.edge}
        strokeWidth={isChosen ? 5 : isUsable ? 3.5 : 3}
        strokeLinejoin="round"
      />
      <PaneContent
        {...{ view, letter, task }}
        ghost={isChosen && plan?.launches ? plan.seat : null}
      />
    </G>
  );
}

type HubProps = Pick<Props, 'letter' | 'brass' | 'plan'> & { readonly control: Seat | null };

function Hub({ letter, brass, control, plan }: HubProps) {
  const isGhost = plan !== undefined && !plan.isDone;
  const seat = isGhost ? plan.seat : control;
  return (
    <>
      <Circle r={HUB} fill={brass} />
      <Circle r={HUB - 4} fill={control ? enamelOf(control).bright : sea.edge} />
      <Circle r={HUB - 7} fill={sea.room} />
      <Circle r={HUB - 18} fill={colors.lamp} fillOpacity={0.14} />
      {seat && (
        <At x={0} y={-5} size={82}>
          <BotPiece seat={seat} isGhost={isGhost} />
        </At>
      )}
      <Rect
        x={-20}
        y={HUB - 27}
        width={40}
        height={42}
        rx={10}
        fill={sea.room}
        stroke={colors.brass}
        strokeWidth={3}
      />
      <Numeral x={0} y={HUB - 5.5} size={36} fill={colors.brassLight}>
        {letter}
      </Numeral>
    </>
  );
}

type CrewProps = Pick<Props, 'view' | 'letter'> & {
  /** These are on their way. */
  readonly away: readonly Seat[];
};

const scientistsIn = (view: Seen, letter: Letter): readonly Seat[] =>
  view.seats.filter(seat => of(view.players, seat).scientist.sector === letter);

/** Where a scientist stands, from the middle of its sector. */
export const scientistSpot = (view: Seen, seat: Seat) =>
  standingAt(view, scientistsIn(view, of(view.players, seat).scientist.sector), seat);

/** Scientists stand outside their pane; several beside each other. */
export function Scientists({ view, letter, away }: CrewProps) {
  const here = scientistsIn(view, letter).filter(seat => !away.includes(seat));
  return (
    <>
      {here.map(seat => (
        <At key={seat} {...standingAt(view, here, seat)} size={62}>
          <Scientist seat={seat} />
        </At>
      ))}
    </>
  );
}

/** Those of the same pane stand a little apart. */
function standingAt(view: Seen, here: readonly Seat[], seat: Seat) {
  const { task } = of(view.players, seat).scientist;
  const same = here.filter(it => of(view.players, it).scientist.task === task);
  return outsideOf(task, same.indexOf(seat) - (same.length - 1) / 2);
}

/** Outside a pane, and so many places further along the rim. */
export function outsideOf(task: Task, aside = 0) {
  // Locks stand at three and at nine.
  const beside = HOURS[task] % 6 === 3 ? 0.5 : 0;
  return polar(HOURS[task] + beside + aside * 0.72, RADIUS + 9);
}
