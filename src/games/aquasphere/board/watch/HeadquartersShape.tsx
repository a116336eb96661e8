import { G, Path, Rect } from 'react-native-svg';
import { keysOf } from '@/kit/keys';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { ARROWS, PROGRAMMES, type Room, ROOMS, START } from '../../rules/components';
import { playerOf } from '../../rules/pieces';
import type { Seen } from '../../rules/state';
import { stepBillsOf } from '../../rules/targets';
import { Engineer } from '../pieces/Crew';
import { sea } from '../pieces/colours';
import { At } from '../pieces/Piece';
import { Porthole } from '../pieces/Porthole';

type Spot = { readonly x: number; readonly y: number };

/** In a box of 360 by 470. */
export const QUARTERS = { width: 360, height: 470 } as const;
const PLACES: Readonly<Record<Room | typeof START, Spot>> = {
  c1: { x: 62, y: 56 },
  c2: { x: 180, y: 56 },
  c3: { x: 298, y: 56 },
  b1: { x: 108, y: 188 },
  b2: { x: 252, y: 188 },
  a1: { x: 108, y: 320 },
  a2: { x: 252, y: 320 },
  start: { x: 180, y: 430 },
};
const ROOM_RADIUS = 46;

/** The headquarters from the start below to the three rooms at the top. */
export function HeadquartersShape({ view }: { readonly view: Seen }) {
  const ways = view.phase.name === 'turn' ? stepBillsOf(view, view.turn) : [];
  const open = ways.filter(it => it.whyNot === undefined).map(({ room }) => room);
  const from = playerOf(view, view.turn).engineer;
  return (
    <>
      {keysOf(ARROWS).flatMap(start =>
        ARROWS[start].map(to => (
          <Arrow
            key={`${start} ${to}`}
            from={PLACES[start]}
            to={PLACES[to]}
            isOpen={from === start && open.includes(to)}
          />
        )),
      )}
      <Rect
        x={PLACES.start.x - 38}
        y={PLACES.start.y - 24}
        width={76}
        height={48}
        rx={14}
        fill={sea.glass}
        stroke={colors.brassShade}
        strokeWidth={3}
      />
      {ROOMS.map(room => (
        <Porthole
          key={room}
          task={PROGRAMMES[view.programme][room]}
          state={open.includes(room) ? 'ready' : 'free'}
          {...PLACES[room]}
          radius={ROOM_RADIUS}
        />
      ))}
      {view.seats.map(seat => (
        <StandingEngineer key={seat} view={view} seat={seat} />
      ))}
    </>
  );
}

function Arrow({ from, to, isOpen }: { from: Spot; to: Spot; isOpen: boolean }) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [start, end] = [ROOM_RADIUS + 8, far - ROOM_RADIUS - 10];
  const color = isOpen ? colors.go : sea.empty;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <>
      <Path
        d={`M${from.x + dx * start} ${from.y + dy * start}L${from.x + dx * end} ${from.y + dy * end}`}
        stroke={color}
        strokeWidth={isOpen ? 7 : 4}
      />
      <G transform={`translate(${from.x + dx * end}, ${from.y + dy * end}) rotate(${angle})`}>
        <Path d="M-4 -9L9 0L-4 9Z" fill={color} />
      </G>
    </>
  );
}

/** Several engineers at one place stand beside each other. */
function StandingEngineer({ view, seat }: { readonly view: Seen; readonly seat: Seat }) {
  const { engineer } = playerOf(view, seat);
  if (engineer === null) return null;
  const beside = view.seats.filter(it => playerOf(view, it).engineer === engineer);
  const n = beside.indexOf(seat);
  const { x, y } = PLACES[engineer];
  const at =
    engineer === START
      ? { x: x + (n - (beside.length - 1) / 2) * 50, y: y + 4 }
      : { x: x + (n % 2 === 0 ? 46 : -46), y: y + 26 - Math.floor(n / 2) * 46 };
  return (
    <At {...at} size={66}>
      <Engineer seat={seat} />
    </At>
  );
}
