import type { ReactNode } from 'react';
import { Circle, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import type { Card, Reward } from '../../rules/components';
import { BotPiece } from '../pieces/BotPiece';
import { sea, tintOf } from '../pieces/colours';
import { Crystal, LightBulb, TimeMarker } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { Octopod } from '../pieces/Octopod';
import { At } from '../pieces/Piece';
import { Submarine } from '../pieces/Submarine';
import { TaskShape } from '../pieces/TaskSign';
import type { Task } from '../../rules/components';

/** When it applies, and what it does; both in the box of a piece. */
type Halves = { readonly when: ReactNode; readonly what: ReactNode };

const REWARDS: Readonly<Record<Reward, ReactNode>> = {
  time: <TimeMarker />,
  crystal: <Crystal />,
  points: <LightBulb />,
};

const InRoom = ({ task }: { readonly task: Task }) => (
  <>
    <Circle r={12} fill={tintOf(task).glass} stroke={colors.brassShade} strokeWidth={1.6} />
    <At x={0} y={0} size={19}>
      <TaskShape task={task} />
    </At>
  </>
);

const Lock = ({ isOpen }: { readonly isOpen: boolean }) => (
  <>
    <Circle r={10} fill={sea.edge} stroke={colors.brass} strokeWidth={2} />
    <Numeral x={0} y={0} size={15} fill={isOpen ? colors.stop : colors.brassLight}>
      2
    </Numeral>
    {isOpen && <Path d="M-9 9L9 -9" stroke={colors.stop} strokeWidth={2.4} />}
  </>
);

const line = {
  fill: 'none',
  stroke: colors.print,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const Across = () => <Path d="M-10 0H10M-5 -5L-10 0L-5 5M5 -5L10 0L5 5" {...line} />;
const Mark = ({ children }: { readonly children: string }) => (
  <Numeral x={0} y={0} size={17} fill={colors.print}>
    {children}
  </Numeral>
);

function halvesOf(card: Card): Halves {
  switch (card.kind) {
    case 'room':
      return { when: <InRoom task={card.task} />, what: REWARDS[card.reward] };
    case 'catch':
      return { when: <Octopod />, what: REWARDS[card.reward] };
    case 'charging':
      return { when: <BotPiece seat={null} />, what: <LightBulb /> };
    case 'open-lock':
      return { when: <Lock isOpen />, what: <Mark>0</Mark> };
    case 'crossing':
      return { when: <Across />, what: <TimeMarker /> };
    case 'half-price':
      return { when: <Submarine seat={null} />, what: <Mark>½</Mark> };
    case 'sideways':
      return { when: <BotPiece seat={null} />, what: <Across /> };
    case 'interim':
      return { when: <TimeMarker />, what: <InRoom task={card.task} /> };
    case 'at-once':
      return { when: <Mark>!</Mark>, what: <InRoom task={card.task} /> };
  }
}

type Props = {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  /** Of each half. */
  readonly size: number;
  /** One above the other. */
  readonly isUpright?: boolean;
};

/** A research card in two pictures. */
export function CardShape({ card, x, y, size, isUpright = false }: Props) {
  const { when, what } = halvesOf(card);
  const [across, down] = isUpright ? [0, size / 2] : [size / 2, 0];
  return (
    <>
      <At x={x - across} y={y - down} size={size}>
        {when}
      </At>
      <At x={x + across} y={y + down} size={size}>
        {what}
      </At>
    </>
  );
}
