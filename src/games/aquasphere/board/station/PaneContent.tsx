import { Circle, Path, Rect } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import {
  CARDS,
  DOCKS,
  EXPANSIONS,
  LEAST_TIME,
  type Letter,
  type Task,
  WHITE_FIELDS,
} from '../../rules/components';
import type { Sector, Seen } from '../../rules/state';
import { CardShape } from '../cards/CardShape';
import { sea } from '../pieces/colours';
import { Figure } from '../pieces/Figure';
import { Crystal, RobotHead, TimeMarker } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { Octopod } from '../pieces/Octopod';
import { At } from '../pieces/Piece';
import { Submarine } from '../pieces/Submarine';
import { TaskShape } from '../pieces/TaskSign';
import { ExpansionShape } from './ExpansionShape';
import { paneMiddle } from './geometry';

type Props = {
  readonly view: Seen;
  readonly letter: Letter;
  readonly task: Task;
  /** The seat whose submarine would come here. */
  readonly ghost: Seat | null;
};

/** What lies in one area of a sector. */
export function PaneContent({ view, letter, task, ghost }: Props) {
  const sector = view.sectors[letter];
  const { x, y } = paneMiddle(task);
  switch (task) {
    case 'octopods':
      return (
        <Counted x={x} y={y - 2} count={sector.octopods}>
          <Octopod isCross={sector.octopods > 1} />
        </Counted>
      );
    case 'crystals':
      return (
        <Counted x={x} y={y} count={sector.crystals}>
          <Crystal />
        </Counted>
      );
    case 'time':
      return <Time x={x} y={y} time={sector.time} />;
    case 'submarine':
      return <Dock {...{ x, y, sector, ghost }} />;
    case 'lab':
      return <TopExpansion x={x} y={y} id={sector.expansions[0]} />;
    case 'card':
      return <TopCard x={x} y={y} id={sector.cards[0]} />;
    case 'program':
      return <WhiteField x={x} y={y} task={WHITE_FIELDS[letter]} />;
  }
}

type PlaceProps = { readonly x: number; readonly y: number };
type CountedProps = PlaceProps & { readonly count: number; readonly children: React.ReactNode };

/** With none left, the piece stays as a shadow. */
const Counted = ({ x, y, count, children }: CountedProps) => (
  <>
    <At x={x - 13} y={y} size={50} opacity={count === 0 ? 0.3 : 1}>
      {children}
    </At>
    <Numeral x={x + 23} y={y + 1} size={37} opacity={count === 0 ? 0.6 : 1}>
      {count}
    </Numeral>
  </>
);

/** Two markers are taken even where fewer lie: dashes. */
function Time({ x, y, time }: PlaceProps & { readonly time: number }) {
  if (time >= LEAST_TIME)
    return (
      <Counted x={x} y={y} count={time}>
        <TimeMarker />
      </Counted>
    );
  return (
    <>
      <At x={x - 14} y={y} size={48} opacity={0.4}>
        <TimeMarker />
      </At>
      <Coin x={x + 22} y={y}>
        {LEAST_TIME}
      </Coin>
    </>
  );
}

/** A number in dashes: what it would cost or bring. */
const Coin = ({ x, y, children }: PlaceProps & { readonly children: number }) => (
  <>
    <Circle
      cx={x}
      cy={y}
      r={22}
      fill={sea.edge}
      fillOpacity={0.55}
      stroke={colors.sand}
      strokeWidth={2.4}
      strokeDasharray="6 4.5"
    />
    <Numeral x={x} y={y} size={34} fill={colors.sand}>
      {children}
    </Numeral>
  </>
);

const BERTHS = [
  { x: -16, y: -17 },
  { x: 17, y: -17 },
  { x: -16, y: 17 },
  { x: 17, y: 17 },
] as const;

type DockProps = PlaceProps & { readonly sector: Sector; readonly ghost: Seat | null };

/** Submarines in the order of the fields, and the price of the next. */
function Dock({ x, y, sector: { submarines }, ghost }: DockProps) {
  const price = DOCKS[submarines.length];
  return (
    <>
      <At x={x} y={y + 4} size={84} opacity={0.2}>
        <Submarine seat={null} />
      </At>
      {BERTHS.map((berth, n) => {
        const at = { x: x + berth.x, y: y + berth.y };
        const seat = submarines[n];
        if (seat)
          return (
            <At key={n} {...at} size={33}>
              <Figure seat={seat} />
            </At>
          );
        if (n !== submarines.length || price === undefined) return null;
        return ghost ? (
          <At key={n} {...at} size={46}>
            <Submarine seat={ghost} isGhost />
          </At>
        ) : (
          <Coin key={n} {...at}>
            {price}
          </Coin>
        );
      })}
    </>
  );
}

type TopProps = PlaceProps & { readonly id: string | undefined };

function TopExpansion({ x, y, id }: TopProps) {
  const expansion = id === undefined ? undefined : EXPANSIONS.get(id);
  if (!expansion) return null;
  return (
    <>
      <Rect
        x={x - 37}
        y={y - 24}
        width={74}
        height={48}
        rx={9}
        fill="#0F3325"
        stroke={sea.flask}
        strokeWidth={3}
      />
      <ExpansionShape {...{ x, y, expansion }} size={34} />
    </>
  );
}

function TopCard({ x, y, id }: TopProps) {
  const card = id === undefined ? undefined : CARDS.get(id);
  if (!card) return null;
  return (
    <>
      <Rect x={x - 30} y={y - 36} width={60} height={72} rx={7} fill={colors.paper} />
      <Path d={`M${x - 30} ${y - 29}a7 7 0 0 1 7 -7h46a7 7 0 0 1 7 7v29h-60z`} fill="#DDB69C" />
      <CardShape card={card} x={x} y={y} size={34} isUpright />
    </>
  );
}

/** A bot that programs another: a head, and the symbol it sets. */
const WhiteField = ({ x, y, task }: PlaceProps & { readonly task: Task }) => (
  <>
    <At x={x - 19} y={y} size={40}>
      <RobotHead />
    </At>
    <At x={x + 20} y={y + 2} size={40}>
      <TaskShape task={task} />
    </At>
  </>
);
