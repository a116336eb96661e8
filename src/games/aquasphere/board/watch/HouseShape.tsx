import { G, Path, Rect as Box } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { PROGRAMMES, type Room, ROOMS, type START } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { seatColour, sea } from '../pieces/colours';
import { Engineer } from '../pieces/Crew';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { Porthole } from '../pieces/Porthole';
import {
  ALL_ARROWS,
  type Arrow,
  arrowLine,
  engineersIn,
  engineerSpot,
  openRooms,
  ROOM_RADIUS,
  roomSpot,
  SLOT,
  slotSpot,
  STANDS,
} from './headquartersPlan';

type Props = { readonly view: Seen };

/** The order of passing, the rooms of this round, and everybody’s engineer. */
export function HouseShape({ view }: Props) {
  const open = openRooms(view);
  const programme = PROGRAMMES[view.programme];
  return (
    <>
      {view.seats.map((_, n) => (
        <Slot key={n} {...{ view }} place={n} />
      ))}
      {ALL_ARROWS.map(arrow => (
        <ArrowShape key={arrow.from + arrow.to} arrow={arrow} isOpen={isOpen(view, open, arrow)} />
      ))}
      <StartPlate />
      {ROOMS.map(room => (
        <Porthole
          key={room}
          task={programme[room]}
          state={open.includes(room) ? 'ready' : 'free'}
          radius={ROOM_RADIUS}
          {...roomSpot(room)}
        />
      ))}
      {STANDS.map(room => (
        <Engineers key={room} {...{ view, room }} />
      ))}
    </>
  );
}

const isOpen = (view: Seen, open: readonly Room[], { from, to }: Arrow): boolean =>
  open.includes(to) && engineersIn(view, from).includes(view.turn);

function Slot({ view, place }: Props & { readonly place: number }) {
  const seat = view.passed[place];
  const { x, y } = slotSpot(place, view.seats.length);
  return (
    <>
      <Box
        x={x - SLOT.size / 2}
        y={SLOT.y}
        width={SLOT.size}
        height={SLOT.size}
        rx={14}
        fill={sea.glass}
        stroke={seat ? seatColour(seat) : sea.empty}
        strokeWidth={seat ? 3.5 : 2.5}
        {...(!seat && { strokeDasharray: '8 6' })}
      />
      {seat ? (
        <At x={x} y={y} size={64}>
          <Engineer seat={seat} />
        </At>
      ) : (
        <Numeral x={x} y={y} size={36} fill={sea.pale}>
          {place + 1}
        </Numeral>
      )}
    </>
  );
}

function ArrowShape({ arrow, isOpen: lit }: { readonly arrow: Arrow; readonly isOpen: boolean }) {
  const { a, b } = arrowLine(arrow);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const colour = lit ? colors.go : '#596285';
  return (
    <>
      <Path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke={colour} strokeWidth={lit ? 5.5 : 3.5} />
      <G transform={`translate(${b.x}, ${b.y}) rotate(${angle})`}>
        <Path d="M4 0L-11 -8V8Z" fill={colour} />
      </G>
    </>
  );
}

const StartPlate = () => (
  <>
    <Box
      x={6}
      y={460}
      width={190}
      height={52}
      rx={14}
      fill={sea.room}
      stroke={colors.brassShade}
      strokeWidth={2.5}
    />
    <Path d="M101 476L114 496H88Z" fill={sea.empty} />
  </>
);

function Engineers({ view, room }: Props & { readonly room: Room | typeof START }) {
  const here = engineersIn(view, room);
  return (
    <>
      {here.map((seat, n) => (
        <At key={seat} {...engineerSpot(room, n, here.length)} size={54}>
          <Engineer seat={seat} />
        </At>
      ))}
    </>
  );
}
